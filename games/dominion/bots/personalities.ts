/** Three players with a temper: one attacks, one guards and trims its deck, one takes what the kingdom offers. */
import type { Bot } from '@baize/game';
import type { Move } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { strategyBot } from './player.ts';
import { readStrategy } from './strategy.ts';

const ending = 'Duchy if 0 < horizon <= 4\nEstate if 0 < horizon <= 2';

const attacks = readStrategy(`
about: Buys every attack that pays: Witches first, then Bandits, Militias, Thieves and Bureaucrats.
Province if money > 15
${ending}
Witch until 2
Gold
Bandit until 1
Militia until 2
Bureaucrat until 1 if supply Witch = 0
Thief until 1 if supply Witch + supply Militia = 0
Spy until 1 if supply Witch = 0
Silver
`);

const guards = readStrategy(`
about: Hides behind Moats and trims its deck before it buys money.
Province if money > 15
${ending}
Gold
Chapel until 1 if turn <= 2
Sentry until 1 if Chapel = 0
Moneylender until 1 if turn <= 4 and Chapel = 0
Remodel until 1 if turn <= 4 and Chapel + Moneylender = 0
Moat until 2 if Silver >= 1 or coins = 2
Laboratory until 2
Silver
trash: Curse; Estate if horizon > 4; Copper if money > 5; Estate if horizon > 2
`);

/** Takes what the kingdom offers. */
export const kingdom = readStrategy(`
about: Looks at the kingdom: draws where cards draw, curses where there are Curses, guards where it is attacked.
Province if money > 15
${ending}
Witch until 1
Gold
Sentry until 1 if turn <= 8
Laboratory until 3
Bandit until 1 if Witch = 0
Council Room until 1 if supply Laboratory = 0
Market until 2
Library until 1 if Smithy = 0
Artisan until 1
Smithy until 1 if Witch = 0
Smithy until 2 if size >= 16 and Witch = 0
Militia until 1 if Smithy + Witch = 0
Moneylender until 1 if turn <= 3 and Smithy + Militia + Witch = 0
Poacher until 2
Merchant until 2 if Silver >= 2
Vassal until 1 if Smithy + Witch + Militia + Bandit = 0 and Silver >= 2
Moat until 1 if Silver >= 2 and supply Witch + supply Militia > 0 and Smithy + Witch = 0
Silver
`);

/** What they follow, the strongest first. */
export const tempers = [kingdom, attacks, guards];

export const aggressive: Bot<View, Move> = strategyBot(attacks, 'aggressive', 2);
export const defensive: Bot<View, Move> = strategyBot(guards, 'defensive', 2);
export const balanced: Bot<View, Move> = strategyBot(kingdom, 'balanced', 3);
