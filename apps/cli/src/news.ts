/** What happened, in as few lines as can hold it. */
import pc from 'picocolors';
import type { LogLine } from './table.ts';
import { flow } from './text.ts';

/** Sentences of one player flow together; the next player starts a new line. */
export function newsLines(log: readonly LogLine[], width: number): string[] {
  const groups: LogLine[][] = [];
  for (const told of log) {
    const last = groups.at(-1);
    if (last !== undefined && (told.seat === null || last[0]?.seat === told.seat)) last.push(told);
    else groups.push([told]);
  }
  return groups.flatMap((group) => flow(repeats(group.map(({ text }) => text)), width));
}

/** The same sentence three times over is said once, with `(×3)`. */
function repeats(sentences: readonly string[]): string[] {
  const out: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = out.at(-1);
    if (last?.text === text) last.times++;
    else out.push({ text, times: 1 });
  }
  return out.map(({ text, times }) => (times === 1 ? text : `${text} (×${times})`));
}

/** The news, with what came before them as far as there is room: the latest always stands last. */
export function newsPane(log: readonly LogLine[], width: number, height: number, called: string): string[] {
  const fresh = newsLines(
    log.filter((told) => told.fresh),
    width,
  );
  const room = height - 1;
  const news =
    fresh.length <= room
      ? fresh
      : [pc.dim(`… ${fresh.length - room + 1} earlier lines: \`log\``), ...fresh.slice(fresh.length - room + 1)];
  const old = newsLines(
    log.filter((told) => !told.fresh),
    width,
  );
  const before = old.slice(Math.max(0, old.length - (room - news.length))).map((line) => pc.dim(line));
  const title = fresh.length > 0 ? called : old.length > 0 ? `nothing new ${called}` : 'nothing has happened yet';
  return [...before, pc.dim(`── ${title} ${'─'.repeat(Math.max(0, width - title.length - 4))}`), ...news];
}
