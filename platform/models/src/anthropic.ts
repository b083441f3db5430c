/** Models behind Anthropic's messages, there or at any service that speaks the same protocol. */
import type Anthropic from '@anthropic-ai/sdk';
import { type Complete, type Completion, type Connection, cutShort, type Request } from './completion.ts';

type Params = Anthropic.MessageCreateParamsNonStreaming;

export async function anthropicModel(connection: Connection): Promise<Complete> {
  const { default: Client } = await import('@anthropic-ai/sdk');
  const { key, address, stream } = connection;
  const client = new Client({ apiKey: key, authToken: null, baseURL: address, maxRetries: 0, logLevel: 'off' });
  return async (request) => {
    const params = paramsOf(connection, request);
    const { signal } = request;
    if (stream) return gathered(await client.messages.create({ ...params, stream: true }, { signal }));
    const { content, usage } = await client.messages.create(params, { signal });
    const call = content.find((block) => block.type === 'tool_use');
    return {
      text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
      call: call === undefined ? null : JSON.stringify(call.input),
      usage: { ...inputOf(usage), output: usage.output_tokens },
    };
  };
}

const paramsOf = ({ model, maxTokens, temperature }: Connection, { system, user, tool }: Request): Params => ({
  model,
  system,
  messages: [{ role: 'user', content: user }],
  max_tokens: maxTokens,
  ...(temperature !== null && { temperature }),
  ...(tool !== null && {
    tools: [{ name: tool.name, description: tool.description, input_schema: { ...tool.parameters } }],
  }),
});

/** The arguments of a tool call are kept as they came: the client would mend or drop what is not JSON. */
async function gathered(events: AsyncIterable<Anthropic.RawMessageStreamEvent>): Promise<Completion> {
  let text = '';
  let tool = -1;
  let call: string | null = null;
  let usage: Completion['usage'] = { input: 0, output: 0, cached: 0 };
  let whole = false;
  for await (const event of events)
    switch (event.type) {
      case 'message_start':
        usage = { ...inputOf(event.message.usage), output: event.message.usage.output_tokens };
        break;
      case 'content_block_start':
        if (event.content_block.type !== 'tool_use' || tool >= 0) break;
        tool = event.index;
        call = '';
        break;
      case 'content_block_delta':
        if (event.delta.type === 'text_delta') text += event.delta.text;
        else if (event.delta.type === 'input_json_delta' && event.index === tool) call += event.delta.partial_json;
        break;
      case 'message_delta':
        usage = { ...usage, output: event.usage.output_tokens };
        break;
      case 'message_stop':
        whole = true;
    }
  if (!whole) throw cutShort();
  return { text, call, usage };
}

function inputOf(usage: Anthropic.Usage): Pick<Completion['usage'], 'input' | 'cached'> {
  const cached = usage.cache_read_input_tokens ?? 0;
  return { input: usage.input_tokens + cached + (usage.cache_creation_input_tokens ?? 0), cached };
}
