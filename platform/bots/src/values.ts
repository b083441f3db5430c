/** What imagined games are worth: plays on to where one can be judged, and knows what is much and what is little at this table. */
import { type AnyGame, pick, type Random, type Result, type Seat } from '@baize/game';
import type { SearchSettings } from './search.ts';
import { sharesOfWin } from './worlds.ts';

/** Imagined games that say how wide leads are at this table. */
const MEASURING = 25;

export class Values {
  /** Of the values so far, for the seat's own. */
  #sum = 0;
  #squares = 0;
  #games = 0;
  #widest = 1e-6;
  #widestLead = 1;

  constructor(
    readonly game: AnyGame,
    readonly settings: SearchSettings,
    readonly seat: Seat,
    readonly random: Random,
  ) {}

  get widest(): number {
    return this.#widest;
  }

  /** Two standard deviations: about 1 where games are won and lost, a few bets where chips are. Never less than it was, lest a sure thing look large. */
  scale(): number {
    this.#widest = Math.max(this.#widest, 2 * this.deviation());
    return this.#widest;
  }

  deviation(): number {
    const n = Math.max(1, this.#games);
    const mean = this.#sum / n;
    return Math.sqrt(Math.max(0, this.#squares / n - mean * mean));
  }

  /** Plays on until the game can say what to expect, or to the end, and returns what that is worth to each seat. */
  of(world: unknown): readonly number[] {
    const { game, random } = this;
    const { guide } = this.settings;
    let values: readonly number[] | null = null;
    while (values === null && game.turn(world) !== null) {
      values = guide?.outlook?.(world) ?? null;
      if (values === null)
        game.advance(
          world,
          guide === undefined ? pick(random, game.moves(world)) : guide.quick(world, random, this.seat),
        );
    }
    values ??= this.#ended(world);
    const own = values[this.seat];
    this.#sum += own;
    this.#squares += own * own;
    this.#games += 1;
    return values;
  }

  /** What the end is worth to each seat: what it plays for, and where that is winning a little for the lead, which tells close games apart. */
  #ended(world: unknown): readonly number[] {
    const { scores, payoffs } = this.game.result(world) as Result;
    const share = this.settings.lead ?? (this.settings.guide?.outlook === undefined ? 0.2 : 0);
    if (share === 0 || scores.length === 1 || !sharesOfWin(payoffs)) return payoffs;
    const leads = scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat)));
    // Measured by the first games alone, lest the same lead count for less in a later one.
    if (this.#games < MEASURING)
      for (const lead of leads) this.#widestLead = Math.max(this.#widestLead, Math.abs(lead));
    const part = (lead: number): number => 0.5 + Math.max(-1, Math.min(1, lead / this.#widestLead)) / 2;
    return payoffs.map((payoff, seat) => (1 - share) * payoff + share * part(leads[seat]));
  }
}
