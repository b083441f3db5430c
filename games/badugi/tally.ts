/** Counting what the CPU players decide at a table, for their success criteria. */
import type { Seat } from '@baize/game';
import { basic } from './bots/basic.ts';
import { cpus } from './bots/cpu.ts';
import { beatingWeights, breaking, type Outlook, outlookAgainst } from './bots/equity.ts';
import { inChart, type PositionCategory } from './bots/profiles.ts';
import { later } from './bots/ranges.ts';
import { latestDraw, maySnow, outlookOf, type Situation, situationOf } from './bots/situation.ts';
import { HAND, type Player, playMatch } from './measure.ts';
import { BET, CALL, FOLD, PAT, RAISE } from './src/betting.ts';
import { CLASSES, classOf, topRank } from './src/hand.ts';
import { ACTIONS, type State } from './src/state.ts';
import type { View } from './src/view.ts';

export class Counter {
  yes = 0;
  all = 0;
  note(hit: boolean): void {
    this.all++;
    if (hit) this.yes++;
  }
}

const byPosition = (): Readonly<Record<PositionCategory, Counter>> => ({
  early: new Counter(),
  middle: new Counter(),
  late: new Counter(),
});

/** Kinds of spots met less often say more about chance than about equity. */
const OFTEN = 20;

/** What is counted while the six profiles and `basic` play; only the profiles' decisions count. */
class Tally {
  /** Folds of players who are first in and post no blind. */
  readonly folds = byPosition();
  /** As `folds`, of hands in which three cards count or four. */
  readonly foldsOfThree = byPosition();
  readonly raisesAtDrawers = new Counter();
  readonly raisesAtPat = new Counter();
  readonly snows = new Counter();
  /** Hands opened, the small blind's included, and whether they are in the chart. */
  readonly openings = new Counter();
  /** As `openings`, of players who post no blind. */
  readonly openingsUnposted = new Counter();
  readonly prices = new Counter();
  /** Badugis about to draw where breaking has more equity against the hands that are really held. */
  readonly breaks = new Counter();
  /** All badugis about to draw, by top card, draws left, opponents and pat opponents: what breaking brings against the true hands. */
  readonly #breakable = new Map<string, { gain: number; count: number; broken: number }>();

  /** As `breaks`, for kinds of spots: all spots of a kind in which breaking has more equity on average. */
  get breaksByKind(): Counter {
    const counter = new Counter();
    for (const { gain, count, broken } of this.#breakable.values())
      if (gain > 0 && count >= OFTEN) for (let i = 0; i < count; i++) counter.note(i < broken);
    return counter;
  }

  note(view: View, seat: Seat, move: number, state: State): void {
    const situation = situationOf(view, seat);
    if (view.drawing) {
      if (view.picked.length === 0) this.#noteDraw(situation, move, state);
    } else if (view.street === 0) this.#noteOpening(situation, move);
    else this.#noteBetting(situation, move);
  }

  #noteOpening(situation: Situation, move: number): void {
    const { view, position, hand, size, inBlinds } = situation;
    const entered = view.line.some((code) => ACTIONS[(code >> 3) & 7] !== 'fold');
    if (entered) return;
    const opened = move === RAISE || move === CALL;
    if (opened) this.openings.note(inChart(position, hand));
    if (inBlinds) return;
    if (opened) this.openingsUnposted.note(inChart(position, hand));
    this.folds[position].note(move === FOLD);
    if (size >= 3) this.foldsOfThree[position].note(move === FOLD);
  }

  #noteBetting(situation: Situation, move: number): void {
    const { view, shown, size, price, drawsLeft, hand } = situation;
    if (view.raiseTo > 0) {
      const raised = move === BET || move === RAISE;
      if (shown.every((each) => latestDraw(each) >= 2)) this.raisesAtDrawers.note(raised);
      if (shown.some((each) => latestDraw(each) === 0)) this.raisesAtPat.note(raised);
    }
    if (view.toCall > 0 && size < 4 && drawsLeft > 0) {
      const enough = (outlookOf(situation).value[drawsLeft]?.[hand] ?? 0) >= price;
      this.prices.note(enough === (move !== FOLD));
    }
  }

  #noteDraw(situation: Situation, move: number, state: State): void {
    const { hand, size, drawsLeft } = situation;
    if (maySnow(situation)) this.snows.note(move === PAT);
    if (size !== 4) return;
    const truth = trueOutlook(state, situation);
    const pat = situation.shown.filter((each) => latestDraw(each) === 0).length;
    const key = `${topRank(hand)} ${drawsLeft} ${situation.opponents.length} ${pat}`;
    const kind = this.#breakable.get(key) ?? { gain: 0, count: 0, broken: 0 };
    const gain = breaking(hand, truth, drawsLeft) - truth.pat[drawsLeft][hand];
    if (gain > 0) this.breaks.note(move !== PAT);
    kind.gain += gain;
    kind.count += 1;
    if (move !== PAT) kind.broken += 1;
    this.#breakable.set(key, kind);
  }
}

/** The outlook against the hands that the opponents really hold, drawn on without surprises. */
function trueOutlook(state: State, { opponents }: Situation): Outlook {
  return outlookAgainst(
    opponents.map((seat) => {
      const held = new Float64Array(CLASSES);
      held[classOf(state.hands[seat])] = 1;
      const drawn = state.draws[3 * seat + state.street] >= 0;
      // Cards thrown in this draw come when all have chosen: until then a hand of fewer cards is what counts of it.
      return beatingWeights(later(held, 3 - state.street - (drawn && state.hands[seat].length === 4 ? 1 : 0)));
    }),
  );
}

/** Six profiles and `basic` around one table, everybody in every seat in turn. */
export function watchTable(hands: number, seed: string): Tally {
  const tally = new Tally();
  const all: readonly Player[] = [...cpus, basic];
  for (let hand = 0; hand < hands; hand++) {
    const players = all.map((_, seat) => all[(seat + hand) % all.length]);
    playMatch(HAND, players, `${seed} ${hand}`, (view, seat, move, state) => {
      if (players[seat] !== basic) tally.note(view, seat, move, state);
    });
  }
  return tally;
}
