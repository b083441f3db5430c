/** What several lessons say or ask about. */

/** The moves that these cards are asked about by. */
export const buying = (...ids: readonly string[]): readonly string[] => ids.map((id) => `buy ${id}`);

export const early = 'Not yet. This lesson is about something else.';
