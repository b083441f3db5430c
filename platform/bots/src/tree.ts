/** The tree that search grows: a node for each move tried, shared by all imagined worlds in which it was made. */
import type { AnyGame, Guide, Random, Seat } from '@baize/game';
import { chosenFrom } from './chosen.ts';
import { Listing, lineFrom, Node, TOLD_AT } from './node.ts';
import type { SearchSettings } from './search.ts';
import { Values } from './values.ts';
import { imagined, keyOf } from './worlds.ts';

type AnyGuide = Guide<unknown, unknown>;

/** How much goes to what was seldom tried, where nothing is promised. */
const BOLDNESS = 0.7;

/** A node visited as often as this is worth asking the game what its moves promise; before that they come in the game's order. */
const WEIGH_AT = 4;
/** As boldness, where moves promise something: more where the choice is made than in what may follow. */
const CURIOSITY_AT_ROOT = 0.7;
const CURIOSITY = 0.3;

export class Tree {
  readonly #root = new Node();
  readonly #values: Values;
  #playouts = 0;
  // One list each for all imagined games, and a field in place of a second result: these are filled a million times a second.
  readonly #path = [this.#root];
  readonly #keys: unknown[] = [];
  #next = this.#root;
  /** The world of the last imagined game, of which the next is made. */
  #world: unknown;

  constructor(
    readonly game: AnyGame,
    readonly settings: SearchSettings,
    readonly seat: Seat,
    readonly random: Random,
  ) {
    this.#values = new Values(game, settings, seat, random);
  }

  grow(view: unknown): void {
    const { ms, playouts = 1000 } = this.settings;
    const until = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
    const most = ms === undefined ? playouts : Number.POSITIVE_INFINITY;
    while (this.#playouts < most) {
      this.#once(view);
      if (this.#playouts % 16 === 0 && (performance.now() >= until || this.#settled(most - this.#playouts))) return;
    }
  }

  /** So many imagined games more, however clear the choice is. */
  deepen(view: unknown, playouts: number): void {
    for (let i = 0; i < playouts; i++) this.#once(view);
  }

  /** Whether this many more playouts could not make another move the most tried, and that one is what would be chosen. */
  #settled(left: number): boolean {
    if (this.settings.guide?.secretive === true) return false;
    let most = 0;
    let next = 0;
    for (const child of this.#root.edges.children) {
      const visits = child?.visits ?? 0;
      if (visits > most) {
        next = most;
        most = visits;
      } else if (visits > next) next = visits;
    }
    return most - next > left && this.#chosen()[1].visits === most;
  }

  /** One imagined game: down the tree, one new node, on to where it can be judged, and back up. */
  #once(view: unknown): void {
    const { game, settings } = this;
    const world = imagined(game, settings.guide, view, this.seat, this.random, this.#world);
    this.#world = world;
    const path = this.#path;
    // Setting `length` calls into the engine; this does not.
    while (path.length > 1) path.pop();
    for (let seat = game.turn(world); seat !== null; seat = game.turn(world)) {
      const node = path[path.length - 1];
      const list = this.#listed(node, world);
      if (list.moves.length === 1) {
        game.advance(world, list.moves[0]);
        continue;
      }
      const modelled = seat !== this.seat && settings.guide?.secretive === true;
      const move = modelled ? this.#follow(node, world) : this.#choose(node, list, seat, world);
      const child = this.#next;
      if (child.visits === TOLD_AT - 1) child.words = game.say(move, world);
      game.advance(world, move);
      path.push(child);
      if (child.visits === 0 && !modelled) break;
    }
    const values = this.#values.of(world);
    for (let i = 0; i < path.length; i++) path[i].add(values);
    this.#playouts += 1;
  }

  /** The moves worth a thought: found again where worlds agree in all that they depend on. */
  #listed(node: Node, world: unknown): Listing {
    const { guide } = this.settings;
    if (guide?.deal === undefined) return new Listing(this.#candidates(world));
    const { deals, listings } = node.edges;
    const deal = guide.deal(world);
    const at = deals.indexOf(deal);
    const known = at < 0 ? null : listings[at];
    if (known !== null) return known;
    const list = new Listing(this.#candidates(world));
    if (at >= 0) listings[at] = list;
    else node.edges.dealt(deal, list);
    return list;
  }

  #candidates(world: unknown): readonly unknown[] {
    const { guide } = this.settings;
    if (guide?.candidates !== undefined) return guide.candidates(world);
    const legal: readonly unknown[] = this.game.moves(world);
    return guide?.worth(world, legal) ?? legal;
  }

  /** What tells a move from others wherever it is made. */
  keyOf(move: unknown, world: unknown): unknown {
    const { guide } = this.settings;
    return guide?.key === undefined ? keyOf(move) : guide.key(world, move);
  }

  /** What somebody with secrets does: not what the tree would like on average, but what their cards tell them. */
  #follow(node: Node, world: unknown): unknown {
    const move = (this.settings.guide as AnyGuide).quick(world, this.random, this.seat);
    this.#next = node.edges.child(node.edges.placeOf(this.keyOf(move, world), 0));
    return move;
  }

  /** Chooses one of the moves, and sets `#next` to the node that it leads to. */
  #choose(node: Node, list: Listing, seat: Seat, world: unknown): unknown {
    return this.settings.guide?.promise === undefined
      ? this.#boldest(node, list.moves, seat, world)
      : this.#likeliest(node, list, seat, world);
  }

  /**
   * The child with the best upper bound for the seat to move (each seat plays for itself). The list of moves opens
   * slowly where the game orders it, so that the playouts go to what looks good.
   */
  #boldest(node: Node, moves: readonly unknown[], seat: Seat, world: unknown): unknown {
    const { settings } = this;
    const open = this.#open(node, moves.length);
    const scale = this.#values.scale();
    const from = settings.guide === undefined ? this.#playouts % moves.length : 0;
    let best: unknown;
    let fresh: Node | null = null;
    let bound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < open; i++) {
      const move = moves[(from + i) % moves.length];
      const child = node.edges.child(node.edges.placeOf(this.keyOf(move, world), i));
      child.offered += 1;
      if (child.visits === 0) {
        if (fresh === null) best = move;
        fresh ??= child;
        continue;
      }
      const spread = Math.sqrt(Math.log(child.offered) / child.visits);
      const score = child.mean(seat) / scale + BOLDNESS * spread;
      if (fresh === null && score > bound) {
        bound = score;
        best = move;
        this.#next = child;
      }
    }
    this.#next = fresh ?? this.#next;
    return best;
  }

  /** Where the game says what moves promise, playouts are shared out by that and by what came of them. */
  #likeliest(node: Node, list: Listing, seat: Seat, world: unknown): unknown {
    const places = list.odds === 0 || list.places === null ? this.#weighed(node, list, world) : list.places;
    const { children, odds, promises } = node.edges;
    let visits = 1;
    let sum = list.odds;
    for (let i = 0; i < places.length; i++) {
      visits += children[places[i]]?.visits ?? 0;
      if (list.odds === 0) sum += odds[places[i]];
    }
    const curiosity = ((node === this.#root ? CURIOSITY_AT_ROOT : CURIOSITY) * Math.sqrt(visits)) / sum;
    // A move not tried yet counts as the table so far, less half of what it promises less than the best.
    const untried = node.mean(seat) - list.top / 2;
    let best = 0;
    let bound = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      const child = children[place];
      const score =
        child === null
          ? untried + promises[place] / 2 + curiosity * odds[place]
          : child.sums[seat] / child.visits + (curiosity * odds[place]) / (1 + child.visits);
      if (score > bound) {
        bound = score;
        best = i;
      }
    }
    this.#next = node.edges.child(places[best]);
    return list.moves[best];
  }

  /**
   * Finds the places of the moves and weighs them: halving in the game's order at first, then by what each promises, asked
   * once of each.
   */
  #weighed(node: Node, list: Listing, world: unknown): readonly number[] {
    const { moves } = list;
    const { edges } = node;
    const places = (list.places ??= edges.placesOf(this.#keysOf(moves, world), moves.length));
    if (node.visits < WEIGH_AT) return places;
    let asked = moves;
    if (edges.asked) {
      const fresh: unknown[] = [];
      for (let i = 0; i < moves.length; i++) if (edges.promises[places[i]] === 0) fresh.push(moves[i]);
      asked = fresh;
    }
    edges.asked = true;
    if (asked.length > 0) {
      const promises = (this.settings.guide as Required<AnyGuide>).promise(world, asked);
      for (let i = 0, at = 0; i < moves.length; i++)
        if (edges.promises[places[i]] === 0) edges.weigh(places[i], promises[at++]);
    }
    list.top = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < places.length; i++) {
      list.odds += edges.odds[places[i]];
      list.top = Math.max(list.top, edges.promises[places[i]]);
    }
    return places;
  }

  /** As many as there are moves; after them may stand others. */
  #keysOf(moves: readonly unknown[], world: unknown): readonly unknown[] {
    const keys = this.#keys;
    for (let i = 0; i < moves.length; i++) keys[i] = this.keyOf(moves[i], world);
    return keys;
  }

  /** How many of the ordered moves are looked at so far. Where others have secrets, one's own later moves stay usual for longer. */
  #open(node: Node, moves: number): number {
    const { guide } = this.settings;
    if (guide === undefined) return moves;
    const root = Math.sqrt(node.visits);
    return Math.min(moves, guide.secretive && node !== this.#root ? 1 + Math.floor(root / 4) : 2 + Math.floor(root));
  }

  #chosen(): [unknown, Node] {
    return chosenFrom(this.#root, this.settings.guide, this.#values, this.seat);
  }

  /** How often each move was tried, by its key. */
  visits(): ReadonlyMap<unknown, number> {
    return new Map(this.#root.tried().map(([key, child]) => [key, child.visits]));
  }

  /** What every seat may hope for, on average over all tries. */
  hopes(): readonly number[] {
    return this.#root.sums.map((sum) => sum / this.#root.visits);
  }

  /** Every move tried, the most tried first: its key, its mean for the seat with the standard error, and what is expected to follow. */
  tried(): { key: unknown; visits: number; hope: number; error: number; line: string[] }[] {
    const deviation = this.#values.deviation();
    return this.#root
      .tried()
      .map(([key, child]) => ({
        key,
        visits: child.visits,
        hope: child.mean(this.seat),
        error: deviation / Math.sqrt(Math.max(1, child.visits)),
        line: lineFrom(child),
      }))
      .toSorted((a, b) => b.visits - a.visits);
  }

  /** The key of the chosen move and, in words, how it did and what is expected to follow. */
  best(): [unknown, string] {
    const [key, node] = this.#chosen();
    const line = lineFrom(node);
    const after = line.length === 0 ? '' : `; then ${line.join(', ')}`;
    return [
      key,
      `Tried in ${node.visits} of ${this.#playouts} imagined games, worth ${node.mean(this.seat).toFixed(2)}${after}.`,
    ];
  }
}
