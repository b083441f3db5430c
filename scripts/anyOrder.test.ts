/** Random clients who choose cards in any order, by number and in words, at the terminal and over MCP: nothing that the rules allow is refused. */
import { below, type GamePack, hear, pick, type Random, seeded, shuffle } from '@baize/game';
import { loadGame } from '@baize/games';
import { expect, test } from 'vitest';
import { readAnswer } from '../apps/cli/src/answer.ts';
import { hearMove } from '../apps/mcp/src/hearing.ts';
import { hearWords, legalOf } from '../platform/match/src/moves.ts';

const IS_LONG = process.env['BAIZE_FUZZ'] === 'long';
const GAMES = IS_LONG ? 1000 : 24;

interface Sight {
  readonly pack: GamePack;
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly string[];
}

const numbersOf = (chosen: readonly string[], legal: readonly string[]): number[] =>
  chosen.map((words) => legal.indexOf(words) + 1);

function typed(text: string, legal: readonly string[]): readonly string[] {
  const read = readAnswer(text, legal);
  if (read.kind !== 'play') throw new Error(`'${text}' is not understood: ${JSON.stringify(read)}`);
  return read.words;
}

/** How a choice of moves is told: each client has its own way. */
const clients: Readonly<Record<string, (chosen: readonly string[], sight: Sight) => readonly string[]>> = {
  'the terminal by number': (chosen, { legal }) => typed(numbersOf(chosen, legal).join(' '), legal),
  'the terminal in words': (chosen, { legal }) => typed(chosen.join('; '), legal),
  'MCP by number': (chosen, sight) => hearMove(numbersOf(chosen, sight.legal), sight),
  'MCP in words': (chosen, sight) => hearMove([...chosen], sight),
};

/** A verb that several cards can be chosen with, as in `discard Copper`. */
const verbOf = (words: string): string | undefined => /^(discard|trash|gain) /.exec(words)?.[1];

/** Whether these moves can be made here in the order of the list, which no rule forbids. */
function allowed(pack: GamePack, state: unknown, chosen: readonly string[], seat: number): boolean {
  const copy = pack.game.copy(state);
  return chosen.every((words) => {
    const move = pack.game.turn(copy) === seat ? hear(pack.game, copy, words) : null;
    if (move !== null) pack.game.advance(copy, move);
    return move !== null;
  });
}

/** One move, or where cards of a set are chosen, some of them in any order. */
function choose(
  pack: GamePack,
  state: unknown,
  seat: number,
  legal: readonly string[],
  random: Random,
): readonly string[] {
  const first = pick(random, legal);
  const verb = verbOf(first);
  const asked = legal.every((words) => verbOf(words) === verb || /^(done|pass|stand pat|draw)$/.test(words));
  if (verb === undefined || !asked) return [first];
  const picks = legal.filter((words) => verbOf(words) === verb);
  const some = Array.from({ length: 1 + below(random, 4) }, () => pick(random, picks));
  const inOrder = some.toSorted((a, b) => picks.indexOf(a) - picks.indexOf(b));
  return allowed(pack, state, inOrder, seat) ? shuffle(random, some) : [first];
}

function optionsFor(name: string, random: Random, kingdom: readonly string[]): [seats: number, options: object] {
  if (name === 'badugi')
    return [2 + below(random, 4), { match: 'hand', rules: pick(random, ['house', 'official', 'pokerkit']) }];
  const cards = shuffle(random, [...kingdom]).slice(0, 10);
  const always = ['Chapel', 'Cellar', 'Militia', 'Thief'].filter((card) => kingdom.includes(card));
  return [2 + below(random, 2), { rules: 'house', kingdom: [...new Set([...always, ...cards])], victoryPileSize: 2 }];
}

test.each(Object.keys(clients).flatMap((client) => ['dominion', 'badugi'].map((name) => [client, name] as const)))(
  '%s, %s',
  async (client, name) => {
    const pack = await loadGame(name);
    const { game } = pack;
    const list = game.options['kingdom'];
    const random = seeded(`any order ${client} ${name}`);
    let sets = 0;
    for (let number = 0; number < GAMES; number++) {
      const [seats, chosen] = optionsFor(name, random, list?.kind === 'list' ? list.from : []);
      const defaults = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
      let state: unknown = game.start({ ...defaults, ...chosen }, seats, `${client} ${number}`);
      for (let n = 0, seat = game.turn(state); seat !== null && n < 1500; n++, seat = game.turn(state)) {
        const legal = legalOf(game, state);
        const wanted = choose(pack, state, seat, legal.words, random);
        if (wanted.length > 1) sets++;
        const view = structuredClone(game.view(state, seat));
        const words = clients[client](wanted, { pack, seat, view, legal: legal.words });
        const after = hearWords(game, state, seat, words, legal);
        if (!('state' in after)) throw new Error(`${wanted.join(', ')} was refused at ${words[after.at]}`);
        state = after.state;
      }
    }
    if (IS_LONG) console.log(`${client}, ${name}: ${GAMES} games, ${sets} sets of cards in any order, none refused`);
    expect(sets).toBeGreaterThan(GAMES / 2);
  },
  1_200_000,
);
