/** Types of `fresh.mjs`. */
export const root: string;
export const stampFile: string;
export function currentStamp(folder?: string): string;
export function isFresh(): boolean;
