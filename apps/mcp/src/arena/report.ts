/** A contest on paper: the table, the transcript as JSON lines, and everything as one HTML page. */
import type { ArenaOutcome, MatchLine, Standing } from './arena.ts';
import type { Turn } from './tally.ts';

const heads = [
  'player',
  'rating',
  '95 %',
  'points',
  'first try',
  'illegal/1,000',
  'completed',
  's/decision',
  'chars/decision',
];

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

/** A row of the table, in the order of the heads. */
function row({ name, rating, interval, timed, tally }: Standing): string[] {
  const { decisions, answers, matches } = tally;
  const per = (sum: number, digits: number): string =>
    !timed || decisions === 0 ? '-' : (sum / decisions).toFixed(digits);
  return [
    name,
    rating.toFixed(0),
    `${interval[0].toFixed(0)} to ${interval[1].toFixed(0)}`,
    `${tally.points}/${matches}`,
    timed ? share(tally.firstTry, decisions) : '-',
    timed && answers > 0 ? ((1000 * tally.illegal) / answers).toFixed(1) : '-',
    share(tally.completed, matches),
    per(tally.seconds, 2),
    per(tally.characters, 0),
  ];
}

export function arenaTable({ standings }: ArenaOutcome): string {
  const rows = [heads, ...standings.map(row)];
  const widths = heads.map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  return rows.map(line).join('\n');
}

/** One line for each answer and each result, in the order they came. */
export function arenaLines({ game, matches, turns }: ArenaOutcome): string {
  const lines = matches.flatMap((match): object[] => [
    ...turns.filter((turn) => turn.match === match.match).map((turn) => ({ type: 'answer', game, ...turn })),
    { type: 'result', game, ...match },
  ]);
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fdfcf9}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .8rem;border-bottom:1px solid #ddd;text-align:right}
th:first-child,td:first-child{text-align:left}pre{background:#f2efe8;padding:.6rem;overflow-x:auto;white-space:pre-wrap}
summary{cursor:pointer;padding:.3rem 0}.no{color:#a3261b}
@media(prefers-color-scheme:dark){body{color:#e8e4da;background:#1b1f1d}pre{background:#262b28}th,td{border-color:#3a403c}.no{color:#ff9b8f}}`;

export function arenaPage(outcome: ArenaOutcome): string {
  const { game, standings, matches, turns } = outcome;
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${safe(text)}</${tag}>`).join('')}</tr>`;
  const body = matches
    .map((match) =>
      matchSection(
        match,
        turns.filter((turn) => turn.match === match.match),
      ),
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Arena: ${safe(game)}</title><style>${style}</style>
<h1>Arena: ${safe(game)}</h1>
<table>${cells('th', heads)}${standings.map((each) => cells('td', row(each))).join('')}</table>
<h2>${matches.length} matches</h2>
${body}
</html>
`;
}

function matchSection({ seed, players, result, gaveUp }: MatchLine, turns: readonly Turn[]): string {
  const won = result.winners.map((seat) => players[seat] ?? '').join(' and ');
  const left = gaveUp.length === 0 ? '' : `; ${gaveUp.join(' and ')} had to give up`;
  const title = `${players.join(' against ')}, seed ${seed}: ${result.scores.join(' to ')}, ${won}${left}`;
  const said = turns.map(
    (turn) =>
      `<p><b>${safe(turn.player)}</b> at version ${turn.version}, try ${turn.attempt}, ${turn.seconds.toFixed(2)} s: <code>${safe(turn.said)}</code>${
        turn.refused === null ? '' : ` <span class="no">${safe(turn.refused)}</span>`
      }</p><pre>${safe(turn.shown)}</pre>`,
  );
  return `<details><summary>${safe(title)}</summary><p>${safe(result.how)}</p>${said.join('')}</details>`;
}
