/** The one error type: a stable code for programs, a sentence for people. */
export class BaizeError<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BaizeError';
  }
}

/** Whatever was thrown, as a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
