/** Models behind OpenAI's chat completions, there or at any service that speaks the same protocol. */
import type OpenAI from 'openai';
import { type Complete, type Completion, type Connection, cutShort, type Request } from './completion.ts';

type Params = OpenAI.ChatCompletionCreateParamsNonStreaming;
type Usage = OpenAI.CompletionUsage | null | undefined;

export async function openaiModel(connection: Connection): Promise<Complete> {
  const { default: Client } = await import('openai');
  const { key, address, stream } = connection;
  const client = new Client({ apiKey: key, baseURL: address, maxRetries: 0, logLevel: 'off' });
  return async (request) => {
    const params = paramsOf(connection, request);
    const { signal } = request;
    if (stream) {
      const chunks = await client.chat.completions.create(
        { ...params, stream: true, stream_options: { include_usage: true } },
        { signal },
      );
      return gathered(chunks);
    }
    const { choices, usage } = await client.chat.completions.create(params, { signal });
    const message = choices[0]?.message;
    const call = message?.tool_calls?.[0];
    return {
      text: message?.content ?? '',
      call: call?.type === 'function' ? call.function.arguments : null,
      usage: usageOf(usage),
    };
  };
}

/** The limit of an answer has a new name at OpenAI and the old one nearly everywhere else. */
function paramsOf({ model, address, maxTokens, temperature }: Connection, { system, user, tool }: Request): Params {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(address === null ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(temperature !== null && { temperature }),
    ...(tool !== null && { tools: [{ type: 'function', function: { ...tool, parameters: { ...tool.parameters } } }] }),
  };
}

async function gathered(chunks: AsyncIterable<OpenAI.ChatCompletionChunk>): Promise<Completion> {
  let text = '';
  let call: string | null = null;
  let usage: Usage = null;
  let whole = false;
  for await (const chunk of chunks) {
    const delta = chunk.choices[0]?.delta;
    text += delta?.content ?? '';
    for (const part of delta?.tool_calls ?? [])
      if (part.index === 0) call = (call ?? '') + (part.function?.arguments ?? '');
    usage = chunk.usage ?? usage;
    whole ||= (chunk.choices[0]?.finish_reason ?? null) !== null;
  }
  if (!whole) throw cutShort();
  return { text, call, usage: usageOf(usage) };
}

const usageOf = (usage: Usage): Completion['usage'] => ({
  input: usage?.prompt_tokens ?? 0,
  output: usage?.completion_tokens ?? 0,
  cached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
});
