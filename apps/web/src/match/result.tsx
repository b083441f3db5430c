/** After the game: who won and why, its charts, and what one may want next. */
import type { GamePack, GameRecord, Result, Seen } from '@baize/game';
import type { TableInfo } from '@baize/protocol';
import { buttonClass, Button, Dialog, type GameTable, Icon, playSound } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api.ts';
import { Chances } from '../chances/chances.tsx';
import { useHindsight } from '../chances/hindsight.ts';
import { Marker } from '../parts/chart.tsx';
import { Tracks } from '../parts/tracks.tsx';
import { historyOf, whenOf } from '../replay/history.ts';
import { ranksOf } from './ranks.ts';
import { texts } from '../texts.ts';

export const winnersLine = (result: Result, name: (seat: number) => string, seat: number | null): string => {
  const [first] = result.winners;
  if (result.winners.length === 1 && first !== undefined)
    return first === seat ? texts.match.youWin : texts.match.winsOne(name(first));
  return texts.match.shared(result.winners.map(name).join(', '));
};

export function Standings({
  result,
  names,
  kinds,
  places = null,
}: {
  readonly result: Result;
  readonly names: readonly string[];
  readonly kinds: readonly ('person' | 'bot' | 'model')[];
  readonly places?: readonly number[] | null;
}): ReactNode {
  const ranks = places ?? ranksOf(result);
  const order = names.map((_, seat) => seat).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  return (
    <ol className="standings" aria-label={texts.replay.standings}>
      {order.map((seat) => (
        <li key={seat}>
          <span className="soft rank">{ranks[seat]}</span>
          <Marker seat={seat} />
          <b>{names[seat]}</b>
          <Icon name={kinds[seat] ?? 'person'} size={15} className="soft" />
          <span className="spread" />
          <b className="points">{result.scores[seat]?.toLocaleString('en')}</b>
        </li>
      ))}
    </ol>
  );
}

/** The record of a finished match, once it is there. */
function useRecord(match: string): GameRecord | null {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    let here = true;
    api.record(match).then(
      (found) => here && setRecord(found),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [match]);
  return record;
}

export function ResultDialog({
  open,
  close,
  match,
  table,
  result,
  seat,
  own,
  pack,
  view,
  rematch,
  waiting,
}: {
  readonly open: boolean;
  readonly close: () => void;
  readonly match: string;
  readonly table: TableInfo;
  readonly result: Result;
  readonly seat: number | null;
  readonly own: GameTable | null;
  readonly pack: GamePack | null;
  /** The last view, for what the game itself shows. */
  readonly view: Seen;
  readonly rematch: (() => void) | null;
  readonly waiting: boolean;
}): ReactNode {
  const names = table.seats.map((info, i) => (i === seat ? texts.you : (info.name ?? '')));
  const record = useRecord(match);
  const found = useHindsight(match, record);
  const [, go] = useLocation();
  const history = useMemo(
    () => (record === null || pack === null ? null : historyOf(pack, own, record)),
    [record, pack, own],
  );
  useEffect(() => playSound('chime'), []);
  return (
    <Dialog
      open={open}
      close={close}
      title={winnersLine(result, (who) => names[who] ?? '', seat)}
      closeLabel={texts.match.lookAtTable}
      className="result"
      wide={own?.After !== undefined}
      lead={
        <span className="trophy">
          <Icon name="trophy" size={24} />
        </span>
      }
    >
      <p className="soft how">{result.how}</p>
      {own?.After === undefined ? (
        <Standings
          result={result}
          names={names}
          kinds={table.seats.map(({ kind }) => kind)}
          places={own?.places?.(view) ?? null}
        />
      ) : (
        <own.After view={view} result={result} names={names} />
      )}
      <div className="result-charts">
        {history !== null && found !== null && (
          <Chances
            found={found}
            names={names}
            inWords={own?.inWords}
            when={(move) => whenOf(history, own, move)}
            cursor={null}
            choose={(move) => go(`/r/${match}#move-${move}`)}
          />
        )}
        {history !== null && <Tracks tracks={history.tracks} names={names} word={own?.roundWord} cursor={null} />}
      </div>
      <div className="result-deeds">
        {rematch !== null && (
          <Button look="primary" size="large" onClick={rematch} disabled={waiting}>
            {waiting ? texts.match.offers.waiting : texts.match.rematch}
          </Button>
        )}
        <Link href={`/r/${match}`} className={buttonClass({ look: 'plain', size: 'large' })}>
          {texts.match.replay}
        </Link>
        <Link href="/" className={buttonClass({ look: 'quiet', size: 'large' })}>
          {texts.match.newTable}
        </Link>
      </div>
    </Dialog>
  );
}
