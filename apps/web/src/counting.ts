/** Numbers and words in sentences. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** To go on with within a sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const list = new Intl.ListFormat('en-GB');
export const listed = (names: readonly string[]): string => list.format(names);

/** With its sign, which is a real minus. */
export const signed = (text: string | number): string =>
  Number(text) > 0 ? `+${text}` : String(text).replace('-', '−');

export type Stake = 'win' | 'chips';

const inPercent = (chance: number): string => `${Number((100 * chance).toFixed(1))}`;
/** How far a chance or an amount may be off, at 95 %; the ends of a chance's interval where it would pass 0 or 100 %. */
export function marginOf(hope: number, error: number, stake: Stake): string {
  if (stake === 'chips') return `± ${(error * 1.96).toFixed(1)}`;
  const [low, high] = [hope - 1.96 * error, hope + 1.96 * error];
  if (low >= 0 && high <= 1) return `± ${(error * 196).toFixed(1)}`;
  return `${inPercent(Math.max(0, low))}–${inPercent(Math.min(1, high))}\u00a0%`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Small numbers as words. */
export const spelt = (n: number): string => numbers[n] ?? String(n);
