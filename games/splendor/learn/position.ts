/** Tables of Splendor laid out by hand, for lessons: two players, every card and token accounted for. */
import { seeded, shuffle } from '@baize/game';
import { CARDS, cardNumber, COLORS, nobleNumber, PRESTIGE, BONUS, TIER, type Token, TOKENS } from '../src/facts.ts';
import { setUp, type State } from '../src/state.ts';

interface Side {
  readonly tokens?: Partial<Record<Token, number>>;
  /** Ids of cards bought and of cards reserved. */
  readonly cards?: readonly string[];
  readonly reserved?: readonly string[];
}

interface Layout {
  /** Ids of the cards on the table, tier after tier; the usual ones fill up what is missing. */
  readonly open?: readonly string[];
  readonly nobles?: readonly string[];
  readonly me?: Side;
  readonly rival?: Side;
  readonly round?: number;
}

const usual = 't1-34 t1-03 t1-31 t1-17 t2-08 t2-16 t2-20 t2-13 t3-18 t3-05 t3-10 t3-15'.split(' ');

export function position({
  open = usual,
  nobles = ['n-03', 'n-06', 'n-09'],
  me = {},
  rival = {},
  round = 1,
}: Layout = {}): State {
  const sides = [me, rival];
  const owned = sides.flatMap(({ cards = [], reserved = [] }) => [...cards, ...reserved]).map(cardNumber);
  const decks = [0, 1, 2].map((tier) => {
    const here = [...open, ...usual].map(cardNumber).filter((card) => TIER[card] === tier && !owned.includes(card));
    const shown = [...new Set(here)].slice(0, 4);
    const rest = CARDS.map((_, card) => card).filter(
      (card) => TIER[card] === tier && !owned.includes(card) && !shown.includes(card),
    );
    return [...shuffle(seeded('lesson'), rest), ...shown.toReversed()];
  });
  const state = setUp({ rules: 'official', strictThree: false }, 2, decks, nobles.map(nobleNumber));
  state.round = round;
  state.turns = 2 * round - 1;
  sides.forEach(({ tokens = {}, cards = [], reserved = [] }, seat) => {
    TOKENS.forEach((token, kind) => {
      const count = tokens[token] ?? 0;
      state.tokens[seat][kind] += count;
      state.bank[kind] -= count;
    });
    state.bought[seat] = cards.map(cardNumber);
    for (const card of state.bought[seat]) {
      state.bonuses[seat][BONUS[card]] += 1;
      state.prestige[seat] += PRESTIGE[card];
    }
    state.reserved[seat] = reserved.map(cardNumber);
    state.blind[seat] = reserved.map(() => 0);
  });
  if (state.bank.slice(0, COLORS.length).some((count) => count < 0)) throw new Error('more tokens than there are');
  return state;
}
