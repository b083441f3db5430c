/** How long strong bots took to prepare, remembered in this browser: the best estimate for the next time. */

const key = 'baize.preparing';

const all = (): Record<string, number> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const nameOf = (game: string, bot: string, seats: number): string => `${game} ${bot} ${seats}`;

/** Seconds, if it has prepared here before. */
export const lastPreparation = (game: string, bot: string, seats: number): number | null =>
  all()[nameOf(game, bot, seats)] ?? null;

export function keepPreparation(game: string, bot: string, seats: number, seconds: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...all(), [nameOf(game, bot, seats)]: Math.round(seconds) }));
  } catch {
    // a browser that keeps nothing has no estimates
  }
}

/** Whether the bot on turn prepares: it says so itself, or is known to, and has not moved yet. */
export const isPreparing = (
  seat: number,
  part: number | null,
  slowStart: boolean,
  log: readonly (readonly { readonly seat?: number | undefined }[])[],
): boolean => (part !== null || slowStart) && !log.some(([first]) => first?.seat === seat);
