/** What the table says of me, said to me: the host tells everybody the same sentence. */
import { asYou } from '@baize/game';
import type { LoggedEvent } from '@baize/protocol';
import { texts } from '../texts.ts';

const { mine } = texts.match;
const isTold = (type: string): type is keyof typeof mine => Object.hasOwn(mine, type);

export const inMyWords = (
  lines: readonly LoggedEvent[],
  seat: number | null,
  name: string | null,
): readonly LoggedEvent[] =>
  lines.map((line) => {
    const { event, text } = line;
    if (seat === null || event.seat !== seat) return line;
    return { ...line, text: isTold(event.type) ? mine[event.type] : name === null ? text : asYou(text, name) };
  });
