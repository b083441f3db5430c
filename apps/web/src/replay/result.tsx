/** Beside a replay: who won and why, everybody's chances by move, and charts by round. */
import type { Hindsight } from '@baize/bots';
import type { GamePack, GameRecord, Seen } from '@baize/game';
import { Button, buttonClass, type GameTable, Icon, Medal } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Chances } from '../chances/chances.tsx';
import { roundsOf } from '../chances/curve.tsx';
import { placesIn, reasonOf } from '../match/ranks.ts';
import { Standings } from '../match/standings.tsx';
import { titleOf } from '../match/story.ts';
import { Tracks } from '../parts/tracks.tsx';
import { texts } from '../texts.ts';
import { type History, whenOf, wordsIn } from './history.ts';
import styles from './result.module.css';

interface ResultProps {
  readonly record: GameRecord;
  /** `You` for my own seat. */
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly found: Hindsight | null;
  readonly judging: number | null;
  readonly pack: GamePack;
  readonly own: GameTable | null;
  readonly history: History;
  readonly at: number;
  /** For those who want to watch without knowing how it ends. */
  readonly hidden: boolean;
  readonly hide: (hidden: boolean) => void;
  readonly choose: (move: number) => void;
}

export const ReplayResult = (props: ResultProps): ReactNode => (
  <aside className={styles.result} aria-label={texts.replay.result}>
    {props.record.result === undefined || props.hidden ? (
      <div className={styles.hidden}>
        <p className="soft">{texts.replay.hidden}</p>
        <Button onClick={() => props.hide(false)}>
          <Icon name="eye" />
          {texts.replay.reveal}
        </Button>
      </div>
    ) : (
      <Known {...props} result={props.record.result} />
    )}
    <div className={styles.buttons}>
      <Link href="/" className={buttonClass({ look: 'plain' })}>
        {texts.replay.sameAgain}
      </Link>
    </div>
  </aside>
);

function Known({
  record,
  names,
  seat,
  found,
  judging,
  pack,
  own,
  history,
  at,
  hide,
  choose,
  result,
}: ResultProps & { readonly result: NonNullable<GameRecord['result']> }): ReactNode {
  const lastView = pack.game.view(history.frames.at(-1)?.state, null) as Seen;
  const ranks = placesIn(result, own, lastView);
  return (
    <>
      <div className={styles.head}>
        <Medal icon={seat === null || result.winners.includes(seat) ? 'trophy' : 'flag'} />
        <h2>{titleOf(result, (who) => names[who] ?? '', seat, own?.prize?.(lastView))}</h2>
        <Button look="quiet" square size="small" aria-label={texts.replay.hide} onClick={() => hide(true)}>
          <Icon name="eye" size={20} />
        </Button>
      </div>
      <p className="soft">
        {reasonOf(
          own,
          { view: lastView, result, names, seat },
          seat === null ? null : (record.seats[seat]?.name ?? null),
        )}
      </p>
      <Standings
        result={result}
        names={names}
        ranks={ranks}
        faces={record.seats}
        line={(who) => own?.ended?.(lastView, who, ranks) ?? texts.kind[record.seats[who].kind]}
      />
      {found !== null && (
        <Chances
          found={found}
          judging={judging}
          names={names}
          inWords={wordsIn(pack, own, history, record)}
          rounds={roundsOf(history, own)}
          when={(move) => whenOf(history, own, move)}
          cursor={at}
          choose={choose}
        />
      )}
      <Tracks
        tracks={history.tracks}
        names={names}
        word={own?.roundWord}
        cursor={at === 0 ? 0 : history.frames[at].round}
      />
    </>
  );
}
