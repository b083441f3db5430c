/** Games that break one promise each: what the conformance suite is tested on. */
import type { GameEvent, Result, Seat } from '../src/index.ts';
import { type Event, kuhn, type Move, type State, type View } from './kuhn.ts';

type Kuhn = typeof kuhn;
type Start = Kuhn['start'];

/** Kuhn poker with something else in place of a part of it. */
const but = (part: Partial<Kuhn>): Kuhn => ({ ...kuhn, ...part });

const folded = (line: string): boolean => line.endsWith('bp');

const showsEverything = but({
  view: (state, seat) => ({ ...kuhn.view(state, seat), shown: state.cards.slice(0, 2) }),
  imagine: (view, chance) => kuhn.imagine({ ...view, shown: null }, chance),
});

/** Consistent with itself, as a view that is right would be: only that nobody was told. */
const showsFoldedHands = but({
  view: (state, seat) => ({ ...kuhn.view(state, seat), ...(folded(state.line) && { shown: state.cards.slice(0, 2) }) }),
});

/** Imagines other cards than a seat held, once the hand is over. */
const forgetsTheEnd = but({
  imagine: (view, chance) => kuhn.imagine(folded(view.line) ? { ...view, card: null } : view, chance),
});

/** Deals new cards into a spare state, but does not take back what was played there. */
const leavesTraces = but({
  imagine(view, chance, spare) {
    const fresh = kuhn.imagine(view, chance);
    return spare === undefined ? fresh : { ...spare, cards: fresh.cards, chance: fresh.chance };
  },
});

const telling = (tell: (state: State) => Event): Kuhn =>
  but({
    advance(state, move) {
      state.events?.push(tell(state));
      kuhn.advance(state, move);
    },
  });

/** Hides the card in the view, but the events tell it to everybody. */
const gossip = (state: State): GameEvent & { card: number } => ({ type: 'passed', seat: 0, card: state.cards[0] });
const gossips = telling((state) => gossip(state) as Event);
const revealsSecrets = telling((state) => ({ type: 'revealed', cards: state.cards.slice(0, 2) }));
const revealsTooMuch = but({
  advance(state, move) {
    kuhn.advance(state, move);
    const last = state.events?.at(-1);
    if (last?.type === 'revealed') state.events?.splice(-1, 1, { type: 'revealed', cards: state.cards.slice() });
  },
});
const revealsInSecret = telling(
  (state) => ({ type: 'revealed', cards: [], hidden: { to: [0], cards: state.cards } }) as unknown as Event,
);
const speechless = but({ tell: () => '' });

const unplayable = but({
  advance(state, move) {
    if (move === 'b') throw new Error('no chips');
    kuhn.advance(state, move);
  },
});

let clock = 0;
const restart: Start = (options, seats, seed) => kuhn.start(options, seats, `${seed} ${clock++}`);
const restless = but({ start: restart });
const mutating = but({ copy: (state) => state });
const forgetsOnCopying = but({ copy: (state) => ({ ...kuhn.copy(state), line: '' }) });
const touches = but({
  view(state, seat) {
    state.chance.a++;
    return kuhn.view(state, seat);
  },
});

/** Keeps a list where the state is kept. */
const keepsNotes = but({
  moves(state) {
    state.cards.length = 4;
    state.cards[3] = kuhn.moves(state).length;
    return kuhn.moves(state);
  },
});

const endless = but({ turn: () => 0, moves: () => ['p', 'b'], result: () => null, advance: () => {} });
const stuck = but({ moves: (state) => (state.line === 'p' ? [] : kuhn.moves(state)) });
const undecided = but({ result: (state) => (folded(state.line) ? null : kuhn.result(state)) });
const noWinners = but({
  result(state) {
    const result = kuhn.result(state);
    return result === null ? null : { ...result, winners: [] };
  },
});

const careless = but({
  advance(state, move) {
    kuhn.advance(state, move);
    if (state.line === 'pb') state.cards.pop();
  },
});

const mumbling = but({ say: () => 'go' });
const untidy = but({ say: (move, state) => `${kuhn.say(move, state)} ` });
const notPlain = but({
  start: (options, seats, seed) => ({ ...kuhn.start(options, seats, seed), extra: new Map() }),
  copy: (state) => ({ ...kuhn.copy(state), extra: new Map() }),
});

/** What is kept beside the state is lost when the state goes through JSON. */
const counts = new WeakMap<State, number>();
const remembers = but({
  copy(state) {
    const copied = kuhn.copy(state);
    counts.set(copied, counts.get(state) ?? 0);
    return copied;
  },
  advance(state, move) {
    const made = (counts.get(state) ?? 0) + 1;
    counts.set(state, made);
    kuhn.advance(state, move);
    if (made === 2) state.chance.a = 0;
  },
});

const anonymous = but({ view: (state) => kuhn.view(state, null) });
/** Its texts know more than its views say. */
const secrets = new WeakMap<View, State>();
const winks = but({
  view(state, seat) {
    const view = kuhn.view(state, seat);
    secrets.set(view, state);
    return view;
  },
  show: (view) => `${kuhn.show(view)} ${secrets.get(view)?.cards.join('') ?? ''}`,
});

/** Marks the states that are only imagined, to be able to treat them otherwise. */
type Marked = State & { imagined?: boolean };
const marking = but({ imagine: (view, chance): Marked => ({ ...kuhn.imagine(view, chance), imagined: true }) });
const mixesUpTurns = {
  ...marking,
  turn: (state: Marked): Seat | null =>
    state.imagined && kuhn.turn(state) !== null ? 1 - (state.line.length % 2) : kuhn.turn(state),
};
const hidesMoves = {
  ...marking,
  moves: (state: Marked): readonly Move[] => (state.imagined ? kuhn.moves(state).slice(0, 1) : kuhn.moves(state)),
};
const changesResults = {
  ...marking,
  result(state: Marked): Result | null {
    const result = kuhn.result(state);
    return result === null || !state.imagined ? result : { ...result, how: 'otherwise' };
  },
};

/** Plays otherwise once a game is over. */
let over = false;
const tiresOut = but({
  result(state) {
    const result = kuhn.result(state);
    over ||= result !== null;
    return result;
  },
  advance(state, move) {
    kuhn.advance(state, move);
    if (over) state.chance.a = 0;
  },
});

export const broken = {
  showsEverything,
  showsFoldedHands,
  forgetsTheEnd,
  leavesTraces,
  gossips,
  revealsSecrets,
  revealsTooMuch,
  revealsInSecret,
  speechless,
  unplayable,
  restless,
  mutating,
  forgetsOnCopying,
  touches,
  keepsNotes,
  endless,
  stuck,
  undecided,
  noWinners,
  careless,
  mumbling,
  untidy,
  notPlain,
  remembers,
  anonymous,
  winks,
  mixesUpTurns,
  hidesMoves,
  changesResults,
  tiresOut,
};
