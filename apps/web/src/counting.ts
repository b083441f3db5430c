/** Numbers in sentences. */

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Small numbers as words. */
export const spelt = (n: number): string => numbers[n] ?? String(n);
