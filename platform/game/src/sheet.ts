/** The table as text for a page: parts with headings, and what moves cost. */

export interface SheetPart {
  readonly heading: string;
  /** What the rows say, in a few words. */
  readonly note?: string;
  /** A name, and what there is to say of it. */
  readonly rows: readonly (readonly [name: string, text: string])[];
  /** Many short rows, which stand beside each other. */
  readonly dense?: boolean;
}

export interface Cost {
  /** In as few characters as a button has room for: "5", "2D 1R". */
  readonly price: string;
  /** The same with what is left then, as a sentence. */
  readonly leaves: string;
}
