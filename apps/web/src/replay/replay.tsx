/** The replay of a finished match: scrub, step, play, look from any seat. */
import type { GameRecord, Seen } from '@baize/game';
import {
  announce,
  Button,
  buttonClass,
  Icon,
  type Player,
  type Step,
  TableRoom,
  Tabs,
  useKeys,
  useMedia,
} from '@baize/table';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../api.ts';
import { Chances } from '../chances/chances.tsx';
import { useHindsight } from '../chances/lookBack.ts';
import { usePack, useTable } from '../games.ts';
import { FallbackTable, textOf } from '../match/fallback.tsx';
import { ranksOf } from '../match/ranks.ts';
import { Standings } from '../match/standings.tsx';
import { titleOf } from '../match/story.ts';
import { mySeat } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { ShareButton } from '../parts/share.tsx';
import { Loading, Missing } from '../parts/states.tsx';
import { Tracks } from '../parts/tracks.tsx';
import { texts } from '../texts.ts';
import '../match/match.css';
import { Dock } from './dock.tsx';
import { eventsFor, historyOf, viewOf, whenOf } from './history.ts';
import './replay.css';

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
  if (problem !== null)
    return (
      <Missing title={texts.missing.failed} body={texts.missing.failedBody}>
        <Button look="primary" onClick={() => location.reload()}>
          {texts.missing.retry}
        </Button>
      </Missing>
    );
  return record === null ? <Loading /> : <Theatre match={match} record={record} />;
}

const paces = [0.5, 1, 2, 4] as const;

function Theatre({ match, record }: { readonly match: string; readonly record: GameRecord }): ReactNode {
  const pack = usePack(record.game);
  const own = useTable(record.game);
  const narrow = useMedia('(max-width: 900px)');
  const low = useMedia('(max-height: 520px)');
  const kept = mySeat(match);
  const shared = location.hash === '#shared';
  const [who, setWho] = useState<number | 'open'>(kept?.seat ?? 'open');
  const [at, setAt] = useState(() =>
    Math.min(record.moves.length, Number(/^#move-(\d+)$/.exec(location.hash)?.[1] ?? 0)),
  );
  const [step, setStep] = useState<Step | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [hidden, setHidden] = useState(shared);
  const [tab, setTab] = useState<'table' | 'result'>('table');
  const found = useHindsight(match, hidden ? null : record);

  const history = useMemo(
    () => (pack.value === null || own.state === 'loading' ? null : historyOf(pack.value, own.value, record)),
    [pack.value, own.state, own.value, record],
  );
  const last = (history?.frames.length ?? 1) - 1;
  const jump = (to: number): void => {
    setStep(null);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const forward = (): void => {
    if (step !== null) return jump(at + 1);
    if (at >= last || history === null) return;
    const frame = history.frames[at + 1];
    if (frame !== undefined) setStep({ id: at + 1, events: eventsFor(frame, who) });
  };
  const played = (id: number): void => {
    setStep(null);
    setAt(id);
  };
  const running = playing && at < last;
  const idle = step === null;
  const onward = useEffectEvent((from: number): void => {
    if (from === at) forward();
  });
  useEffect(() => {
    if (!running || !idle) return;
    const timer = setTimeout(() => onward(at), 1100 / speed);
    return () => clearTimeout(timer);
  }, [running, idle, at, speed]);

  const round = (direction: 1 | -1): void => {
    const frames = history?.frames ?? [];
    const now = frames[at]?.round ?? at;
    let to = at + direction;
    while (to > 0 && to < last && (frames[to]?.round ?? to) === now) to += direction;
    jump(to);
  };
  const turnView = (): void => {
    const order = ['open' as const, ...record.seats.map((_, seat) => seat)];
    const next = order[(order.indexOf(who) + 1) % order.length] ?? 'open';
    setStep(null);
    setWho(next);
    announce(next === 'open' ? texts.replay.openView : texts.replay.seatView(record.seats[next]?.name ?? ''));
  };
  const faster = (by: number): void => {
    const next = paces[Math.max(0, Math.min(paces.length - 1, paces.indexOf(speed as 1) + by))];
    if (next !== undefined) setSpeed(next);
  };
  useKeys(
    {
      ' ': () => setPlaying(!running),
      ArrowRight: forward,
      ArrowLeft: () => jump(at - 1),
      'Shift+ArrowRight': () => round(1),
      'Shift+ArrowLeft': () => round(-1),
      Home: () => jump(0),
      End: () => jump(last),
      '+': () => faster(1),
      '-': () => faster(-1),
      v: turnView,
      r: () => setHidden(!hidden),
    },
    history !== null,
  );

  if (pack.state === 'failed' || own.state === 'failed')
    return <Missing title={texts.missing.failed} body={texts.missing.failedBody} />;
  if (history === null || pack.value === null) return <Loading />;

  const frame = history.frames[at];
  if (frame === undefined) return <Loading />;
  const shownPack = pack.value;
  const { game } = shownPack;
  const names = record.seats.map(({ name }) => name);
  const view = viewOf(pack.value, own.value, frame, names.length, who);
  const happened = step === null ? eventsFor(frame, who) : step.events;
  const name = (seat: number): string => names[seat] ?? '';
  const Line = own.value?.Line;
  const players: Player[] = record.seats.map(({ name, kind }) => ({
    name,
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
    ask: game.ask(view, name),
    result: at === last ? (result ?? null) : null,
    step,
    played,
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
  const lastView = game.view(history.frames.at(-1)?.state, null) as Seen;
  const moverName = (step === null ? frame : history.frames[at + 1])?.mover;
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `${record.game}-${match}.json` });
    link.click();
    URL.revokeObjectURL(url);
  };
  const resultPanel = (
    <aside className="replay-result" aria-label={texts.replay.result}>
      {result === undefined || hidden ? (
        <div className="hidden-result">
          <p className="soft">{texts.replay.hidden}</p>
          <Button onClick={() => setHidden(false)}>
            <Icon name="eye" />
            {texts.replay.reveal}
          </Button>
        </div>
      ) : (
        <>
          <div className="result-head">
            <span className="trophy">
              <Icon name="trophy" size={24} />
            </span>
            <h2>{titleOf(result, name, null)}</h2>
            <Button look="quiet" square size="small" aria-label={texts.replay.hide} onClick={() => setHidden(true)}>
              <Icon name="eye" size={20} />
            </Button>
          </div>
          <p className="soft">{result.how}</p>
          <Standings
            result={result}
            names={names}
            ranks={own.value?.places?.(lastView) ?? ranksOf(result)}
            faces={record.seats}
            line={(seat) => own.value?.ended?.(lastView, seat) ?? texts.kind[record.seats[seat].kind]}
          />
          {found !== null && (
            <Chances
              found={found}
              names={names}
              inWords={own.value?.inWords}
              when={(move) => whenOf(history, own.value, move)}
              cursor={at}
              choose={(move) => {
                // the move itself, not what came before it
                jump(move + 1);
                setTab('table');
              }}
            />
          )}
          <Tracks
            tracks={history.tracks}
            names={names}
            word={own.value?.roundWord}
            cursor={at === 0 ? 0 : frame.round}
          />
        </>
      )}
      <div className="result-buttons">
        <Link href="/" className={buttonClass({ look: 'plain' })}>
          {texts.replay.sameAgain}
        </Link>
      </div>
    </aside>
  );
  const tabs = narrow && (
    <Tabs
      tabs={[
        ['table', texts.replay.table],
        ['result', texts.replay.result],
      ]}
      tab={tab}
      choose={setTab}
    />
  );
  return (
    <div className="replay-page" data-page="table">
      <header className="match-bar">
        <Link href="/" className={buttonClass({ look: 'quiet', square: true })} aria-label={texts.match.back}>
          <Icon name="left" size={22} />
        </Link>
        <Tile game={record.game} size={32} />
        <div className="match-title">
          <h1>{game.title}</h1>
          <span className="soft small">{texts.replay.title}</span>
        </div>
        <span className="spread" />
        {low && tabs}
        <Link href={`/review/${match}`} className={buttonClass({ size: 'small' })}>
          <Icon name="eye" size={20} />
          <span className="wide-only">{texts.replay.review}</span>
        </Link>
        <ShareButton match={match} words />
        <Button size="small" onClick={save} aria-label={texts.replay.record}>
          <Icon name="download" />
          <span className="wide-only">{texts.replay.record}</span>
        </Button>
      </header>
      {!low && tabs}
      <main id="content" className="replay-main">
        {(!narrow || tab === 'table') && (
          <div className="replay-table">
            <div className="caption">
              <div>
                {happened.length === 0 && <b>{texts.replay.beginning}</b>}
                {happened.map((event, i) => {
                  const words = game.tell(event, name);
                  return (
                    <div key={i} className="caption-line">
                      {Line === undefined ? words : <Line event={event} name={name} words={words} />}
                    </div>
                  );
                })}
              </div>
              <span className="spread" />
              <span className="caption-where">
                {frame.round !== null && <b>{whenOf(history, own.value, at)}</b>}
                <span>{texts.replay.moveOf(at, last)}</span>
                {moverName !== null && moverName !== undefined && <span className="unseen">{names[moverName]}</span>}
              </span>
            </div>
            <TableRoom>
              {(room) =>
                Own === undefined ? (
                  <FallbackTable {...tableProps} room={room} text={textOf(shownPack, view, name)} />
                ) : (
                  <Own {...tableProps} room={room} />
                )
              }
            </TableRoom>
          </div>
        )}
        {(!narrow || tab === 'result') && resultPanel}
      </main>
      <Dock
        at={at}
        last={last}
        frames={history.frames}
        word={own.value?.roundWord}
        marks={hidden ? [] : history.marks}
        playing={running}
        speed={speed}
        who={who}
        names={names}
        jump={jump}
        forward={forward}
        setPlaying={setPlaying}
        faster={() => setSpeed(paces[(paces.indexOf(speed as 1) + 1) % paces.length] ?? 1)}
        setWho={(next) => {
          setStep(null);
          setWho(next);
        }}
      />
    </div>
  );
}
