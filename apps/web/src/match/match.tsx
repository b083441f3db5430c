/** The page of a match: waiting for players, playing, watching, and what comes after. */
import type { LoggedEvent, SeatInfo, TableInfo } from '@baize/protocol';
import {
  announce,
  Button,
  buttonClass,
  Dialog,
  hasRail,
  Icon,
  KeyList,
  type PanelTab,
  type Player,
  playSound,
  type Room,
  SidePanel,
  TableRoom,
  useKeys,
  useSettings,
} from '@baize/table';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { sentenceOf } from '../api.ts';
import { usePack, useTable } from '../games.ts';
import { useHints } from '../hints/hint.ts';
import { keepSeat, mySeat, useMine } from '../mine.ts';
import { Markdown } from '../parts/markdown.tsx';
import { Loading, Missing, OfflineBar } from '../parts/states.tsx';
import { texts } from '../texts.ts';
import { MatchBar } from './bar.tsx';
import { FallbackTable, textOf } from './fallback.tsx';
import { useFollow } from './follow.ts';
import { Gather } from './gather.tsx';
import { Invited } from './invited.tsx';
import { Offer } from './offer.tsx';
import { ResultDialog } from './result.tsx';
import { byVersion, cutWhere, isPlay } from './stage.ts';
import { standing } from './standing.ts';
import './match.css';

export function MatchPage({ match }: { readonly match: string }): ReactNode {
  const mine = useMine();
  const seat = mine.seats.find((each) => each.match === match);
  const [invite, setInvite] = useState(() => location.hash.slice(1));
  const done = useCallback(() => {
    history.replaceState(null, '', location.pathname + location.search);
    setInvite('');
  }, []);
  if (invite !== '' && seat === undefined) return <Invited match={match} invite={invite} done={done} />;
  return <Following key={seat?.token ?? ''} match={match} token={seat?.token} />;
}

const asSaid = (text: string): string => text;
const away = (info: SeatInfo): boolean => info.kind === 'person' && info.name !== null && !info.here;

function Following({ match, token }: { readonly match: string; readonly token: string | undefined }): ReactNode {
  const { client, stage, state, shown, speakThrough } = useFollow(match, token);
  const [, go] = useLocation();
  const game = state?.table?.game ?? null;
  const pack = usePack(game);
  const own = useTable(game);
  const { plain } = useSettings();
  // the text table shows the words themselves, so there they are also said
  const inWords = (plain ? null : own.value?.inWords) ?? asSaid;
  useEffect(() => speakThrough(inWords), [speakThrough, inWords]);
  const begins = own.value?.begins;
  useEffect(() => {
    if (begins !== undefined) stage?.cutBy(cutWhere((event, before) => begins(event, before)));
  }, [stage, begins]);
  const [room, setRoom] = useState<Room>('desk');
  const [help, setHelp] = useState(false);
  const [drawer, setDrawer] = useState<PanelTab | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const noticeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rematching = useRef(false);

  const table = state?.table ?? null;
  const snapshot = shown?.snapshot ?? null;
  const seat = snapshot?.you ?? null;
  const version = snapshot?.version ?? 0;
  const busy = shown?.busy ?? false;
  const sending = (state?.sending ?? 0) > 0;
  const turn = snapshot?.status === 'playing' ? snapshot.turn : null;
  const myTurn = seat !== null && turn === seat && !busy;
  const status = snapshot?.status;
  /** The server's clock and ours differ: what runs counts from when we heard of it. */
  const heard = shown?.at ?? 0;

  const myTurnAgain = useEffectEvent((): void => {
    playSound('knock');
    announce(`${texts.match.yourTurn}. ${inWords(snapshot?.ask ?? '')}`);
  });
  const decision = myTurn ? version : null;
  useEffect(() => {
    if (decision !== null) myTurnAgain();
  }, [decision]);
  useEffect(() => {
    document.title = myTurn ? `● ${texts.match.yourTurn} – ${table?.title}` : `${table?.title ?? ''} – ${texts.brand}`;
    return () => {
      document.title = texts.brand;
    };
  }, [myTurn, table?.title]);

  // the rematch has the same people and tokens, everybody one seat further round
  const rematchOpened = useEffectEvent((next: string): void => {
    const kept = mySeat(match);
    const seats = table?.seats.length ?? 1;
    if (kept === undefined) return;
    keepSeat({ match: next, seat: (kept.seat + seats - 1) % seats, token: kept.token, game: kept.game });
    if (rematching.current) go(`/t/${next}`);
  });
  const next = table?.next;
  useEffect(() => {
    if (next !== undefined) rematchOpened(next);
  }, [next]);

  const say = (text: string): void => {
    setNotice(text);
    announce(text, true);
    clearTimeout(noticeTimer.current);
    noticeTimer.current = setTimeout(() => setNotice(null), 8000);
  };
  const command = (wish: Parameters<NonNullable<typeof client>['send']>[0]): void => {
    client?.send(wish).catch((error: unknown) => say(texts.match.refused(sentenceOf(error, texts.missing.failedBody))));
  };
  const send = (words: readonly string[]): void => command({ do: 'move', words: [...words] });
  /** Hints help against bots; people play each other without. */
  const people = (table?.seats ?? []).filter(({ kind, resigned }) => kind === 'person' && !resigned).length;
  const hints = useHints(
    `${version}|${myTurn}`,
    (words) => (seat === null ? null : (own.value?.explain?.({ view: snapshot?.view as never, seat, words }) ?? null)),
    (words, why) => announce(`${texts.match.hint}: ${inWords(words)}. ${why}`),
  );
  const askHint = (): void => {
    if (people > 1) return say(texts.hints.people);
    if (game === null || seat === null || !myTurn || snapshot === null) return say(texts.match.noHint);
    hints.ask({ game, view: snapshot.view, seat, seed: `${match} ${version}` });
  };
  const undo = (): void => {
    if (snapshot?.mayUndo) command({ do: 'undo' });
  };
  const rematch = (): void => {
    rematching.current = true;
    if (table?.next !== undefined) go(`/t/${table.next}`);
    else command({ do: snapshot?.offer?.kind === 'rematch' ? 'agree' : 'rematch' });
  };
  useKeys(
    {
      h: askHint,
      u: undo,
      l: () => setDrawer((open) => (open === null ? 'log' : null)),
      '?': () => setHelp(true),
    },
    status === 'playing' || status === 'over',
  );

  // what the table itself has to tell me, until it is dismissed or something else happens
  const lastOwn = shown?.log.findLast((line) => !isPlay(line));
  const [dismissed, setDismissed] = useState(-1);
  const news = lastOwn === undefined || lastOwn.version === dismissed ? null : newsFor(lastOwn, seat, version, table);
  const lines = useMemo(() => standing(shown?.log ?? []), [shown?.log]);
  const log = useMemo(() => byVersion(lines.filter(isPlay)).map((group) => group.map(({ event }) => event)), [lines]);
  const players = useMemo((): Player[] => {
    const clock = snapshot?.clock ?? null;
    return (table?.seats ?? []).map((info, i) => ({
      name: info.name ?? texts.gather.free,
      kind: info.kind,
      away: away(info),
      detail: info.resigned
        ? texts.match.resigned
        : away(info) && info.kind === 'person'
          ? texts.match.away
          : detailOf(info),
      clock: clock === null ? null : { left: clock.left[i] ?? 0, since: clock.running === i ? heard : null },
    }));
  }, [table?.seats, snapshot?.clock, heard]);

  if (state?.connection === 'refused') {
    const missing = state.refusal?.code === 'NO_SUCH_MATCH';
    return (
      <Missing
        title={missing ? texts.missing.match : texts.missing.failed}
        body={missing ? texts.missing.matchBody : (state.refusal?.message ?? texts.missing.failedBody)}
      />
    );
  }
  if (client === null || stage === null || state === null || shown === null || table === null || snapshot === null)
    return state?.connection === 'lost' ? <OfflineBar nextTry={null} again={() => location.reload()} /> : <Loading />;
  if (pack.state === 'failed' || own.state === 'failed')
    return (
      <Missing title={texts.missing.failed} body={texts.missing.failedBody}>
        <Button look="primary" onClick={() => location.reload()}>
          {texts.missing.retry}
        </Button>
      </Missing>
    );

  const name = (who: number): string => (who === seat ? texts.you : (table.seats[who]?.name ?? ''));
  const side = (tab: PanelTab, plainLook: boolean): ReactNode => (
    <SidePanel
      first={tab}
      lines={lines}
      name={name}
      Line={own.value?.Line}
      headings={own.value?.headings}
      chat={state.chat}
      say={seat === null ? null : (text) => client.say(text)}
      rules={<Markdown text={pack.value?.rulesText ?? ''} />}
      plain={plainLook}
    />
  );
  const round =
    own.value?.round !== undefined && snapshot.view !== null
      ? texts.replay.round(own.value.round(snapshot.view as never), own.value.roundWord).toLowerCase()
      : null;
  const Own = plain ? undefined : own.value?.Table;
  const tableProps = {
    view: snapshot.view as never,
    seat,
    players,
    turn,
    moves: snapshot.legal,
    ask: snapshot.ask,
    result: busy ? null : snapshot.result,
    step: shown.step,
    played: stage.played,
    log,
    send,
    pending: sending || busy || state.connection !== 'open',
    pacing:
      status === 'playing' && !myTurn && turn !== null
        ? { busy, waiting: shown.waiting, next: stage.next, skip: stage.skip }
        : null,
    hint: hints.hint,
    hinting: hints.hinting,
    replay: false,
    openChat: () => setDrawer('chat'),
  };
  return (
    <div className="match-page" data-page="table">
      <MatchBar
        table={table}
        seat={seat}
        round={round}
        players={Own === undefined ? players : null}
        turn={turn}
        onlookers={state.onlookers}
        connection={state.connection}
        mayUndo={snapshot.mayUndo && !sending}
        mayHint={myTurn}
        hinting={people > 1 ? null : hints.hinting.busy}
        playing={status === 'playing'}
        narrow={!hasRail(room)}
        undo={undo}
        hint={askHint}
        resign={() => command({ do: 'resign' })}
        openKeys={() => setHelp(true)}
        openRules={() => setDrawer('rules')}
        openLog={() => setDrawer('log')}
        openChat={() => setDrawer('chat')}
      />
      {state.connection === 'lost' && <OfflineBar nextTry={null} again={() => location.reload()} />}
      {(notice ?? news) !== null && (
        <p className="notice" role={notice === null ? 'alert' : undefined}>
          {notice ?? news}
          <Button
            look="quiet"
            size="small"
            square
            aria-label={texts.close}
            onClick={() => {
              setNotice(null);
              setDismissed(lastOwn?.version ?? -1);
            }}
          >
            <Icon name="x" />
          </Button>
        </p>
      )}
      {snapshot.offer !== null && (
        <Offer
          offer={snapshot.offer}
          seat={seat}
          name={name}
          answer={(yes) => {
            if (yes && snapshot.offer?.kind === 'rematch') rematching.current = true;
            command({ do: yes ? 'agree' : 'decline' });
          }}
        />
      )}
      <main id="content" className="match-main" data-version={version}>
        {status === 'open' ? (
          <Gather match={match} table={table} seat={seat} ask={snapshot.ask} />
        ) : own.state === 'loading' || pack.state === 'loading' ? (
          <Loading />
        ) : (
          <TableRoom onRoom={setRoom}>
            {(now) => {
              const props = { ...tableProps, room: now, panel: hasRail(now) ? side('log', Own === undefined) : null };
              return Own !== undefined ? (
                <Own {...props} />
              ) : (
                <FallbackTable {...props} text={pack.value === null ? '' : textOf(pack.value, snapshot.view, name)} />
              );
            }}
          </TableRoom>
        )}
      </main>
      <KeyList open={help} close={() => setHelp(false)} keys={[...(own.value?.keys ?? []), ...texts.keysHelp.table]} />
      {drawer !== null && (
        <Dialog open close={() => setDrawer(null)} drawer title={texts.match.logAndChat} closeLabel={texts.close}>
          {side(drawer, true)}
        </Dialog>
      )}
      {status === 'over' && !busy && snapshot.result !== null && (
        <ResultDialog
          open={!looking}
          close={() => setLooking(true)}
          match={match}
          table={table}
          result={snapshot.result}
          seat={seat}
          own={own.value}
          pack={pack.value}
          view={snapshot.view as never}
          rematch={seat === null ? null : rematch}
          waiting={snapshot.offer?.kind === 'rematch' && snapshot.offer.by === seat}
        />
      )}
      {status === 'over' && looking && (
        <div className="after-bar">
          <Button onClick={() => setLooking(false)}>{texts.replay.result}</Button>
          <Link className={buttonClass({ look: 'plain' })} href={`/r/${match}`}>
            {texts.match.replay}
          </Link>
          {seat !== null && (
            <Button look="primary" onClick={rematch}>
              {texts.match.rematch}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Out of time, or an offer of mine was declined. */
function newsFor(
  { event, version: at }: LoggedEvent,
  seat: number | null,
  version: number,
  table: TableInfo | null,
): string | null {
  if (seat === null || event.seat === undefined) return null;
  if (event.type === 'table:flagged' && event.seat === seat) return texts.match.outOfTime;
  if (event.type !== 'table:declined' || event.seat === seat || at !== version) return null;
  return texts.match.offers.declined(table?.seats[event.seat]?.name ?? '', 'offer' in event ? String(event.offer) : '');
}

const detailOf = (info: SeatInfo): string =>
  info.kind === 'bot' && info.bot !== undefined ? `${texts.kindShort.bot}, ${info.bot}` : texts.kind[info.kind];
