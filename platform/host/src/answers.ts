/** Reading what came in and answering with refusals: the same over HTTP, sockets and message ports. */
import { errors, type Refusal, Refused, refusedIn } from '@baize/protocol';
import type { Log, Observer } from './observer.ts';
import { StoreDown } from './store.ts';

/** What is used of a validator, so that declarations do not need its library. */
interface Schema<T> {
  safeParse(raw: unknown): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The value as the schema has it, or a refusal that names the first thing that is wrong. */
export function read<T>(schema: Schema<T>, raw: unknown): T {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join('.').slice(0, 60);
  const what = (issue?.message ?? '').slice(0, 200);
  throw new Refused('BAD_MESSAGE', `${where === undefined || where === '' ? 'The message' : `'${where}'`}: ${what}.`);
}

/** The refusal to send for anything thrown. What is not a refusal is our own fault: its details go to the log only. */
export function refusalOf(
  to: { readonly log: Log; readonly observer: Observer; storeFailed(error: StoreDown): unknown },
  error: unknown,
  key?: string,
): Refusal {
  const refused = error instanceof StoreDown ? null : refusedIn(error);
  const code = refused?.code ?? (error instanceof StoreDown ? 'STORE_DOWN' : 'SERVER_ERROR');
  if (error instanceof StoreDown) to.storeFailed(error);
  if (code === 'SERVER_ERROR') to.log.error({ err: error }, 'internal error');
  to.observer.refused(code);
  return {
    type: 'refusal',
    ...(key === undefined ? {} : { key }),
    code,
    message: refused?.message ?? errors[code].message,
    ...(refused?.version === undefined ? {} : { version: refused.version }),
    ...(refused?.legal === undefined ? {} : { legal: refused.legal }),
    ...(refused?.retryAfter === undefined ? {} : { retryAfter: refused.retryAfter }),
  };
}
