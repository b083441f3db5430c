/** Commands that are sent again under the same key: they get the first answer, and change nothing. */
import type { Seat } from '@baize/game';
import type { Entry } from '@baize/match';
import { type Ack, type Command, Refused } from '@baize/protocol';
import type { Store } from './store.ts';

/** The answer of a key under which `version` of a match was written, if it is the same command. */
export async function answerAgain(
  store: Store,
  match: { readonly id: string; readonly version: number },
  seat: Seat,
  command: Command,
  version: number,
): Promise<Ack> {
  const [stored] = await store.after(match.id, version - 1, 1);
  const entry = JSON.parse(stored?.body ?? '{}') as Entry;
  const same =
    entry.do === command.do &&
    'seat' in entry &&
    entry.seat === seat &&
    command.version === version - 1 &&
    (entry.do !== 'move' || JSON.stringify(entry.words) === JSON.stringify('words' in command ? command.words : null));
  if (!same) throw new Refused('KEY_REUSED', undefined, { version: match.version });
  return { type: 'ack', key: command.key, version };
}
