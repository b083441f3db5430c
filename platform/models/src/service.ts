/** Asks a service until it answers: waits out rate limits and failures, and keeps the key out of every message. */
import { setTimeout as pause } from 'node:timers/promises';
import { BaizeError, messageOf } from '@baize/game';
import { anthropicModel } from './anthropic.ts';
import type { Complete, Completion, Connection, Request } from './completion.ts';
import { openaiModel } from './openai.ts';
import type { Access, Maker, ModelSpec } from './spec.ts';

export type ServiceCode = 'MODEL_REFUSED' | 'MODEL_UNREACHABLE' | 'STOPPED';

export type Outcome = { readonly completion: Completion } | { readonly late: true };

export interface Service {
  /** Throws a `BaizeError` with a `ServiceCode` when there is no point in asking again. */
  ask(request: Omit<Request, 'signal'>): Promise<Outcome>;
}

const adapters: Readonly<Record<Maker, (connection: Connection) => Promise<Complete>>> = {
  openai: openaiModel,
  anthropic: anthropicModel,
};

/** Told apart from the vendors' own errors by their fields, so that neither client has to be loaded for it. */
interface Failure {
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** Seconds that the service asks to wait. */
  readonly wait: number | undefined;
}

export async function serviceOf(
  { maker, model, settings }: ModelSpec,
  access: Access,
  stop: AbortSignal,
): Promise<Service> {
  const { stream, maxTokens, temperature, seconds, retries } = settings;
  const complete = await adapters[maker]({ ...access, model, stream, maxTokens, temperature });
  const failed = (code: ServiceCode, error: unknown): BaizeError<ServiceCode> =>
    new BaizeError(code, `${maker}:${model} ${words[code]}: ${withoutKey(messageOf(error), access.key)}`);

  async function once(request: Omit<Request, 'signal'>): Promise<Outcome> {
    const late = AbortSignal.timeout(seconds * 1000);
    try {
      const completion = await complete({ ...request, signal: AbortSignal.any([stop, late]) });
      return { completion: clean(completion, access.key) };
    } catch (error) {
      if (stop.aborted) throw new BaizeError('STOPPED', 'Stopped.');
      if (late.aborted) return { late: true };
      throw error;
    }
  }

  return {
    async ask(request) {
      for (let attempt = 0; ; attempt++) {
        try {
          return await once(request);
        } catch (error) {
          if (error instanceof BaizeError) throw error;
          const failure = failureIn(error);
          if (isRefusal(failure)) throw failed('MODEL_REFUSED', error);
          if (attempt >= retries) throw failed('MODEL_UNREACHABLE', error);
          const wait = failure.wait ?? Math.min(30, 2 ** attempt / 2);
          await pause(1000 * wait, undefined, { signal: stop }).catch(() => undefined);
        }
      }
    },
  };
}

const words: Readonly<Record<ServiceCode, string>> = {
  MODEL_REFUSED: 'refuses to answer',
  MODEL_UNREACHABLE: 'could not be reached',
  STOPPED: 'was stopped',
};

function failureIn(error: unknown): Failure {
  if (!(error instanceof Error)) return { status: undefined, code: undefined, wait: undefined };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const after = 'headers' in error && error.headers instanceof Headers ? error.headers.get('retry-after') : null;
  const wait = after === null || !(Number(after) >= 0) ? undefined : Math.min(120, Number(after));
  return { status, code, wait };
}

/** Mistakes of ours and empty accounts do not pass by waiting. */
const isRefusal = ({ status, code }: Failure): boolean =>
  code === 'insufficient_quota' ||
  (status !== undefined && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status));

/** Services quote keys in their complaints, and a model may repeat what it reads. */
const withoutKey = (text: string, key: string): string => (key.length < 8 ? text : text.replaceAll(key, '[key]'));

const clean = ({ text, call, usage }: Completion, key: string): Completion => ({
  text: withoutKey(text, key),
  call: call === null ? null : withoutKey(call, key),
  usage,
});
