/** The move that is chosen on an analysis board before it is tried: tagged on the table, and what the question bar says of it. */
import { Button, type GameTable, type Mark, type Prompt, useMedia } from '@baize/table';
import { useMemo, useState } from 'react';
import { lowerFirst } from '../counting.ts';
import type { MoveWords } from '../games.ts';
import { markOf } from '../learn/boardTable.tsx';
import { texts } from './texts.ts';
import type { Variation } from './useVariation.ts';

const nothing: readonly string[] = [];

export interface Choice {
  readonly chosen: string | null;
  readonly choose: (words: string | null) => void;
  readonly marks: readonly Mark[];
  readonly prompt: Prompt | null;
}

/** `moves` are those of the game, and `at` how many of them led here; none where it was left. */
export function useChoice(
  table: GameTable | null,
  variation: Variation,
  inWords: MoveWords,
  moves: readonly string[] = nothing,
  at = 0,
): Choice {
  const [choice, setChoice] = useState<{ readonly state: unknown; readonly words: string } | null>(null);
  const { act, board } = variation;
  const { state } = board.position;
  const played = moves[at] ?? null;
  // of another position, it is none
  const chosen = choice !== null && choice.state === state ? choice.words : null;
  const choose = (words: string | null): void => setChoice(words === null ? null : { state, words });
  // the table needs the room: pressed again in the list, the move is put back
  const upright = useMedia('(max-width: 700px) and (orientation: portrait)');
  const marks = useMemo(
    () =>
      chosen === null
        ? []
        : [
            ...(played === null || played === chosen
              ? []
              : markOf(table, 'game', act(played, moves.slice(at + 1)), texts.inGame)),
            ...markOf(table, 'trying', act(chosen), played === chosen ? texts.inGame : texts.tag),
          ],
    [table, chosen, played, moves, at, act],
  );
  const say = (words: string, then?: readonly string[]): string => inWords(words, board.seen(), then);
  const prompt: Prompt | null =
    chosen === null
      ? null
      : {
          title: say(chosen),
          line: upright
            ? null
            : played === chosen
              ? texts.played
              : texts.stays(played === null ? null : lowerFirst(say(played, moves.slice(at + 1)))),
          answers: (
            <>
              {!upright && (
                <Button look="quiet" keyName="Esc" onClick={() => choose(null)}>
                  {texts.cancel}
                </Button>
              )}
              <Button
                look="primary"
                keyName="Enter"
                onClick={() => {
                  choose(null);
                  variation.play(act(chosen));
                }}
              >
                {texts.tryIt}
              </Button>
            </>
          ),
        };
  return { chosen, choose, marks, prompt };
}
