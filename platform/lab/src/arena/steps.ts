/** One game of a contest, decision by decision: what the player saw, what it answered, what was played. */
import type { Judged } from '@baize/bots';
import { type GamePack, plainWords, replay } from '@baize/game';
import { escaped } from '../charts.ts';
import type { Scale } from '../tournament.ts';
import { isMistake } from './blunders.ts';
import { icon } from './icons.ts';
import { document } from './page.ts';
import type { ArenaGame, ArenaRun, Turn } from './run.ts';
import { arenaStandings } from './standings.ts';
import { recordFile } from './texts.ts';
import { costWords, hopeWords, lossUnit, lossWords } from './words.ts';

/** All tries of one decision, and what the analysis made of it. */
interface Step {
  readonly id: string;
  readonly turns: readonly [Turn, ...Turn[]];
  readonly played: string | null;
  readonly judged: Judged | null;
  readonly board: string | null;
}

const nth = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;

/** Arrows step through the decisions, J and K through the mistakes. */
const keys = `
const steps = [...document.querySelectorAll('.step')], links = [...document.querySelectorAll('.bars a')];
const here = () => Math.max(0, steps.findIndex((step) => '#' + step.id === location.hash));
const go = (at) => { if (steps[at]) location.hash = steps[at].id; };
const show = () => links.forEach((link, at) => {
  link.classList.toggle('here', at === here());
  if (at === here()) link.scrollIntoView({ block: 'nearest', inline: 'center' });
});
addEventListener('hashchange', show); show();
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input')) return;
  const bad = (from, by) => { for (let at = from + by; steps[at]; at += by) if ('mistake' in steps[at].dataset) return go(at); };
  if (event.key === 'ArrowRight') go(here() + 1); else if (event.key === 'ArrowLeft') go(here() - 1);
  else if (event.key === 'j') bad(here(), 1); else if (event.key === 'k') bad(here(), -1); else return;
  event.preventDefault();
});`;

export function gamePage(pack: GamePack, run: ArenaRun, game: ArenaGame): string {
  const { scale } = arenaStandings(pack, run);
  const names = game.seating.map((at) => run.entrants[at].name);
  const steps = stepsOf(pack, game, names);
  const title = names.join(' against ');
  const { result } = game.record;
  const ending = [
    `${run.title}, deal ${game.deal + 1}, ${names[0]} first.`,
    result === undefined
      ? ''
      : `${result.scores.map((score) => String(+score.toFixed(2))).join(' to ')}. ${result.how}`,
    ...game.gaveUp.map((seat) => `${names[seat]} had to give up.`),
  ].join(' ');
  const file = recordFile(game).split('/').at(-1) ?? '';
  const body = `<header class="top"><div><p class="kicker"><b>Arena</b><a href="../report.html">all results</a></p><h1>${escaped(title)}</h1><p class="lead">${escaped(ending)}</p></div>
<div class="actions"><a class="button" href="${file}">Record</a></div></header>
<main>
<nav class="panel strip" aria-label="Decisions"><div class="bars">${bars(steps, scale)}</div></nav>
${steps.map((step, at) => stepSection(step, at, steps, scale)).join('\n')}
<p class="note">Bars are losses per decision. Left and right arrows step through the decisions, J and K through the mistakes. In the terminal: baize replay ${escaped(recordFile(game))}</p>
</main>`;
  return document(title, body, keys);
}

function stepsOf(pack: GamePack, game: ArenaGame, names: readonly string[]): Step[] {
  const groups: [Turn, ...Turn[]][] = [];
  for (const turn of game.turns) {
    const last = groups.findLast(([first]) => first.seat === turn.seat);
    if (turn.attempt > 1 && last !== undefined) last.push(turn);
    else groups.push([turn]);
  }
  const boards = boardsOf(pack, game, names);
  return groups.map((turns, at) => {
    const [{ move, seat }] = turns;
    const judged = game.judged.find((each) => each.move === move && each.seat === seat) ?? null;
    const done = turns.at(-1)?.refused === null;
    const played = done && move !== null ? (game.record.moves[move] ?? null) : null;
    return {
      id: move === null ? `d${at + 1}` : `m${move}`,
      turns,
      played,
      judged,
      board: boards.get(move ?? -1) ?? null,
    };
  });
}

/** The table as people are shown it, from the seat that was asked, by the moves before it. */
function boardsOf(pack: GamePack, { turns, record }: ArenaGame, names: readonly string[]): Map<number, string> {
  const boards = new Map<number, string>();
  const asked = new Map(turns.flatMap(({ move, seat }) => (move === null ? [] : [[move, seat] as const])));
  const { game } = pack;
  if (pack.board === undefined || asked.size === 0) return boards;
  replay(game, record, record.moves.length, (state, move) => {
    const seat = asked.get(move);
    const board = seat === undefined ? undefined : pack.board?.(game.view(state, seat), (each) => names[each]);
    if (board !== undefined) boards.set(move, board);
  });
  return boards;
}

/** Below this a mistake is a small one: three points of chance. */
const LITTLE = 0.03;

function bars(steps: readonly Step[], scale: Scale): string {
  const most = Math.max(1e-9, ...steps.map(({ judged }) => judged?.loss ?? 0));
  return steps
    .map(({ id, judged, turns }, at) => {
      const tall = (100 * Math.max(0, judged?.loss ?? 0)) / most;
      const little = scale.worth === null && (judged?.loss ?? 0) < LITTLE;
      const kind = judged === null || !isMistake(judged) ? '' : little ? 'little' : 'bad';
      const refused = turns.length > 1 ? `, ${turns.length} tries` : '';
      return `<a href="#${id}" title="Decision ${at + 1}${refused}" aria-label="Decision ${at + 1}${refused}"><i class="${kind}" style="height:${tall.toFixed(0)}%"></i></a>`;
    })
    .join('');
}

function stepSection(step: Step, at: number, steps: readonly Step[], scale: Scale): string {
  const { id, turns, judged } = step;
  const next = steps.slice(at + 1).find((each) => each.judged !== null && isMistake(each.judged));
  const link = (target: Step | undefined, words: string): string =>
    target === undefined ? '' : `<a class="button" href="#${target.id}">${words}</a>`;
  const bad = judged !== null && isMistake(judged);
  const cost = judged === null ? '' : `, cost ${lossWords(judged.loss, scale)} ${lossUnit(scale)}`;
  return `<section class="step${at === 0 ? ' first' : ''}" id="${id}"${bad ? ' data-mistake' : ''} aria-label="Decision ${at + 1}">
<div class="where"><p><b>Decision ${at + 1} of ${steps.length}</b> <span class="soft">${escaped(turns[0].player)}${turns[0].move === null ? '' : `, move ${turns[0].move + 1}`}${cost}</span></p><div class="actions">${link(steps[at - 1], `${icon('left')}Previous`)}${link(steps[at + 1], `Next${icon('right')}`)}${link(next, 'Next mistake <kbd>J</kbd>')}</div></div>
<div class="panel">${seen(step, at)}</div>
<div class="panel">${answered(turns)}</div>
<div class="panel">${playedPanel(step, scale)}</div>
</section>`;
}

const heading = (number: number, words: string): string =>
  `<div class="head"><h2><span class="number">${number}</span>${words}</h2></div>`;

const CHIPS = 8;

function seen({ turns, played, board }: Step, at: number): string {
  const [{ shown, legal }] = turns;
  const mine = plainWords(played ?? '');
  const chips = legal.map((words) => ({ words, mine: plainWords(words) === mine }));
  const some = chips.filter((chip, place) => place < CHIPS || chip.mine);
  const list = (of: typeof chips): string =>
    of.map((chip) => `<span${chip.mine ? ' class="played"' : ''}>${escaped(chip.words)}</span>`).join('');
  const rest = chips.filter((chip) => !some.includes(chip));
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length} more</summary><div class="chips">${list(rest)}</div></details>`;
  const tab = (kind: 'text' | 'board', name: string, first: boolean): string =>
    `<input type="radio" class="${kind}" name="tab${at}" id="${kind}${at}"${first ? ' checked' : ''}><label for="${kind}${at}">${name}</label>`;
  return `${heading(1, 'What it saw')}<div class="tabs">${tab('text', 'Text', true)}${board === null ? '' : tab('board', 'Board', false)}<pre class="text" tabindex="0">${escaped(shown)}</pre>${board === null ? '' : `<pre class="board" tabindex="0">${escaped(board)}</pre>`}</div>
<h3>Legal moves, ${legal.length}</h3><div class="chips">${list(some)}</div>${more}`;
}

/** A tool call, or a program's line, as its reason and its move; anything else word for word. */
function speech(said: string): string {
  const [, before = '', call = ''] = /^(?:([\s\S]*)\n)?(?:play )?(\{[\s\S]*\})$/.exec(said) ?? [];
  const { why = '', move = null } = call === '' ? {} : argumentsIn(call);
  if (move === null) return `<p>${escaped(said)}</p>`;
  const words = [before, why].filter((each) => each !== '').join('\n');
  return `${words === '' ? '' : `<p>“${escaped(words)}”</p>`}<code>move: ${escaped(move)}</code>`;
}

/** The reason and the move, where there is nothing else. */
function argumentsIn(call: string): { why?: string; move?: string } {
  try {
    const { why = '', move, ...more } = JSON.parse(call) as Record<string, unknown>;
    const plain = (typeof move === 'number' || typeof move === 'string') && typeof why === 'string';
    return plain && Object.keys(more).length === 0 ? { why, move: String(move) } : {};
  } catch {
    return {};
  }
}

function answered(turns: readonly Turn[]): string {
  const tries = turns.map(({ said, refused }, at) => {
    const words = `${nth[at] ?? `Try ${at + 1}:`} try, ${refused === null ? 'accepted' : 'refused'}`;
    const text = said === '' ? '<p class="soft">No answer.</p>' : speech(said);
    const why = refused === null ? '' : `<p class="why">${escaped(refused)}</p>`;
    return `<div class="try${refused === null ? '' : ' no'}"><b>${icon(refused === null ? 'check' : 'cross')} ${words}</b>${text}${why}</div>`;
  });
  const sum = (values: readonly (number | null | undefined)[]): number | null =>
    values.some((each) => each === null || each === undefined)
      ? null
      : values.reduce<number>((total, each) => total + (each ?? 0), 0);
  const [input, output, cost, seconds] = [
    sum(turns.map(({ tokens }) => tokens?.input)),
    sum(turns.map(({ tokens }) => tokens?.output)),
    sum(turns.map((turn) => turn.cost)),
    sum(turns.map((turn) => turn.seconds)),
  ];
  const facts = [
    ['Tries', String(turns.length)],
    ['Time', seconds === null ? '' : `${seconds.toFixed(1)} s`],
    [
      'Tokens',
      input === null || output === null ? '' : `${input.toLocaleString('en')} in, ${output.toLocaleString('en')} out`,
    ],
    ['Cost', cost === null ? '' : costWords(cost)],
  ].filter(([, value]) => value !== '');
  return `${heading(2, 'What it answered')}${tries.join('')}<div class="facts">${facts.map(([name, value]) => `<span>${name}</span><b>${value}</b>`).join('')}</div>`;
}

function playedPanel({ played, judged }: Step, scale: Scale): string {
  const words = played ?? judged?.played ?? null;
  const title = `${heading(3, 'What was played')}<p><b>${words === null ? 'Nothing: it had to give up.' : escaped(words)}</b></p>`;
  if (judged === null) return title;
  const [best] = judged.hopes;
  const mine = judged.hopes.find((each) => each.words === judged.played);
  const most = Math.max(1e-9, ...judged.hopes.map(({ hope }) => Math.abs(hope)));
  const lines = judged.hopes.map(({ words: each, hope }, at) => {
    const kind = at === 0 ? 'best' : each === judged.played ? 'mine' : '';
    const tags = [at === 0 ? 'best' : '', each === judged.played ? 'played' : '']
      .filter((tag) => tag !== '')
      .join(', ');
    const part = scale.worth === null ? 100 * hope : (100 * Math.max(0, hope)) / most;
    return `<div class="hope ${kind}"><span>${escaped(each)}<em>${tags}</em></span><i style="--part:${part.toFixed(0)}%"></i><strong>${hopeWords(hope, scale)}</strong></div>`;
  });
  const bad = isMistake(judged);
  return `${title}<div class="sums"><span>${scale.worth === null ? 'chance after it' : 'after it'}<b class="${bad ? 'bad' : ''}">${hopeWords(mine?.hope ?? 0, scale)}</b></span><span>best move<b class="good">${hopeWords(best?.hope ?? 0, scale)}</b></span><span>lost<b>${lossWords(judged.loss, scale)}</b></span></div>
<h3>What else there was</h3>${lines.join('')}<p class="note">Judged in imagined games from what this seat could know. Lost: ± ${lossWords(2 * judged.error, scale)} ${lossUnit(scale)}.</p>`;
}
