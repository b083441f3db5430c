/** Colours for a game's words, from the accents its package names; nothing at all with NO_COLOR. */
import type { Accent } from '@baize/game';
import pc from 'picocolors';

/** A function that colours a finished line. The first accent that finds a place has it. */
export function paint(accents: readonly Accent[] = []): (line: string) => string {
  if (!pc.isColorSupported || accents.length === 0) return (line) => line;
  const all = new RegExp(accents.map(({ find }, index) => `(?<a${index}>${find})`).join('|'), 'gu');
  return (line) =>
    line.replaceAll(all, (found: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const index = accents.findIndex((_, each) => groups[`a${each}`] !== undefined);
      return pc[accents[index]?.colour ?? 'white'](found);
    });
}
