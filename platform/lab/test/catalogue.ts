/** A catalogue for the lab's tests: Kuhn poker with three simple players. */
import type { AnyBot, GamePack } from '@baize/game';
import { kuhn, type View } from '@baize/game/test/kuhn.ts';

const fixed = (name: string, move: (view: View) => 'p' | 'b'): AnyBot => ({
  name,
  about: `A player for tests: ${name}.`,
  stars: 0,
  decide: (view: View) => ({ move: move(view), why: name }),
});

export const pack: GamePack = {
  game: kuhn,
  bots: [fixed('meek', () => 'p'), fixed('honest', (view) => (view.card === 2 ? 'b' : 'p')), fixed('bold', () => 'b')],
  rulesText: '',
  probe: {
    round: (state: { line: string }) => Math.ceil((state.line.length + 1) / 2),
    series: { moves: { label: 'Moves made', keep: 'last', read: (state: { line: string }) => state.line.length } },
    holdings: {
      label: 'Cards held',
      read: (state: { cards: number[] }, seat) => ({ [`card ${state.cards[seat]}`]: 1 }),
    },
  },
  readBot: (text, name) => {
    if (text !== 'p' && text !== 'b') throw new Error(`line 1, column 1: expected p or b, not '${text}'`);
    return fixed(name, () => text);
  },
};

export const catalogue = [{ name: 'kuhn', load: async () => pack }];
