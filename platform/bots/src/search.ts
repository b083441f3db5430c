/** Information-set Monte Carlo tree search: one tree over what the seat knows, grown by games in imagined worlds. */
import { type AnyBot, type AnyGame, type Chance, fork, type Guide, pick, type Result, type Seat } from '@baize/game';

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
  readonly #range = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY, widest: 1 };
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
      this.#once(this.game.imagine(view, fork(this.luck)));
      this.#playouts += 1;
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
      const [move, child] = this.#choose(node, moves, seat, world);
      game.advance(world, move);
      path.push(child);
      if (child.visits === 0) break;
    }
    this.#finish(world);
    const values = this.#values(world);
    for (const node of path) {
      node.visits += 1;
      for (let i = 0; i < values.length; i++) node.sums[i] = (node.sums[i] ?? 0) + (values[i] as number);
    }
  }

  /**
   * The child with the best upper bound for the seat to move (each seat plays for itself). The list of moves opens
   * slowly where the game orders it, so that the playouts go to what looks good.
   */
  #choose(node: Node, moves: readonly unknown[], seat: Seat, world: unknown): [unknown, Node] {
    const { game, settings } = this;
    const open =
      settings.guide === undefined ? moves.length : Math.min(moves.length, 2 + Math.floor(Math.sqrt(node.visits)));
    const { low, high } = this.#range;
    const scale = high > low ? high - low : 1;
    const exploration = settings.exploration ?? 0.7;
    const from = settings.guide === undefined ? this.#playouts % moves.length : 0;
    let best: [unknown, Node] | null = null;
    let fresh: [unknown, Node] | null = null;
    let bound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < open; i++) {
      const move = moves[(from + i) % moves.length];
      const key = keyOf(move);
      let child = node.children.get(key);
      if (child === undefined) {
        child = new Node(game.say(move, world), node.sums.length);
        node.children.set(key, child);
      }
      child.offered += 1;
      if (child.visits === 0) {
        fresh ??= [move, child];
        continue;
      }
      const spread = Math.sqrt(Math.log(child.offered) / child.visits);
      const score = (child.mean(seat) - low) / scale + exploration * spread;
      if (score > bound) {
        bound = score;
        best = [move, child];
      }
    }
    return (fresh ?? best) as [unknown, Node];
  }

  #finish(world: unknown): void {
    const { game, luck } = this;
    const guide = this.settings.guide;
    while (game.turn(world) !== null)
      game.advance(world, guide === undefined ? pick(luck, game.moves(world)) : guide.quick(world, luck));
  }

  /** What the end is worth to each seat: what it plays for, and where that is winning a little for the lead, which tells close games apart. */
  #values(world: unknown): readonly number[] {
    const { scores, payoffs } = this.game.result(world) as Result;
    const range = this.#range;
    let values = payoffs;
    if (scores.length > 1 && Math.abs(payoffs.reduce((sum, each) => sum + each, 0) - 1) < 1e-9) {
      const share = this.settings.lead ?? 0.2;
      const leads = scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat)));
      for (const lead of leads) range.widest = Math.max(range.widest, Math.abs(lead));
      values = payoffs.map(
        (payoff, seat) => (1 - share) * payoff + share * (0.5 + (leads[seat] as number) / (2 * range.widest)),
      );
    }
    for (const value of values) {
      range.low = Math.min(range.low, value);
      range.high = Math.max(range.high, value);
    }
    return values;
  }

  /** The most tried move and, in words, how it did and what is expected to follow. */
  best(): [unknown, string] {
    const [key, node] = mostVisited(this.#root) as [unknown, Node];
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
