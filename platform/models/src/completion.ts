/** What is asked of a service and what comes back, whichever protocol it speaks. */

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: { readonly type: 'object'; readonly [key: string]: unknown };
}

export interface Request {
  readonly system: string;
  readonly user: string;
  readonly tool: Tool | null;
  readonly signal: AbortSignal;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
  /** Of the input, what the maker had in its cache. */
  readonly cached: number;
}

export interface Completion {
  readonly text: string;
  /** The arguments of the first tool call, as text. */
  readonly call: string | null;
  readonly usage: Usage;
}

export type Complete = (request: Request) => Promise<Completion>;

/** What both adapters are made of. */
export interface Connection {
  readonly model: string;
  readonly key: string;
  readonly address: string | null;
  readonly stream: boolean;
  readonly maxTokens: number;
  readonly temperature: number | null;
}

/** A stream that ended before the answer did. Not a `BaizeError`: those are final, this is worth another try. */
export const cutShort = (): Error => new Error('the answer was cut short');
