/** What a person did not mean to ask for: printed as a sentence, never as a stack trace. */
export class Trouble extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}
