/** After the game: who won and why, points by round, and what one may want next. */
import type { GamePack, GameRecord, Result, Seen } from '@baize/game';
import type { TableInfo } from '@baize/protocol';
import { Button, Dialog, type GameTable, Icon, playSound } from '@baize/table';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api.ts';
import { Chart, Marker } from '../parts/chart.tsx';
import { type History, historyOf } from '../replay/history.ts';
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
}: {
  readonly result: Result;
  readonly names: readonly string[];
  readonly kinds: readonly ('person' | 'bot' | 'model')[];
}): ReactNode {
  const order = names
    .map((_, seat) => seat)
    .toSorted(
      (a, b) =>
        Number(result.winners.includes(b)) - Number(result.winners.includes(a)) ||
        (result.scores[b] ?? 0) - (result.scores[a] ?? 0),
    );
  return (
    <ol className="standings" aria-label={texts.replay.standings}>
      {order.map((seat, rank) => (
        <li key={seat}>
          <span className="soft rank">{rank + 1}</span>
          <Marker seat={seat} />
          <b>{names[seat]}</b>
          <Icon name={kinds[seat] ?? 'person'} size={15} className="soft" />
          <span className="spread" />
          <b className="points">{result.scores[seat]}</b>
        </li>
      ))}
    </ol>
  );
}

/** Points by round, once the record is there. */
export function usePoints(match: string, own: GameTable | null, pack: GamePack | null): History | null {
  const [history, setHistory] = useState<History | null>(null);
  useEffect(() => {
    if (own?.score === undefined || pack === null) return;
    let here = true;
    api.record(match).then(
      (record: GameRecord) => here && setHistory(historyOf(pack, own, record)),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [match, own, pack]);
  return history;
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
  const history = usePoints(match, own, pack);
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
        <Standings result={result} names={names} kinds={table.seats.map(({ kind }) => kind)} />
      ) : (
        <own.After view={view} result={result} names={names} />
      )}
      {history !== null && history.points.length > 2 && (
        <Chart points={history.points} names={names} goal={history.goal} cursor={null} />
      )}
      <div className="result-deeds">
        {rematch !== null && (
          <Button look="primary" size="large" onClick={rematch} disabled={waiting}>
            {waiting ? texts.match.offers.waiting : texts.match.rematch}
          </Button>
        )}
        <Link href={`/r/${match}`} className="btn plain large">
          {texts.match.replay}
        </Link>
        <Link href="/" className="btn quiet large">
          {texts.match.newTable}
        </Link>
      </div>
    </Dialog>
  );
}
