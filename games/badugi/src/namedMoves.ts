/** Draws given as objects: `{type: 'draw', cards: ['Kd', 'Qh']}` throws these cards and draws; `discard` means the same. */
import { cardName } from './cards.ts';
import type { View } from './view.ts';

export function wordsOf(
  move: Readonly<Record<string, unknown>>,
  view: View,
): readonly string[] | { readonly refused: string } | null {
  const { type, card, cards = card === undefined ? undefined : [card] } = move;
  if (type !== 'draw' && type !== 'discard') return null;
  if (!view.drawing) return { refused: 'this is a betting round, cards are thrown in a draw' };
  if (!Array.isArray(cards)) {
    if (type === 'draw' && view.picked.length > 0) return ['draw'];
    return { refused: `name the cards to throw as cards, such as {"type": "${type}", "cards": ["Kd"]}` };
  }
  const left = view.cards.filter((each) => !view.picked.includes(each)).map(cardName);
  const wanted = cards.map((each) => String(each).trim().toLowerCase());
  const thrown = left.filter((name) => wanted.includes(name.toLowerCase()));
  if (thrown.length !== wanted.length) return { refused: `each card once, and only of ${left.join(' ')}` };
  if (thrown.length + view.picked.length === 0) return ['stand pat'];
  return [...thrown.map((name) => `discard ${name}`), 'draw'];
}
