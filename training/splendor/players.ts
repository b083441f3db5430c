/** Who plays Splendor for the learner. */
import { BotRandom, type Guide, type Random, randomFor } from '../../platform/game/src/index.ts';
import { search } from '../../platform/bots/src/search.ts';
import { guide } from '../../games/splendor/bots/guide.ts';
import { moveBy } from '../../games/splendor/bots/learnt/choices.ts';
import { guideBy } from '../../games/splendor/bots/learnt/guide.ts';
import { INPUTS, SEATS } from '../../games/splendor/bots/learnt/inputs.ts';
import { bestChoice, Network, network as shippedNetwork } from '../../games/splendor/bots/learnt/network.ts';
import { CHOICES } from '../../games/splendor/bots/learnt/choices.ts';
import { planner } from '../../games/splendor/bots/planner.ts';
import { game } from '../../games/splendor/src/game.ts';
import { type Move, moves as legal } from '../../games/splendor/src/moves.ts';
import { ACTION, GIVE_BACK, type State } from '../../games/splendor/src/state.ts';
import { drawByWorth } from '../draw.ts';
import { layoutOf, type Recorder } from '../record.ts';
import { weightsIn } from '../weights.ts';

export const layout = layoutOf(INPUTS, 1, CHOICES, SEATS, true);

/** Who decides for the player on turn. */
export type Seated = (state: State) => Move;

export function readNetwork(file: string): Network {
  const { header, weights } = weightsIn(file);
  return new Network(weights, header.wide, header.narrow);
}

/** The network to ask, by the number of seats. */
type NetworkOf = (seats: number) => Network;
export const always =
  (network: Network): NetworkOf =>
  () =>
    network;

/** The network's best, every time. */
export const byNetwork =
  (networkOf: NetworkOf): Seated =>
  (state) => {
    const network = networkOf(state.tokens.length);
    return moveBy(
      state,
      (table) => network.look(table),
      (_, choices) => bestChoice(network, choices),
    );
  };

/** What promises most at first sight by the judgement that search has. */
export const bySight: Seated = (state) => {
  const moves = legal(state);
  if (moves.length === 1) return moves[0];
  const few = guide.worth(state, moves);
  if (few.length === 1 || (state.step !== ACTION && state.step !== GIVE_BACK)) return few[0];
  const promises = guide.promise?.(state, few) ?? [];
  return few[promises.indexOf(Math.max(...promises))];
};

let decisions = 0;

function byBot({ decide }: Pick<typeof planner, 'decide'>): Seated {
  return (state) => {
    const moves = legal(state);
    if (moves.length === 1) return moves[0];
    const random: BotRandom = randomFor('trial', state.turn, decisions++);
    return decide(game.view(state, state.turn), moves, state.turn, random).move;
  };
}

function bySearch(budget: string, by: Guide<State, Move>): Seated {
  const settings = budget.endsWith('ms') ? { ms: Number.parseFloat(budget) } : { playouts: Number(budget) };
  return byBot(search(game, { ...settings, guide: by }));
}

/**
 * By name: `planner`, `sight`, `search:300`, `search:20ms`, `FILE.weights`, `FILE.weights:300`, which searches with the network as judge, or `FILE.weights:300:1.5`,
 * which also weighs moves by it, with that calm, or `FILE.weights:300:1.5:prior`, which does only that and judges by the small evaluation; `shipped` stands for what is
 * shipped.
 */
export function playerOf(name: string): Seated {
  if (name === 'planner') return byBot(planner);
  if (name === 'sight') return bySight;
  const [first, budget, calm, prior] = name.split(':');
  if (first === 'search') return bySearch(budget, guide);
  const networkOf = first === 'shipped' ? shippedNetwork : always(readNetwork(first));
  if (budget === undefined) return byNetwork(networkOf);
  const by = guideBy(networkOf, calm === undefined ? null : Number(calm));
  return bySearch(budget, prior === 'prior' ? { ...by, outlook: (state) => guide.outlook?.(state) ?? null } : by);
}

/** Decisions of one seat in one game: where they are written down, and what each seat's chances seemed then. */
export interface Diary {
  readonly seat: number;
  readonly records: number[];
  readonly hopes: (readonly number[] | null)[];
}

export const newDiary = (seat: number): Diary => ({ seat, records: [], hopes: [] });

/** Draws what the network decides and writes it down. */
export function learning(network: Network, chance: Random, recorder: Recorder, diary: Diary): Seated {
  return (state) =>
    moveBy(
      state,
      (table) => network.look(table),
      (table, choices) => {
        const [at, log] = drawByWorth(
          chance,
          choices.map((each) => network.worth(each)),
        );
        const choice = choices[at];
        diary.records.push(recorder.add(network.bytes, 0, choices, choice, log));
        diary.hopes.push(network.chances(table.turn, table.tokens.length));
        return choice;
      },
    );
}

/** Shares of the win by place, this seat first; -1 where nobody sits. */
export const byPlace = (shares: readonly number[], seat: number): number[] =>
  Array.from({ length: SEATS }, (_, place) => (place < shares.length ? shares[(seat + place) % shares.length] : -1));

/** Generalised advantages: how much better things went than hoped, the near future counting most. */
export function settle(
  recorder: Recorder,
  { seat, records, hopes }: Diary,
  paid: readonly number[],
  lambda: number,
): void {
  const gains = paid.map(() => 0);
  let next = paid;
  for (let i = records.length - 1; i >= 0; i--) {
    const hope = hopes[i] ?? next;
    for (let each = 0; each < gains.length; each++) gains[each] = next[each] - hope[each] + lambda * gains[each];
    const returns = hope.map((share, each) => Math.max(0, share + gains[each]));
    recorder.settle(records[i], gains[seat], byPlace(returns, seat));
    next = hope;
  }
}

const OPTIONS = { rules: 'official', strictThree: false } as const;
const LONGEST = 60;

/** A game to its end, and what each seat is paid; one that goes on too long is shared. */
export function playOut(seated: readonly Seated[], seed: string): readonly number[] {
  const state = game.start(OPTIONS, seated.length, seed);
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    if (state.round > LONGEST) break;
    game.advance(state, seated[turn](state));
  }
  return game.result(state)?.payoffs ?? seated.map(() => 1 / seated.length);
}
