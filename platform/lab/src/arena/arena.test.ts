/** Standings, blunders and pages from contests made up for the purpose. */
import { inflateRawSync } from 'node:zlib';
import type { Judged } from '@baize/bots';
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { describe, expect, test } from 'vitest';
import { blundersOf } from './blunders.ts';
import { placed } from './charts.ts';
import { arenaFiles } from './files.ts';
import { arenaPage } from './page.ts';
import type { ArenaGame, ArenaRun, EntrantKind, Turn } from './run.ts';
import { type ArenaStanding, arenaStandings, headline } from './standings.ts';
import { arenaJson, arenaTable } from './texts.ts';

const pack = { game: kuhnPack.game, bots: kuhnPack.bots, rulesText: '' };
const nasty = '<script>alert("x")</script>';

const turn = (more: Partial<Turn> = {}): Turn => ({
  player: 'model',
  seat: 0,
  move: 0,
  attempt: 1,
  shown: `table ${nasty}`,
  legal: ['pass', 'bet'],
  said: nasty,
  refused: null,
  tokens: { input: 100, output: 10 },
  cost: 0.01,
  seconds: 2,
  ...more,
});

const judged = (loss: number, error: number): Judged => ({
  move: 0,
  seat: 0,
  played: 'pass',
  hopes: [
    { words: 'bet', hope: 0.9 },
    { words: 'pass', hope: 0.9 - loss },
  ],
  loss,
  error,
});

/** Every pair's games of each deal from both seats; the entrant with the lower number wins all but the last deal. */
function runOf(kinds: readonly EntrantKind[], deals: number, more: Partial<ArenaGame> = {}): ArenaRun {
  const games: ArenaGame[] = [];
  for (let deal = 0; deal < deals; deal++)
    for (const [a, b] of kinds.flatMap((__, first) =>
      kinds.slice(first + 1).map((___, at) => [first, first + 1 + at]),
    )) {
      for (const seating of [
        [a, b],
        [b, a],
      ] as [number, number][]) {
        const winner = seating.indexOf(deal === deals - 1 ? Math.max(a ?? 0, b ?? 0) : Math.min(a ?? 0, b ?? 0));
        const payoffs = [0, 1].map((seat) => (seat === winner ? 1 : 0));
        const result = { scores: payoffs, winners: [winner], payoffs, how: 'It was won.' };
        const seats = seating.map((at) => ({ name: `p${at}`, kind: 'bot' as const }));
        const record = {
          game: 'kuhn',
          rules: 1,
          options: {},
          seats,
          seed: `s-${deal}`,
          moves: ['pass', 'pass'],
          result,
        };
        games.push({ number: games.length + 1, seating, deal, record, gaveUp: [], turns: [], judged: [], ...more });
      }
    }
  const entrants = kinds.map((kind, at) => ({ name: `p${at}`, kind, about: kind }));
  const about = { game: 'kuhn', title: 'Kuhn poker', options: {}, seed: 's', prompt: null, stopped: null };
  return { ...about, deals, entrants, games, planned: games.length };
}

describe('standings', () => {
  test('the same scale for everybody, the field at 1,500, the best first', () => {
    const { players, scale } = arenaStandings(pack, runOf(['bot', 'model', 'bot'], 12));
    expect(scale.unit).toBe('Elo');
    expect(players.map(({ name }) => name)).toEqual(['p0', 'p1', 'p2']);
    expect(players.reduce((sum, { rating }) => sum + rating, 0) / 3).toBeCloseTo(1500, 6);
    for (const { rating, interval } of players) {
      expect(interval[0]).toBeLessThan(rating);
      expect(interval[1]).toBeGreaterThan(rating);
    }
  });

  test('few games leave much doubt, even where all of them came out alike', () => {
    const half = (deals: number): number => {
      const run = runOf(['bot', 'model'], deals + 1);
      const alike = { ...run, games: run.games.filter(({ deal }) => deal < deals) };
      const [{ interval }] = arenaStandings(pack, alike).players;
      return (interval[1] - interval[0]) / 2;
    };
    expect(half(1)).toBeGreaterThan(100);
    expect(half(40)).toBeGreaterThan(50);
    const run = runOf(['bot', 'model', 'bot'], 1);
    expect(headline(arenaStandings(pack, run))).toContain('level with');
  });

  test('a deal that was played from one seat only does not count for the rating', () => {
    const run = runOf(['bot', 'model'], 6);
    const half = { ...run, games: run.games.filter(({ number }) => number !== run.games.length) };
    const whole = { ...run, games: run.games.filter(({ deal }) => deal < 5) };
    const rating = (of: ArenaRun): number[] => arenaStandings(pack, of).players.map((each) => each.rating);
    expect(rating(half)).toEqual(rating(whole));
  });

  test('tries, tokens, costs and losses are those of the player, seat by seat', () => {
    const turns = [
      turn({ refused: 'ILLEGAL_MOVE: no' }),
      turn({ attempt: 2 }),
      turn({ seat: 1, move: 1, cost: null }),
      turn({ move: 2 }),
    ];
    const run = runOf(['model', 'model'], 1, { turns, judged: [judged(0.2, 0.05), { ...judged(0.1, 0.01), seat: 1 }] });
    const first = { ...run, games: run.games.slice(0, 1) };
    const [one, other] = ['p0', 'p1'].map((name) =>
      arenaStandings(pack, first).players.find((each) => each.name === name),
    );
    expect(one).toMatchObject({ games: 1, decisions: 2, answers: 3, refused: 1, firstTry: 1, seconds: 6 });
    expect(one?.tokens).toEqual({ input: 300, output: 30 });
    expect(one?.cost).toBeCloseTo(0.03);
    expect(one?.loss).toMatchObject({ mean: 0.2, decisions: 1 });
    expect(other).toMatchObject({ decisions: 1, refused: 0, cost: null, loss: { mean: 0.1 } });
  });
});

describe('the headline claims no more than the intervals allow', () => {
  const unknown = { cost: null, seconds: null, loss: null, about: '', tokens: { input: 0, output: 0 } };
  const counts = { games: 1, points: 1, completed: 1, decisions: 1, answers: 1, refused: 0, firstTry: 1 };
  const player = (name: string, kind: EntrantKind, rating: number): ArenaStanding => ({
    ...unknown,
    ...counts,
    name,
    kind,
    rating,
    interval: [rating - 40, rating + 40],
  });
  const [strong, weak] = [player('strong', 'bot', 1700), player('weak', 'bot', 1300)];
  test.each([
    [[strong, player('Aster', 'model', 1660), weak], 'Aster plays level with strong'],
    [[strong, player('Aster', 'model', 1630), weak], 'Aster is behind strong, not clearly'],
    [[player('Aster', 'model', 1770), strong, weak], 'Aster is ahead of strong, not clearly'],
    [[strong, player('Aster', 'model', 1500), weak], 'Aster plays between weak and strong'],
    [[player('Aster', 'model', 1900), strong, weak], 'Aster beats every bot here'],
    [[strong, weak, player('Aster', 'model', 1100)], 'Aster plays below every bot here'],
    [[player('Aster', 'model', 1510), player('Kestrel', 'model', 1490)], 'Aster comes first, not clearly'],
    [[strong, weak], 'strong comes first'],
    [[strong, player('strong too', 'bot', 1660), weak], 'strong comes first, not clearly'],
  ])('%#: %s', (players, words) => {
    expect(headline({ players, scale: { unit: 'Elo', worth: null } })).toBe(words);
  });
});

test('blunders are sure, of those who are no bots, the costliest first', () => {
  const run = runOf(['model', 'bot'], 2, {
    judged: [judged(0.3, 0.1), judged(0.1, 0.2), { ...judged(0.5, 0.1), seat: 1 }],
  });
  const found = blundersOf(run);
  // The model sits in seat 0 in every first game, in seat 1 in every second.
  expect(found.map(({ judged: { loss } }) => loss)).toEqual([0.5, 0.5, 0.3, 0.3]);
  expect(found.every(({ player, opponents }) => player === 'p0' && opponents[0] === 'p1')).toBe(true);
});

test('the costliest moves are sentences with what opens them on the board', () => {
  const run = runOf(['model', 'bot'], 1, { judged: [judged(0.3, 0.1)] });
  const table = arenaTable(pack, run, 'out/');
  expect(table).toMatch(/Costliest moves:\n {2}p0 passed\. Better: bet, 90 % instead of 60 %\./);
  expect(table).toContain('baize replay out/games/001.json --at 0 --seat 1');
  expect(arenaTable(pack, run)).not.toContain('baize replay');
  const page = arenaPage(pack, run, true);
  expect(page).toContain(
    '<b>p0 passed.</b><span>Better: bet, 90\u00a0% instead of 60\u00a0%. Game 1 against p1, move 1.</span>',
  );
  expect(page).toContain('Open on the board: <code>baize replay games/001.json --at 0 --seat 1</code>');
  const { blunders } = JSON.parse(arenaJson(pack, run));
  expect(blunders[0]).toMatchObject({ replay: 'baize replay games/001.json --at 0 --seat 1', player: 'p0' });
});

test('with a server named, the costliest moves open on its board', () => {
  const run = { ...runOf(['model', 'bot'], 1, { judged: [judged(0.3, 0.1)] }), server: 'https://cards.example/' };
  const { board } = JSON.parse(arenaJson(pack, run)).blunders[0];
  expect(board).toMatch(/^https:\/\/cards\.example\/review#move=0&record=[\w-]+$/);
  const packed = Buffer.from(board.split('record=')[1], 'base64url');
  expect(JSON.parse(inflateRawSync(packed).toString())).toEqual(run.games[0].record);
  const page = arenaPage(pack, run, false);
  expect(page).toContain(`<a href="${board.replace('&', '&amp;')}">Open on the board</a>`);
  expect(page).not.toContain('baize replay');
});

describe('pages', () => {
  const run = runOf(['model', 'bot'], 2, { turns: [turn()], judged: [judged(0.3, 0.1)] });
  const files = arenaFiles(pack, run);

  test('every link leads to a file, and to a place in it', () => {
    let links = 0;
    for (const [file, text] of files) {
      if (!file.endsWith('.html')) continue;
      for (const [, href = ''] of text.matchAll(/href="([^"]+)"/g)) {
        const { pathname, hash } = new URL(href, `http://x/${file}`);
        const target = files.get(pathname.slice(1));
        expect(target, `${file}: ${href}`).toBeDefined();
        if (hash !== '') expect(target, href).toContain(`id="${hash.slice(1)}"`);
        links += 1;
      }
    }
    expect(links).toBeGreaterThan(10);
  });

  test('what players say is text, not markup', () => {
    const pages = [...files].filter(([file]) => file.endsWith('.html'));
    expect(pages.length).toBe(5);
    for (const [file, text] of pages) expect(text, file).not.toContain(nasty);
    const named = { ...run, entrants: run.entrants.map((each) => ({ ...each, name: nasty })) };
    expect(arenaPage(pack, named, true)).not.toContain(nasty);
  });

  test('nothing is fetched from elsewhere', () => {
    for (const [file, text] of files) if (file.endsWith('.html')) expect(text).toContain("default-src 'none'");
  });
});

describe('names in the chart of strength for the money', () => {
  const bar = (name: string, x: number, at: number): Parameters<typeof placed>[0][number] => ({
    name,
    x,
    at,
    top: at - 20,
    bottom: at + 20,
  });
  const at = (text: string): [number, number, string] => {
    const [, x, y, anchor = ''] = /x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)"/.exec(text) ?? [];
    return [Number(x), Number(y), anchor];
  };

  test('stand beside their bars, to the right where there is room', () => {
    const [left, right] = placed([bar('Aster', 100, 60), bar('Kestrel', 400, 60)], 430).map(at);
    expect(left).toEqual([111, 64, 'start']);
    expect(right).toEqual([389, 64, 'end']);
  });

  test('give way to names and bars nearby', () => {
    const names = placed([bar('Orrery Flash', 200, 100), bar('Kestrel Pro', 300, 103), bar('Aster', 350, 98)], 430);
    const boxes = names.map((text, i) => {
      const [x, y, anchor] = at(text);
      const long = ['Orrery Flash', 'Kestrel Pro', 'Aster'][i].length * 7;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - long : x - long / 2;
      return { left, right: left + long, y };
    });
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        expect(one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) >= 15).toBe(true);
  });
});
