/** Reading what came in and answering refusals: the same over HTTP and over sockets. */
import { errors, type Refusal, Refused } from '@baize/protocol';
import type { z } from 'zod';
import type { House } from './house.ts';
import { StoreDown } from './store/store.ts';

/** The value as the schema has it, or a refusal that names the first thing that is wrong. */
export function read<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join('.').slice(0, 60);
  const what = (issue?.message ?? '').slice(0, 200);
  throw new Refused('BAD_MESSAGE', `${where === undefined || where === '' ? 'The message' : `'${where}'`}: ${what}.`);
}

/** A refusal to send, whatever was thrown: what is not a refusal is a fault of ours, and told to the log alone. */
export function refusalOf(house: House, error: unknown, key?: string): Refusal {
  const refused = error instanceof Refused ? error : null;
  const code = refused?.code ?? (error instanceof StoreDown ? 'STORE_DOWN' : 'SERVER_ERROR');
  if (code === 'SERVER_ERROR') house.log.error({ err: error }, 'a fault of ours');
  house.metrics.refusals.inc({ code });
  return {
    type: 'refusal',
    ...(key === undefined ? {} : { key }),
    code,
    message: refused?.message ?? errors[code].message,
    ...(refused?.version === undefined ? {} : { version: refused.version }),
    ...(refused?.legal === undefined ? {} : { legal: refused.legal }),
  };
}
