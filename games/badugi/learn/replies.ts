/** What several lessons say or begin with. */
import type { Answer } from '@baize/game';

export const other: Answer = { title: 'Not now', text: 'Another choice is better here.' };

/** Everybody in for one bet, first draw next. */
export const opened = 'call, check';
