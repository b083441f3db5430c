/** What a pack knows of a position beyond the worth of its moves, found out a little at a time between other work. */
import { Following, type FollowingLine, type Line } from '@baize/bots';
import { type GamePack, type Holding, type Scale, type Seat, seeded } from '@baize/game';

export interface Studied {
  readonly scale: Scale;
  /** How often a sound player makes each move, by its words; empty where nobody knows. */
  readonly often: Readonly<Record<string, number>>;
  /** The decision that follows from a move, by its words. */
  readonly follows: Readonly<Record<string, { readonly title: string; readonly lines: readonly FollowingLine[] }>>;
  /** `null` until it is known. */
  readonly holdings: readonly Holding[] | null;
}

/** Imagined games for what follows from one move. */
const MOST = 4000;

export class Studying {
  readonly #often: Readonly<Record<string, number>>;
  readonly #scale: Scale;
  readonly #reading: Generator<undefined, readonly Holding[]>;
  readonly #follows = new Map<string, Following>();
  readonly #following: (words: string) => Following;
  #holdings: readonly Holding[] | null = null;
  /** Whether a decision that is shown below follows from this one. */
  readonly #leads: boolean;
  #steps = 0;

  constructor(pack: GamePack, study: NonNullable<GamePack['study']>, view: unknown, seat: Seat, seed: string) {
    const { game } = pack;
    const here: unknown = game.imagine(view, seeded(seed));
    this.#often = Object.fromEntries(
      (study.often(here) ?? []).map(({ move, often }) => [game.say(move, here), often] as const),
    );
    this.#scale = study.scale(view, seat);
    this.#reading = study.holdings(view, seat);
    // cards drawn at such a decision would make the next one another in every world
    this.#leads = study.next(here) === null;
    this.#following = (words) => new Following(pack, view, seat, words, seed);
  }

  /** A little more; `lines` are the moves weighed so far. */
  step(lines: readonly Line[]): void {
    if (this.#holdings === null) {
      const { done, value } = this.#reading.next();
      if (done === true) this.#holdings = value;
      return;
    }
    if (!this.#leads || this.#steps >= MOST * lines.length) return;
    const { words } = lines[this.#steps++ % lines.length];
    const following = this.#follows.get(words) ?? this.#following(words);
    this.#follows.set(words, following);
    following.deepen(1);
  }

  seen(): Studied {
    const follows: Record<string, Studied['follows'][string]> = {};
    for (const [words, following] of this.#follows)
      if (following.title !== null) follows[words] = { title: following.title, lines: following.lines() };
    return { scale: this.#scale, often: this.#often, follows, holdings: this.#holdings };
  }
}
