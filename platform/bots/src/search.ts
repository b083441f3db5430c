/** Information-set Monte Carlo tree search: one tree over what the seat knows, grown by games in imagined worlds. */
import {
  type AnyBot,
  type AnyGame,
  type Chance,
  fork,
  type Guide,
  pick,
  type Result,
  type Seat,
  unit,
} from '@baize/game';

export interface SearchSettings {
  /** Imagined games for each decision. */
  readonly playouts?: number;
  /** Or as many as fit into so many milliseconds. */
  readonly ms?: number;
  /** What the game says about its moves; without it every move is tried and games are played out at random. */
  readonly guide?: Guide<unknown, unknown>;
  /** How much to look at what was seldom tried. */
  readonly exploration?: number;
  /** The part of a playout's value, 0 to 1, that goes by the lead in points rather than by winning. */
  readonly lead?: number;
}

/** A move as it was made from the node above: what came of it for every seat. */
class Node {
  visits = 0;
  /** How often the move was there to be chosen: worlds differ in what is legal. */
  offered = 0;
  readonly sums: number[];
  readonly children = new Map<unknown, Node>();

  constructor(
    readonly words: string,
    seats: number,
  ) {
    this.sums = Array.from({ length: seats }, () => 0);
  }

  mean(seat: Seat): number {
    return (this.sums[seat] as number) / Math.max(1, this.visits);
  }
}

/** Moves that are objects are told apart by their text. */
const keyOf = (move: unknown): unknown => (typeof move === 'object' ? JSON.stringify(move) : move);

/** A player that searches before it moves. The same luck gives the same move when the budget is in playouts. */
export function search(game: AnyGame, settings: SearchSettings, name = 'search'): AnyBot {
  const budget = settings.ms === undefined ? `${settings.playouts ?? 1000} imagined games` : `${settings.ms} ms`;
  return {
    name,
    about: `Looks ahead through ${budget} before each move.`,
    stars: 4,
    decide(view, moves, seat, luck) {
      if (moves.length === 1) return { move: moves[0], why: 'There was no choice.' };
      const first = game.imagine(view, fork(luck));
      const worthy = settings.guide?.worth(first, game.moves(first)) ?? moves;
      const given = (move: unknown): unknown => moves.find((each: unknown) => keyOf(each) === keyOf(move)) ?? moves[0];
      if (worthy.length === 1) return { move: given(worthy[0]), why: 'Nothing else was worth a thought.' };
      const tree = new Tree(game, settings, seat, luck);
      tree.grow(view);
      const [key, why] = tree.best();
      return { move: moves.find((each: unknown) => keyOf(each) === key) ?? moves[0], why };
    },
  };
}

class Tree {
  readonly #root = new Node('', 0);
  /** Of the values so far, for the seat's own: what is much and what is little at this table. */
  readonly #spread = { sum: 0, squares: 0 };
  #widest = 1e-6;
  #widestLead = 1;
  #playouts = 0;

  constructor(
    readonly game: AnyGame,
    readonly settings: SearchSettings,
    readonly seat: Seat,
    readonly luck: Chance,
  ) {}

  grow(view: unknown): void {
    const { ms, playouts = 1000 } = this.settings;
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    const most = ms === undefined ? playouts : Number.POSITIVE_INFINITY;
    while (this.#playouts < most && (this.#playouts % 16 !== 0 || performance.now() < until || this.#playouts === 0)) {
      this.#once(this.#imagine(view));
      this.#playouts += 1;
    }
  }

  /** Worlds that fit badly to what the others did are mostly passed over. */
  #imagine(view: unknown): unknown {
    const { guide } = this.settings;
    for (let tries = 1; ; tries++) {
      const world: unknown = this.game.imagine(view, fork(this.luck));
      const likely = guide?.likely?.(world, this.seat) ?? 1;
      if (likely >= 1 || tries === 20 || unit(this.luck) < likely) return world;
    }
  }

  /** One imagined game: down the tree, one new node, on to the end, and back up. */
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
      const node = path[path.length - 1] as Node;
      const modelled = seat !== this.seat && settings.guide?.secretive === true;
      const [move, child] = modelled ? this.#follow(node, world) : this.#choose(node, moves, seat, world);
      game.advance(world, move);
      path.push(child);
      if (child.visits === 0 && !modelled) break;
    }
    this.#finish(world);
    const values = this.#values(world);
    for (const node of path) {
      node.visits += 1;
      for (let i = 0; i < values.length; i++) node.sums[i] = (node.sums[i] ?? 0) + (values[i] as number);
    }
  }

  /** What somebody with secrets does: not what the tree would like on average, but what their cards tell them. */
  #follow(node: Node, world: unknown): [unknown, Node] {
    const move = (this.settings.guide as Guide<unknown, unknown>).quick(world, this.luck, this.seat);
    return [move, this.#childOf(node, move, world)];
  }

  #childOf(node: Node, move: unknown, world: unknown): Node {
    const key = keyOf(move);
    let child = node.children.get(key);
    if (child === undefined) {
      child = new Node(this.game.say(move, world), node.sums.length);
      node.children.set(key, child);
    }
    return child;
  }

  /**
   * The child with the best upper bound for the seat to move (each seat plays for itself). The list of moves opens
   * slowly where the game orders it, so that the playouts go to what looks good.
   */
  #choose(node: Node, moves: readonly unknown[], seat: Seat, world: unknown): [unknown, Node] {
    const { settings } = this;
    const open = this.#open(node, moves.length);
    const scale = this.#scale();
    const exploration = settings.exploration ?? 0.7;
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
      const score = child.mean(seat) / scale + exploration * spread;
      if (score > bound) {
        bound = score;
        best = [move, child];
      }
    }
    return (fresh ?? best) as [unknown, Node];
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
    const n = Math.max(1, this.#playouts);
    const mean = this.#spread.sum / n;
    this.#widest = Math.max(this.#widest, 2 * Math.sqrt(Math.max(0, this.#spread.squares / n - mean * mean)));
    return this.#widest;
  }

  #finish(world: unknown): void {
    const { game, luck } = this;
    const guide = this.settings.guide;
    while (game.turn(world) !== null)
      game.advance(world, guide === undefined ? pick(luck, game.moves(world)) : guide.quick(world, luck, this.seat));
  }

  /** What the end is worth to each seat: what it plays for, and where that is winning a little for the lead, which tells close games apart. */
  #values(world: unknown): readonly number[] {
    const { scores, payoffs } = this.game.result(world) as Result;
    let values = payoffs;
    if (scores.length > 1 && Math.abs(payoffs.reduce((sum, each) => sum + each, 0) - 1) < 1e-9) {
      const share = this.settings.lead ?? 0.2;
      const leads = scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat)));
      for (const lead of leads) this.#widestLead = Math.max(this.#widestLead, Math.abs(lead));
      values = payoffs.map(
        (payoff, seat) => (1 - share) * payoff + share * (0.5 + (leads[seat] as number) / (2 * this.#widestLead)),
      );
    }
    const own = values[this.seat] as number;
    this.#spread.sum += own;
    this.#spread.squares += own * own;
    return values;
  }

  /**
   * The most tried move. Where others have secrets chance is large beside what a move is worth: then the usual move
   * stands unless another did better by more than that chance.
   */
  #chosen(): [unknown, Node] {
    const tried = [...this.#root.children].filter(([, child]) => child.visits > 0);
    const [usual] = tried;
    if (this.settings.guide?.secretive !== true || usual === undefined)
      return mostVisited(this.#root) as [unknown, Node];
    const doubt = (child: Node): number => this.#widest / 2 / Math.sqrt(child.visits);
    let best = usual;
    for (const each of tried) {
      const margin = each === usual ? 0 : Math.hypot(doubt(each[1]), doubt(usual[1]));
      if (each[1].mean(this.seat) - margin > best[1].mean(this.seat)) best = each;
    }
    return best;
  }

  /** The most tried move and, in words, how it did and what is expected to follow. */
  best(): [unknown, string] {
    const [key, node] = this.#chosen();
    const line: string[] = [];
    for (let next = mostVisited(node); next !== null && line.length < 4; next = mostVisited(next[1])) {
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

function mostVisited(node: Node): [unknown, Node] | null {
  let best: [unknown, Node] | null = null;
  for (const entry of node.children) if (best === null || entry[1].visits > best[1].visits) best = entry;
  return best;
}
