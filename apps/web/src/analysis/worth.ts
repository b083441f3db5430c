/** What a move is worth, as the page says it: a chance, or chips in the players' own unit from this decision on. */
import type { Scale } from '@baize/game';
import { signed, type Stake } from '../counting.ts';
import { texts } from './texts.ts';

export interface WorthWords {
  readonly worth: string;
  readonly within: string;
}

/** Chips in the players' unit. */
export const inUnits = <Line extends { readonly hope: number; readonly error?: number }>(
  line: Line,
  scale: Scale,
): Line => ({
  ...line,
  hope: (line.hope - scale.from) / scale.size,
  ...(line.error !== undefined && { error: line.error / scale.size }),
});

/** What rounds to nothing has no sign. */
const rounded = (value: number): string => (Math.abs(value) < 0.05 ? '0.0' : signed(value.toFixed(1)));

export function worthOf(
  { hope, error }: { readonly hope: number; readonly error: number },
  stake: Stake,
  scale: Scale,
): WorthWords {
  if (stake === 'win') return { worth: texts.amount(hope, stake), within: texts.within(hope, error, stake) };
  const counted = inUnits({ hope, error }, scale);
  return { worth: rounded(counted.hope), within: texts.within(counted.hope, counted.error, stake) };
}
