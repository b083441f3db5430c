/** Asking for a hint: a worker looks for it, playing on cancels it, and it goes with the position it was for. */
import type { Idea } from '@baize/bots';
import type { Hint, Hinting } from '@baize/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';

export interface HintRequest {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
}

export interface HintAnswer {
  readonly ideas: readonly Idea[];
}

/** Only the best few are worth showing: no idea that gives away more than this. */
const within = 0.05;
const most = 3;

export interface Hints {
  readonly hint: Hint | null;
  readonly hinting: Hinting;
  readonly ask: (asked: HintRequest) => void;
  /** Whether this move was shown as a hint for the decision at hand, even if it has been put away since. */
  readonly named: (words: string) => boolean;
}

/** `position` tells one decision from the next; `explain` says why, in the game's own words. */
export function useHints(
  position: string,
  explain: (words: string) => string | null,
  told: (words: string, why: string) => void,
): Hints {
  const [state, setState] = useState<{ position: string; ideas: readonly Idea[] | null; at: number } | null>(null);
  const worker = useRef<Worker | null>(null);
  const seen = useRef<{ position: string; words: readonly string[] }>({ position, words: [] });
  const stop = useCallback((): void => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  // playing on ends the search: its answer would be for another position
  const asked = state?.position;
  useEffect(() => {
    if (asked !== undefined && asked !== position) stop();
  }, [asked, position, stop]);
  const now = state?.position === position ? state : null;
  const close = (): void => {
    if (state === null) return;
    stop();
    setState(null);
  };
  const ideas = now?.ideas ?? null;
  const idea = ideas?.[now?.at ?? 0];
  const named = (): readonly string[] => (seen.current.position === position ? seen.current.words : []);
  const show = (next: { position: string; ideas: readonly Idea[]; at: number }): void => {
    seen.current = { position: next.position, words: [...named(), next.ideas[next.at].words] };
    setState(next);
  };
  const why = ({ words, hope }: Idea): string =>
    [explain(words), hope >= 0 && hope <= 1 ? texts.hints.chance(hope) : texts.hints.chips(hope)]
      .filter((part) => part !== null && part !== '')
      .join(' ');
  return {
    hint: idea === undefined ? null : { words: idea.words, why: why(idea) },
    hinting: {
      busy: now !== null && ideas === null,
      close,
      other:
        ideas !== null && ideas.length > 1 && now !== null
          ? () => show({ position, ideas, at: (now.at + 1) % ideas.length })
          : null,
    },
    ask: (asked) => {
      if (now !== null) return close();
      stop();
      setState({ position, ideas: null, at: 0 });
      const looking = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'hint' });
      worker.current = looking;
      looking.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => {
        stop();
        const [best] = data.ideas;
        if (best === undefined) return setState(null);
        const close = Math.abs(best.hope) <= 1 ? within : Math.abs(best.hope) * within * 2;
        const good = data.ideas.filter(({ hope }) => best.hope - hope <= close).slice(0, most);
        show({ position, ideas: good, at: 0 });
        told(best.words, why(best));
      });
      looking.postMessage(asked);
    },
    named: (words) => named().includes(words),
  };
}
