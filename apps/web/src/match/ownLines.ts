/** What the table says of me, said to me: the host tells everybody the same sentence. */
import type { LoggedEvent } from '@baize/protocol';
import { texts } from '../texts.ts';

const { mine } = texts.match;
const isTold = (type: string): type is keyof typeof mine => Object.hasOwn(mine, type);

export const inMyWords = (lines: readonly LoggedEvent[], seat: number | null): readonly LoggedEvent[] =>
  lines.map((line) =>
    line.event.seat === seat && isTold(line.event.type) ? { ...line, text: mine[line.event.type] } : line,
  );
