/** Big Money played well: Provinces not too soon, Duchies and Estates in time, one strong Action, an eye on the end of the game. */
import { strategyBot } from './player.ts';
import { readStrategy } from './strategy.ts';

/** A second Action that could not be played beside the first is worth less than a Silver: so there is one. */
const one = ['Witch', 'Council Room', 'Smithy', 'Library', 'Militia', 'Bureaucrat'];

export const tunedMoney = readStrategy(`
about: Big Money with one strong Action, Victory cards in time, and an eye on the end of the game.
Province if money >= 15
Duchy if horizon <= 4
Estate if horizon <= 2
Witch until 1
Gold
Duchy if horizon <= 6
${one
  .slice(1)
  .map((card) => `${card} until 1 if ${one.join(' + ')} = 0`)
  .join('\n')}
Silver
ending: careful
`);

export const tuned = strategyBot(tunedMoney, 'tuned', 3);
