/** A service for tests that speaks both protocols and plays like a model: reads the list of moves, picks one, sometimes badly. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream, type Reply } from './wire.ts';

export interface StubServer {
  readonly url: string;
  /** Bodies as they came, with the key that came along. */
  readonly requests: { readonly path: string; readonly key: string; readonly body: Asked }[];
  /** What to do with the next requests, instead of answering. */
  readonly faults: Fault[];
  close(): Promise<void>;
}

/** A status with a body, an answer word by word, a silence, or a stream that breaks off. */
export type Fault =
  | { readonly status: number; readonly after?: number; readonly code?: string }
  | Reply
  | 'silence'
  | 'cut';

interface Asked {
  readonly model: string;
  readonly stream?: boolean;
  readonly system?: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly unknown[];
}

/** `steady…` always names a legal move; others now and then none, or nonsense. Always the same for the same question. */
function replyTo({ model, messages, tools }: Asked): Reply {
  const question = messages.at(-1)?.content ?? '';
  const moves = [...question.matchAll(/^\d+\. .+$/gm)].length;
  const dice = createHash('sha256').update(`${model}|${question}`).digest();
  const move = 1 + (dice.readUInt32LE(0) % moves);
  const why = `Stub ${model} likes number ${move} of ${moves}.`;
  const slip = model.startsWith('steady') ? 99 : dice[8] % 24;
  if (slip === 0) return { text: 'I would rather think about it.', call: null };
  if (slip === 1) return { text: '', call: null };
  if (tools === undefined) return { text: `${why}\nMOVE: ${slip === 2 ? 'resign' : move}`, call: null };
  if (slip === 2) return { text: why, call: `{"move": ${moves + 7}}` };
  if (slip === 3) return { text: why, call: '{"move": ' };
  return { text: '', call: JSON.stringify({ why, move }) };
}

export async function stubServer(): Promise<StubServer> {
  const requests: StubServer['requests'] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const key = String(request.headers['x-api-key'] ?? request.headers.authorization ?? '').replace('Bearer ', '');
      const body = JSON.parse(text) as Asked;
      requests.push({ path: request.url ?? '', key, body });
      answer(response, request.url ?? '', key, body, faults.shift());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answer(response: ServerResponse, path: string, key: string, body: Asked, fault: Fault | undefined): void {
  if (fault === 'silence') return;
  if (typeof fault === 'object' && 'status' in fault) {
    const headers = { 'content-type': 'application/json', 'retry-after': String(fault.after ?? 0) };
    response.writeHead(fault.status, headers);
    // Services have been seen to quote the key.
    const error = { type: 'error', code: fault.code ?? null, message: `Status ${fault.status}, your key was ${key}.` };
    response.end(JSON.stringify({ type: 'error', error }));
    return;
  }
  const reply = typeof fault === 'object' ? fault : replyTo(body);
  const openai = path.endsWith('/chat/completions');
  if (body.stream !== true) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(openai ? openaiAnswer(reply) : anthropicAnswer(reply)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = openai ? openaiStream(reply) : anthropicStream(reply);
  response.end((fault === 'cut' ? events.slice(0, 2) : events).join(''));
}
