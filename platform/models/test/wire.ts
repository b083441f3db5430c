/** The same reply in the words of each protocol, whole and as a stream of events. */
export interface Reply {
  readonly text: string;
  /** Arguments of a tool call, which need not be JSON. */
  readonly call: string | null;
}

const parts = (text: string): string[] => text.match(/[\s\S]{1,12}/g) ?? [];
const tokensOf = ({ text, call }: Reply): number => 5 + Math.ceil((text.length + (call?.length ?? 0)) / 4);
const INPUT = 400;

const usage = (reply: Reply): object => ({
  prompt_tokens: INPUT,
  completion_tokens: tokensOf(reply),
  total_tokens: INPUT + tokensOf(reply),
  prompt_tokens_details: { cached_tokens: 100 },
});
const chat = { id: 'chatcmpl-1', created: 1, model: 'stub' };
const finish = ({ call }: Reply): string => (call === null ? 'stop' : 'tool_calls');

export function openaiAnswer(reply: Reply): object {
  const call = { id: 'call-1', type: 'function', function: { name: 'play', arguments: reply.call } };
  const message = { role: 'assistant', content: reply.text, ...(reply.call !== null && { tool_calls: [call] }) };
  const choices = [{ index: 0, finish_reason: finish(reply), message }];
  return { ...chat, object: 'chat.completion', choices, usage: usage(reply) };
}

export function openaiStream(reply: Reply): string[] {
  const data = (value: object): string =>
    `data: ${JSON.stringify({ ...chat, object: 'chat.completion.chunk', ...value })}\n\n`;
  const delta = (value: object, finished: string | null = null): string =>
    data({ choices: [{ index: 0, delta: value, finish_reason: finished }] });
  const call = (value: object): string => delta({ tool_calls: [{ index: 0, ...value }] });
  return [
    delta({ role: 'assistant', content: '' }),
    ...parts(reply.text).map((content) => delta({ content })),
    ...(reply.call === null
      ? []
      : [call({ id: 'call-1', type: 'function', function: { name: 'play', arguments: '' } })]),
    ...parts(reply.call ?? '').map((each) => call({ function: { arguments: each } })),
    delta({}, finish(reply)),
    data({ choices: [], usage: usage(reply) }),
    'data: [DONE]\n\n',
  ];
}

const message = { id: 'msg-1', type: 'message', role: 'assistant', model: 'stub', stop_sequence: null };
const input = { input_tokens: INPUT - 100, cache_read_input_tokens: 100, cache_creation_input_tokens: 0 };
const reason = ({ call }: Reply): string => (call === null ? 'end_turn' : 'tool_use');

/** Whole answers hold the arguments as an object; what is no JSON arrives as nothing. */
export function anthropicAnswer(reply: Reply): object {
  const content: object[] = reply.text === '' ? [] : [{ type: 'text', text: reply.text }];
  if (reply.call !== null) content.push({ type: 'tool_use', id: 'call-1', name: 'play', input: objectIn(reply.call) });
  return { ...message, content, stop_reason: reason(reply), usage: { ...input, output_tokens: tokensOf(reply) } };
}

function objectIn(call: string): unknown {
  try {
    return JSON.parse(call);
  } catch {
    return {};
  }
}

export function anthropicStream(reply: Reply): string[] {
  const event = (type: string, value: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;
  const block = (index: number, start: object, deltas: readonly object[]): string[] => [
    event('content_block_start', { index, content_block: start }),
    ...deltas.map((delta) => event('content_block_delta', { index, delta })),
    event('content_block_stop', { index }),
  ];
  const text = parts(reply.text).map((each) => ({ type: 'text_delta', text: each }));
  const call = parts(reply.call ?? '').map((each) => ({ type: 'input_json_delta', partial_json: each }));
  const start = { ...message, content: [], stop_reason: null, usage: { ...input, output_tokens: 1 } };
  return [
    event('message_start', { message: start }),
    ...(reply.text === '' ? [] : block(0, { type: 'text', text: '' }, text)),
    ...(reply.call === null ? [] : block(1, { type: 'tool_use', id: 'call-1', name: 'play', input: {} }, call)),
    event('message_delta', {
      delta: { stop_reason: reason(reply), stop_sequence: null },
      usage: { output_tokens: tokensOf(reply) },
    }),
    event('message_stop', {}),
  ];
}
