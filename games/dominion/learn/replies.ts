/** Answers that several lessons share. */

export const later = 'A good card at another time. Read the sentence again.';
export const ended = { words: 'end turn', reply: 'That ends the turn with nothing bought.' };
