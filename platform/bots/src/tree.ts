/** The tree that search grows: a node for each move tried, shared by all imagined worlds in which it was made. */
import { type AnyGame, type Random, type Guide, pick, type Result, type Seat } from '@baize/game';
import { foremost, Node, tries } from './node.ts';
import type { SearchSettings } from './search.ts';
import { imagined, keyOf, sharesOfWin } from './worlds.ts';

type AnyGuide = Guide<unknown, unknown>;

/** How much goes to what was seldom tried, where nothing is promised. */
const BOLDNESS = 0.7;

/** A node visited as often as this is worth asking the game what its moves promise; before that they come in the game's order. */
const WEIGH_AT = 4;
/** A move that promises this much less is tried about a third as often. */
const TOLERANCE = 0.08;
/** As boldness, where moves promise something: more where the choice is made than in what may follow. */
const CURIOSITY_AT_ROOT = 0.7;
const CURIOSITY = 0.3;

export class Tree {
  readonly #root = new Node();
  /** Of the values so far, for the seat's own: what is much and what is little at this table. */
  readonly #spread = { sum: 0, squares: 0 };
  #widest = 1e-6;
  #widestLead = 1;
  #playouts = 0;

  constructor(
    readonly game: AnyGame,
    readonly settings: SearchSettings,
    readonly seat: Seat,
    readonly luck: Random,
  ) {}

  grow(view: unknown): void {
    const { ms, playouts = 1000 } = this.settings;
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    const most = ms === undefined ? playouts : Number.POSITIVE_INFINITY;
    while (this.#playouts < most) {
      this.#once(imagined(this.game, this.settings.guide, view, this.seat, this.luck));
      this.#playouts += 1;
      if (this.#playouts % 16 === 0 && (performance.now() >= until || this.#settled(most - this.#playouts))) return;
    }
  }

  /** Whether so many more playouts could not make another move the most tried, and that one is what would be chosen. */
  #settled(left: number): boolean {
    if (this.settings.guide?.secretive === true) return false;
    let most = 0;
    let next = 0;
    for (const { visits } of this.#root.children?.values() ?? [])
      if (visits > most) {
        next = most;
        most = visits;
      } else if (visits > next) next = visits;
    return most - next > left && this.#chosen()[1].visits === most;
  }

  /** One imagined game: down the tree, one new node, on to where it can be judged, and back up. */
  #once(world: unknown): void {
    const { game, settings } = this;
    const path = [this.#root];
    for (let seat = game.turn(world); seat !== null; seat = game.turn(world)) {
      const legal: readonly unknown[] = game.moves(world);
      const moves = settings.guide?.worth(world, legal) ?? legal;
      if (moves.length === 1) {
        game.advance(world, moves[0]);
        continue;
      }
      const node = path[path.length - 1];
      const modelled = seat !== this.seat && settings.guide?.secretive === true;
      const [move, child] = modelled ? this.#follow(node, world) : this.#choose(node, moves, seat, world);
      if (child.visits === 0) child.words = game.say(move, world);
      game.advance(world, move);
      path.push(child);
      if (child.visits === 0 && !modelled) break;
    }
    const values = this.#finish(world);
    for (const node of path) node.add(values);
  }

  /** What tells a move from others wherever it is made. */
  keyOf(move: unknown, world: unknown): unknown {
    const { guide } = this.settings;
    return guide?.key === undefined ? keyOf(move) : guide.key(world, move);
  }

  #childOf(node: Node, move: unknown, world: unknown, odds?: number): Node {
    const key = this.keyOf(move, world);
    node.children ??= new Map();
    let child = node.children.get(key);
    if (child === undefined) {
      child = new Node(odds);
      node.children.set(key, child);
    }
    return child;
  }

  /** What somebody with secrets does: not what the tree would like on average, but what their cards tell them. */
  #follow(node: Node, world: unknown): [unknown, Node] {
    const move = (this.settings.guide as AnyGuide).quick(world, this.luck, this.seat);
    return [move, this.#childOf(node, move, world)];
  }

  #choose(node: Node, moves: readonly unknown[], seat: Seat, world: unknown): [unknown, Node] {
    return this.settings.guide?.promise === undefined
      ? this.#boldest(node, moves, seat, world)
      : this.#likeliest(node, moves, seat, world);
  }

  /**
   * The child with the best upper bound for the seat to move (each seat plays for itself). The list of moves opens
   * slowly where the game orders it, so that the playouts go to what looks good.
   */
  #boldest(node: Node, moves: readonly unknown[], seat: Seat, world: unknown): [unknown, Node] {
    const { settings } = this;
    const open = this.#open(node, moves.length);
    const scale = this.#scale();
    const from = settings.guide === undefined ? this.#playouts % moves.length : 0;
    let best: [unknown, Node] | null = null;
    let fresh: [unknown, Node] | null = null;
    let bound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < open; i++) {
      const move = moves[(from + i) % moves.length];
      const child = this.#childOf(node, move, world);
      child.offered += 1;
      if (child.visits === 0) {
        fresh ??= [move, child];
        continue;
      }
      const spread = Math.sqrt(Math.log(child.offered) / child.visits);
      const score = child.mean(seat) / scale + BOLDNESS * spread;
      if (score > bound) {
        bound = score;
        best = [move, child];
      }
    }
    return (fresh ?? best) as [unknown, Node];
  }

  /**
   * Where the game says what moves promise, playouts are shared out by that and by what came of them. A move not tried
   * yet counts as the table so far, less half of what it promises less than the best.
   */
  #likeliest(node: Node, moves: readonly unknown[], seat: Seat, world: unknown): [unknown, Node] {
    const children = this.#weighed(node, moves, world);
    let visits = 1;
    let odds = 0;
    let top = 0;
    for (let i = 0; i < children.length; i++) {
      const child = children[i];
      visits += child.visits;
      odds += child.odds;
      if (child.promise > top) top = child.promise;
    }
    const curiosity = ((node === this.#root ? CURIOSITY_AT_ROOT : CURIOSITY) * Math.sqrt(visits)) / odds;
    const mean = node.mean(seat);
    let best = 0;
    let bound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < children.length; i++) {
      const child = children[i];
      const value = child.visits === 0 ? mean - (top - child.promise) / 2 : child.mean(seat);
      const score = value + (curiosity * child.odds) / (1 + child.visits);
      if (score > bound) {
        bound = score;
        best = i;
      }
    }
    return [moves[best], children[best]];
  }

  /** The children for these moves, weighed: halving in the game's order at first, then by what each promises, asked once of each. */
  #weighed(node: Node, moves: readonly unknown[], world: unknown): Node[] {
    const children: Node[] = [];
    let fresh = false;
    for (let i = 0; i < moves.length; i++) {
      const child = this.#childOf(node, moves[i], world, 0.5 ** (i + 1));
      fresh ||= !child.weighed;
      children.push(child);
    }
    if (!fresh || node.visits < WEIGH_AT) return children;
    const asked = children.filter((child) => !child.weighed);
    const promises = (this.settings.guide as Required<AnyGuide>).promise(
      world,
      moves.filter((_, i) => !children[i].weighed),
    );
    for (let i = 0; i < asked.length; i++) {
      const child = asked[i];
      child.promise = promises[i];
      child.odds = Math.exp(child.promise / TOLERANCE);
      child.weighed = true;
    }
    return children;
  }

  /** How many of the ordered moves are looked at so far. Where others have secrets, one's own later moves stay usual for longer. */
  #open(node: Node, moves: number): number {
    const { guide } = this.settings;
    if (guide === undefined) return moves;
    const root = Math.sqrt(node.visits);
    return Math.min(moves, guide.secretive && node !== this.#root ? 1 + Math.floor(root / 4) : 2 + Math.floor(root));
  }

  /** Two standard deviations: about 1 where games are won and lost, a few bets where chips are. Never less than it was, lest a sure thing look large. */
  #scale(): number {
    this.#widest = Math.max(this.#widest, 2 * this.#deviation());
    return this.#widest;
  }

  #deviation(): number {
    const n = Math.max(1, this.#playouts);
    const mean = this.#spread.sum / n;
    return Math.sqrt(Math.max(0, this.#spread.squares / n - mean * mean));
  }

  /** Plays on until the game can say what to expect, or to the end, and returns what that is worth to each seat. */
  #finish(world: unknown): readonly number[] {
    const { game, luck } = this;
    const { guide } = this.settings;
    let values: readonly number[] | null = null;
    while (values === null && game.turn(world) !== null) {
      values = guide?.outlook?.(world) ?? null;
      if (values === null)
        game.advance(world, guide === undefined ? pick(luck, game.moves(world)) : guide.quick(world, luck, this.seat));
    }
    values ??= this.#ended(world);
    const own = values[this.seat];
    this.#spread.sum += own;
    this.#spread.squares += own * own;
    return values;
  }

  /** What the end is worth to each seat: what it plays for, and where that is winning a little for the lead, which tells close games apart. */
  #ended(world: unknown): readonly number[] {
    const { scores, payoffs } = this.game.result(world) as Result;
    const share = this.settings.lead ?? (this.settings.guide?.outlook === undefined ? 0.2 : 0);
    if (share === 0 || scores.length === 1 || !sharesOfWin(payoffs)) return payoffs;
    const leads = scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat)));
    for (const lead of leads) this.#widestLead = Math.max(this.#widestLead, Math.abs(lead));
    return payoffs.map((payoff, seat) => (1 - share) * payoff + share * (0.5 + leads[seat] / (2 * this.#widestLead)));
  }

  /** The most tried move; where tables are judged, which leaves less to chance, the one that did best even if it was lucky. */
  #chosen(): [unknown, Node] {
    const { guide } = this.settings;
    if (guide?.secretive === true) return this.#clearlyBest();
    const doubt = 2 * this.#deviation();
    const worth =
      guide?.promise === undefined ? tries : (child: Node) => child.mean(this.seat) - doubt / Math.sqrt(child.visits);
    return foremost(this.#root, worth) as [unknown, Node];
  }

  /** Where others have secrets chance is large beside what a move is worth: the usual move, unless another did better by more than that chance. */
  #clearlyBest(): [unknown, Node] {
    const tried = [...(this.#root.children ?? [])].filter(([, child]) => child.visits > 0);
    const usual = tried[0];
    const doubt = (child: Node): number => this.#widest / 2 / Math.sqrt(child.visits);
    let best = usual;
    for (const each of tried) {
      const margin = each === usual ? 0 : Math.hypot(doubt(each[1]), doubt(usual[1]));
      if (each[1].mean(this.seat) - margin > best[1].mean(this.seat)) best = each;
    }
    return best;
  }

  /** The key of the chosen move and, in words, how it did and what is expected to follow. */
  best(): [unknown, string] {
    const [key, node] = this.#chosen();
    const line: string[] = [];
    for (let next = foremost(node, tries); next !== null && line.length < 4; next = foremost(next[1], tries)) {
      if (next[1].visits < 8) break;
      line.push(next[1].words);
    }
    const after = line.length === 0 ? '' : `; then ${line.join(', ')}`;
    return [
      key,
      `Tried in ${node.visits} of ${this.#playouts} imagined games, worth ${node.mean(this.seat).toFixed(2)}${after}.`,
    ];
  }
}
