/** What the specification asks for, as a row of the coverage page. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Why it cannot hold as it is written: then the page tells what was measured instead. */
  readonly reported?: string;
}
