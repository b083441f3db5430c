/** Which keys the list on `?` names, by address. A table lists the keys of its game itself. */
import type { KeyHelp } from '@baize/table';
import { texts } from './texts.ts';

const { start, replay, review, analysis, puzzle, rules, lab, page } = texts.keysHelp;
const pages: readonly (readonly [address: RegExp, keys: KeyHelp])[] = [
  [/^\/$/, start],
  [/^\/r\//, replay],
  [/^\/review/, review],
  [/^\/analysis/, analysis],
  [/^\/puzzle\//, puzzle],
  [/^\/rules\//, rules],
  [/^\/lab$/, lab],
];

export const keysAt = (path: string): KeyHelp => [
  ...(pages.find(([address]) => address.test(path))?.[1] ?? []),
  ...page,
];
