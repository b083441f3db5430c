/** Answers that several lessons share. */
import type { Answer } from '@baize/game';

export const later: Answer = { title: 'Not now', text: 'A good card at another time.' };
export const ended = { words: 'end turn', title: 'That ends the turn', text: 'And nothing has been bought.' };
