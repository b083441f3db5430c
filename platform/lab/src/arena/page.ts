/** The report of a contest: one scale for everybody, strength for the money, and the costliest moves. */
import type { GamePack } from '@baize/game';
import { escaped } from '../charts.ts';
import { blundersOf, type Blunder } from './blunders.ts';
import { moneyChart, ratingTrack, trackTicks } from './charts.ts';
import type { ArenaRun } from './run.ts';
import { icon } from './icons.ts';
import { type ArenaStanding, type ArenaStandings, arenaStandings, headline } from './standings.ts';
import { arenaStyle } from './style.ts';
import { boardAddress, replayCommand, tellBlunder } from './sentences.ts';
import { pageFile, recordFile } from './texts.ts';
import {
  costAGame,
  costWords,
  illegalWords,
  lossUnit,
  lossWords,
  ratingWords,
  share,
  tokensAGame,
  tokenWords,
} from './words.ts';

/** Everything in one file; nothing is fetched. */
export const document = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${arenaStyle}</style>
</head>
<body>
${body}
${script === '' ? '' : `<script>${script}</script>\n`}</body>
</html>
`;

/** A figure and its sign in one line. */
const together = (text: string): string => text.replaceAll(' %', '\u00a0%');

const mark = (kind: ArenaStanding['kind']): string => `<span class="mark ${kind}">${icon(kind)}</span>`;

/** Sorts by the column whose heading is pressed, a second press turns the order round; a player's name shows that player's games. */
const script = `
for (const button of document.querySelectorAll('th button')) button.addEventListener('click', () => {
  const cell = button.closest('th'), at = cell.cellIndex, body = cell.closest('table').tBodies[0];
  const down = cell.getAttribute('aria-sort') !== 'descending';
  for (const other of cell.parentNode.cells) other.removeAttribute('aria-sort');
  cell.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  const value = (row) => { const { sort } = row.cells[at].dataset; return sort === undefined ? row.cells[at].textContent : Number(sort); };
  const rows = [...body.rows].sort((a, b) => (value(a) < value(b) ? 1 : value(a) > value(b) ? -1 : 0) * (down ? 1 : -1));
  body.append(...rows);
});
for (const link of document.querySelectorAll('a[data-player]')) link.addEventListener('click', () => {
  const { player } = link.dataset;
  for (const row of document.querySelectorAll('.games tbody tr')) row.hidden = player !== '' && !JSON.parse(row.dataset.players).includes(player);
});`;

/** `linked`: the pages and records of the games lie beside it. */
export function arenaPage(pack: GamePack, run: ArenaRun, linked: boolean): string {
  const standings = arenaStandings(pack, run);
  const title = headline(standings);
  const rules = Object.entries(run.options)
    .flatMap(([name, value]) =>
      typeof value === 'string' ? [name === 'rules' ? `${value} rules` : `${name} ${value}`] : [],
    )
    .join(', ');
  const blunders = blundersOf(run);
  const body = `<header class="top"><div>
<p class="kicker"><b>Arena</b>${escaped([run.title, 'two players', rules].filter((each) => each !== '').join(', '))}</p>
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(leadOf(run))}</p>
</div>${linked ? '<nav class="actions"><a class="button" href="#games" data-player="">All games</a><a class="button" href="report.json">Data</a>' + (run.prompt === null ? '' : '<a class="button" href="prompt.md">Prompt</a>') + '</nav>' : ''}</header>
<main>
${standingsTable(standings)}
<div class="pair">${money(standings)}${blunders.length === 0 ? '' : costliest(pack, blunders, standings, linked, run.server)}</div>
<p class="note">${escaped(noteOf(standings))}</p>
${gamesTable(run, linked)}
</main>`;
  return document(`Arena: ${title}`, body, script);
}

function leadOf({ games, planned, deals, stopped, seed }: ArenaRun): string {
  const count = games.length === planned ? `${planned} games` : `${games.length} of ${planned} games`;
  const ending = stopped === null ? '' : ` ${stopped}`;
  return `${count}: every pair plays ${deals} ${deals === 1 ? 'deal' : 'deals'} from both seats, seed ${seed}. Models and bots are rated on one scale.${ending}`;
}

const noteOf = ({ scale, players }: ArenaStandings): string =>
  [
    'Bars are 95 % intervals. Illegal tries are per decision.',
    players.some(({ loss }) => loss !== null)
      ? `Lost a move: ${lossUnit(scale)} given away against the best move found, in imagined games from what the seat could know.`
      : '',
  ].join(' ');

function standingsTable({ players, scale }: ArenaStandings): string {
  const heads = ['Rating', 'Won', 'Illegal tries', 'Completed', 'Tokens a game', 'Cost a game', 'Lost a move'];
  const sortable = (name: string): string => `<th scope="col"><button type="button">${name}</button></th>`;
  const rows = players.map((each, place) => {
    const { rating, interval, loss } = each;
    const cost = costAGame(each);
    const rate = each.decisions === 0 ? 0 : each.refused / each.decisions;
    const cell = (text: string, sort: number, kind = ''): string =>
      `<td data-sort="${sort}" class="${text === 'never' || text === 'none' || text === 'free' ? 'zero' : kind}">${text}</td>`;
    return `<tr><td data-sort="${-place}">${place + 1}</td><td>${mark(each.kind)}<a class="name" href="#games" data-player="${escaped(each.name)}">${escaped(each.name)}</a><span class="about">${escaped(each.about)}</span></td>
<td class="scale">${ratingTrack(each, players)}</td>
<td class="rating" data-sort="${rating}">${ratingWords(rating, scale)}<small>± ${ratingWords((interval[1] - interval[0]) / 2, scale)}</small></td>
${cell(share(each.points, each.games), each.points / Math.max(1, each.games))}
${cell(illegalWords(each), rate, rate > 0.05 ? 'many' : rate > 0.02 ? 'some' : '')}
${cell(share(each.completed, each.games), each.completed / Math.max(1, each.games))}
${cell(tokensAGame(each) === 0 ? (each.kind === 'bot' ? 'none' : '–') : tokenWords(tokensAGame(each)), tokensAGame(each))}
${cell(cost === null ? '–' : costWords(cost), cost ?? -1)}
${cell(loss === null ? '–' : lossWords(loss.mean, scale), loss?.mean ?? -1)}</tr>`;
  });
  return `<section class="panel scroll" aria-label="Standings" tabindex="0"><table><thead><tr><th><span class="hidden">Place</span></th><th scope="col"><button type="button">Player</button></th><th class="scale"><span class="hidden">On one line</span>${trackTicks(players, scale)}</th>${heads.map(sortable).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></section>`;
}

function money(standings: ArenaStandings): string {
  const chart = moneyChart(standings);
  if (chart === null) return '';
  return `<section class="panel"><div class="head"><h2>Strength for the money</h2><span>${chart.by}</span></div>${chart.svg}</section>`;
}

function costliest(
  pack: GamePack,
  blunders: readonly Blunder[],
  { scale }: ArenaStandings,
  linked: boolean,
  server: string | undefined,
): string {
  const rows = blunders.map((blunder) => {
    const { game, kind, opponents, judged } = blunder;
    const { played, better, before, after } = tellBlunder(pack, blunder, scale);
    const where = `Game ${game.number} against ${opponents.join(', ')}, move ${judged.move + 1}.`;
    const step = `<a class="button" href="${pageFile(game)}#m${judged.move}" aria-label="Step into game ${game.number}, move ${judged.move + 1}">Step in</a>`;
    const command = linked
      ? `Open on the board: <code>${escaped(replayCommand(recordFile(game), blunder))}</code>`
      : '';
    const board =
      server === undefined ? command : `<a href="${escaped(boardAddress(server, blunder))}">Open on the board</a>`;
    return `<div class="blunder">${mark(kind)}<div><b>${escaped(played)}</b><span>${escaped(`${together(better)} ${where}`)}</span>${board === '' ? '' : `<span>${board}</span>`}</div>
<span class="fall">${before} ${icon('arrow')} <b>${after}</b></span>${linked ? step : ''}</div>`;
  });
  const unit = `${scale.worth === null ? 'chance' : 'chips'} before and after`;
  return `<section class="panel"><div class="head"><h2>Costliest moves</h2><span>${unit}</span></div>${rows.join('\n')}</section>`;
}

function gamesTable({ games, entrants }: ArenaRun, linked: boolean): string {
  const rows = games.map((game) => {
    const names = game.seating.map((at) => entrants[at].name);
    const { result, moves } = game.record;
    const won = (result?.winners ?? []).map((seat) => names[seat]).join(' and ');
    const name =
      linked && game.turns.length > 0 ? `<a href="${pageFile(game)}">${game.number}</a>` : String(game.number);
    return `<tr data-players="${escaped(JSON.stringify(names))}"><td data-sort="${game.number}">${name}</td><td>${escaped(names.join(' against '))}</td><td>${escaped(won)}</td><td>${escaped((result?.scores ?? []).map((score) => String(+score.toFixed(2))).join(' : '))}</td><td>${moves.length}</td>${linked ? `<td><a href="${recordFile(game)}">record</a></td>` : ''}</tr>`;
  });
  const heads = ['No.', 'Game', 'Won by', 'Score', 'Moves', ...(linked ? [''] : [])];
  return `<section class="panel scroll" id="games" tabindex="0" aria-label="Games"><div class="head"><h2>${games.length} games</h2>${linked ? '<span>baize replay games/001.json shows a record step by step</span>' : ''}</div><table class="games"><thead><tr>${heads.map((head) => `<th scope="col">${head === '' ? '<span class="hidden">Record</span>' : head}</th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></section>`;
}
