/** What several lessons say or ask about. */
import type { Answer } from '@baize/game';

/** The moves that these cards are asked about by. */
export const buying = (...ids: readonly string[]): readonly string[] => ids.map((id) => `buy ${id}`);

export const early: Answer = { title: 'Not now', text: 'This lesson is about something else.' };
