/** What just happened in a replay, and where that was. */
import type { GameEvent, GamePack } from '@baize/game';
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

export const Caption = ({
  pack,
  own,
  happened,
  name,
  when,
  at,
  last,
  mover,
}: {
  readonly pack: GamePack;
  readonly own: GameTable | null;
  readonly happened: readonly GameEvent[];
  readonly name: (seat: number) => string;
  readonly when: string | null;
  readonly at: number;
  readonly last: number;
  readonly mover: number | null;
}): ReactNode => (
  <div className="caption">
    <div className="caption-words">
      {happened.length === 0 && <b>{texts.replay.beginning}</b>}
      {happened.map((event, i) => {
        const words = pack.game.tell(event, name);
        return (
          <div key={i} className="caption-line">
            {own?.Line === undefined ? words : <own.Line event={event} name={name} words={words} />}
          </div>
        );
      })}
    </div>
    <span className="spread" />
    <span className="caption-where">
      {when !== null && <b>{when}</b>}
      <span>{texts.replay.moveOf(at, last)}</span>
      {mover !== null && <span className="unseen">{name(mover)}</span>}
    </span>
  </div>
);
