/** The replay of a finished match: scrub, step, play, look from any seat. */
import type { GameRecord } from '@baize/game';
import { Button, buttonClass, cx, Icon, type Player, TableRoom, Tabs, useKeys, useMedia } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../api.ts';
import { useChances } from '../chances/useChances.ts';
import { anyFailed, usePack, useTable } from '../games.ts';
import { FallbackTable } from '../match/fallback.tsx';
import { mySeat } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { BackToStart } from '../parts/backToStart.tsx';
import { ShareButton } from '../parts/share.tsx';
import { Failed, Loading, Missing } from '../parts/states.tsx';
import { TablePage } from '../parts/tablePage.tsx';
import { texts } from '../texts.ts';
import { Caption } from './caption.tsx';
import { Dock } from './dock.tsx';
import { eventsFor, historyOf, viewOf, whenOf } from './history.ts';
import { usePlayback } from './playback.ts';
import { ReplayResult } from './result.tsx';
import tablePage from '../parts/tablePage.module.css';
import styles from './replay.module.css';

export function ReplayPage({ match }: { readonly match: string }): ReactNode {
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof codeOf> | null>(null);
  useEffect(() => {
    api.record(match).then(setRecord, (error: unknown) => setProblem(codeOf(error)));
  }, [match]);
  if (problem === 'NOT_OVER')
    return (
      <Missing title={texts.replay.notOver} body={texts.replay.notOverBody}>
        <Link href={`/t/${match}`} className={buttonClass({ look: 'primary' })}>
          {texts.replay.watch}
        </Link>
      </Missing>
    );
  if (problem === 'NO_SUCH_MATCH') return <Missing title={texts.missing.match} body={texts.missing.matchBody} />;
  if (problem !== null) return <Failed />;
  return record === null ? <Loading /> : <Theatre match={match} record={record} />;
}

function Theatre({ match, record }: { readonly match: string; readonly record: GameRecord }): ReactNode {
  const pack = usePack(record.game);
  const own = useTable(record.game);
  const narrow = useMedia('(max-width: 900px)');
  // where height is scarce, the bar takes in what else stands above the table
  const low = useMedia('(max-height: 700px)');
  const phone = useMedia('(max-width: 700px)');
  /** A phone held sideways: the caption takes the place of the title. */
  const sideways = useMedia('(max-height: 520px)');
  const short = low && (sideways || !narrow);
  const [hidden, setHidden] = useState(location.hash === '#shared');
  const [tab, setTab] = useState<'table' | 'result'>('table');
  const me = mySeat(match)?.seat ?? null;
  const { curve: found, judging } = useChances(match, hidden ? null : record, me);
  const history = useMemo(
    () => (pack.value === null || own.state === 'loading' ? null : historyOf(pack.value, own.value, record)),
    [pack.value, own.state, own.value, record],
  );
  const playback = usePlayback(record, history, me ?? 'open');
  const { at, last, step, who, jump } = playback;
  useKeys({ r: () => setHidden(!hidden) }, history !== null);

  if (anyFailed(pack, own)) return <Failed />;
  if (history === null || pack.value === null) return <Loading />;

  const frame = history.frames[at];
  if (frame === undefined) return <Loading />;
  const shownPack = pack.value;
  const { game } = shownPack;
  // opened from a seat, it says You of that seat throughout, whoever's eyes one looks through
  const names = record.seats.map(({ name }, seat) => (seat === me ? texts.you : name));
  const view = viewOf(pack.value, own.value, frame, names.length, who);
  const happened = step === null ? eventsFor(frame, who) : step.events;
  const name = (seat: number): string => names[seat] ?? '';
  const said = (seat: number): string => record.seats[seat]?.name ?? '';
  const players: Player[] = record.seats.map(({ name, kind }, seat) => ({
    name,
    called: names[seat],
    kind,
    detail: texts.kind[kind],
    away: false,
    clock: null,
  }));
  const Own = own.value?.Table;
  const { result } = record;
  const tableProps = {
    view,
    seat: view.seat,
    players,
    turn: frame.turn,
    moves: [],
    ask: game.ask(view, said),
    result: at === last ? (result ?? null) : null,
    step,
    played: playback.played,
    log: history.frames.slice(1, at + 1).map((each) => eventsFor(each, who)),
    send: () => {},
    pending: false,
    hint: null,
    pacing: null,
    hinting: { busy: false, close: () => {}, other: null },
    replay: true,
    panel: null,
    openChat: () => {},
  };
  const mover = (step === null ? frame : history.frames[at + 1])?.mover;
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `${record.game}-${match}.json` });
    link.click();
    URL.revokeObjectURL(url);
  };
  const caption = (
    <Caption
      inBar={short}
      pack={shownPack}
      own={own.value}
      happened={happened}
      name={name}
      said={said}
      when={frame.round === null ? null : whenOf(history, own.value, at)}
      at={at}
      last={last}
      mover={mover ?? null}
    />
  );
  const tabs = narrow && (
    <Tabs
      tabs={[
        ['table', texts.replay.table],
        ['result', texts.replay.result],
      ]}
      tab={tab}
      choose={setTab}
      className={low ? styles.inBar : ''}
    />
  );
  return (
    <TablePage seats={record.seats}>
      <header className={tablePage.bar}>
        <BackToStart />
        <Tile game={record.game} size={32} className={tablePage.tile} />
        <div className={low && (phone || (sideways && narrow)) ? 'unseen' : tablePage.title}>
          <h1>{game.title}</h1>
          <span className="soft small">{texts.replay.title}</span>
        </div>
        {short ? caption : <span className="spread" />}
        {low && tabs}
        <Link
          href={`/review/${match}`}
          className={cx(buttonClass({ size: 'small' }), tablePage.button)}
          aria-label={texts.replay.review}
        >
          <Icon name="search" size={20} />
          <span className={tablePage.wide}>{texts.replay.review}</span>
        </Link>
        <ShareButton match={match} words />
        <Button size="small" className={tablePage.button} onClick={save} aria-label={texts.replay.record}>
          <Icon name="download" />
          <span className={tablePage.wide}>{texts.replay.record}</span>
        </Button>
      </header>
      {!low && tabs}
      <main id="content" className={styles.main}>
        {(!narrow || tab === 'table') && (
          <div className={styles.table}>
            {!short && caption}
            <TableRoom>
              {(room) =>
                Own === undefined ? (
                  <FallbackTable {...tableProps} room={room} pack={shownPack} name={name} />
                ) : (
                  <Own {...tableProps} room={room} />
                )
              }
            </TableRoom>
          </div>
        )}
        {(!narrow || tab === 'result') && (
          <ReplayResult
            record={record}
            names={names}
            seat={me}
            found={found}
            judging={judging}
            pack={shownPack}
            own={own.value}
            history={history}
            at={at}
            hidden={hidden}
            hide={setHidden}
            choose={(move) => {
              // the move itself, not what came before it
              jump(move + 1);
              setTab('table');
            }}
          />
        )}
      </main>
      <Dock
        at={at}
        last={last}
        frames={history.frames}
        word={own.value?.roundWord}
        marks={hidden ? [] : history.marks}
        playing={playback.running}
        speed={playback.speed}
        who={who}
        names={names}
        jump={jump}
        forward={playback.forward}
        setPlaying={playback.setPlaying}
        faster={playback.nextPace}
        setWho={playback.look}
      />
    </TablePage>
  );
}
