/** Why a hint is good, as a sentence about the game. */
import { COINS, FACTS, nameOf, POINTS, PROVINCE, TREASURES, VICTORIES } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { FACES } from './faces.ts';
import { texts } from './texts.ts';

/** A card's text without its signs for bold and coins. */
const plain = (text: string): string => text.replaceAll('*', '').replace(/\((\d)\)/g, '$1 coins');
const coinsIn = (counts: readonly number[]): number =>
  counts.reduce((sum, count, card) => sum + count * COINS[card], 0);

export function explain({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: number;
  readonly words: string;
}): string | null {
  const [verb = '', ...rest] = words.split(' ');
  if (words === 'end turn') return 'Nothing within reach would make your deck better.';
  if (words === 'play treasures') {
    return `Gives you ${texts.coins(view.coins + coinsIn(view.hand ?? []))} to spend.`;
  }
  const card = FACTS.findIndex(({ name }) => name === rest.join(' '));
  if (card < 0) return null;
  if (verb === 'trash') return texts.trashing[nameOf(card)] ?? null;
  if (verb === 'play') return plain(FACES[nameOf(card)].full);
  if (verb !== 'buy' && verb !== 'gain') return null;
  const { owned, cards } = view.players[seat];
  if (VICTORIES[card] && POINTS[card] > 0) {
    const left = (view.supply[PROVINCE] ?? 0) - (card === PROVINCE ? 1 : 0);
    return `${texts.points(POINTS[card])}, with ${texts.many(left, 'Province')} left.`;
  }
  if (TREASURES[card])
    return `Your cards are worth ${(coinsIn(owned) / Math.max(1, cards)).toFixed(1)} coins on average; ${nameOf(card)} is worth ${COINS[card]}.`;
  const have = owned[card] ?? 0;
  return `${plain(FACES[nameOf(card)].full)} ${have === 0 ? 'Your first one.' : `You own ${have}.`}`;
}
