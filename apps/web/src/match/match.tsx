/** The page of a match: waiting for players, playing, watching, and what comes after. */
import { Refused } from '@baize/protocol';
import { hasRail, type PanelTab, type Room, SidePanel, TableRoom, useKeys, useSettings } from '@baize/table';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { sentenceOf } from '../api.ts';
import { anyFailed, usePack, useTable } from '../games.ts';
import { keepFollowed } from '../hints/followed.ts';
import { useMine } from '../mine.ts';
import { RulesPanel } from '../rules/panel.tsx';
import { Failed, Loading, Missing, OfflineBar } from '../parts/states.tsx';
import { TablePage } from '../parts/tablePage.tsx';
import { texts } from '../texts.ts';
import { useAskHint } from './askHint.ts';
import { Notice, useNotice } from './strips.tsx';
import { MatchBar } from './bar.tsx';
import { Ended } from './ended.tsx';
import { FallbackTable } from './fallback.tsx';
import { useFollow } from './follow.ts';
import { Gather } from './gather.tsx';
import { Invited } from './invited.tsx';
import { useTold } from './told.ts';
import { Offer } from './offer.tsx';
import { freeBotName, playersOf } from './players.ts';
import { useRematch } from './rematch.ts';
import { Sheets, type SheetsHandle } from './sheets.tsx';
import { useSigns } from './signs.ts';
import { cutWhere } from './stage.ts';
import { usePreparing } from './usePreparing.ts';
import { Waits } from './waits.tsx';
import styles from './match.module.css';

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
  const { begins, holds } = own.value ?? {};
  useEffect(() => {
    if (begins !== undefined) stage?.cutBy(cutWhere((event, before) => begins(event, before)));
    if (holds !== undefined) stage?.holdAt((event) => holds(event));
  }, [stage, begins, holds]);
  const [room, setRoom] = useState<Room>('desk');
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const sheets = useRef<SheetsHandle>(null);
  const { notice, say, clearNotice } = useNotice();
  const [shownRound, showsRound] = useState<number | null>(null);

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

  useSigns(myTurn ? version : null, table?.title ?? '', inWords(snapshot?.ask ?? ''));
  const wantRematch = useRematch(match, table);
  const command = (wish: Parameters<NonNullable<typeof client>['send']>[0]): void => {
    client?.send(wish).catch((error: unknown) => say(texts.match.refused(sentenceOf(error, texts.missing.failedBody))));
  };
  const hints = useAskHint({ match, table, snapshot, myTurn, own: own.value, inWords, say });
  const send = (words: readonly string[]): void => {
    const [first] = words;
    if (first !== undefined && hints.named(first)) keepFollowed(match, snapshot?.view, first);
    command({ do: 'move', words: [...words] });
  };
  const undo = (): void => {
    if (snapshot?.mayUndo) command({ do: 'undo' });
  };
  const rematch = (): void => {
    wantRematch();
    if (table?.next !== undefined) go(`/t/${table.next}`);
    else command({ do: snapshot?.offer?.kind === 'rematch' ? 'agree' : 'rematch' });
  };
  useKeys(
    {
      h: hints.ask,
      u: undo,
      l: () => sheets.current?.toggleLog(),
      '?': () => sheets.current?.openKeys(),
    },
    status === 'playing' || status === 'over',
  );

  const { lines, log, news, dismiss } = useTold(shown, seat, table);
  const players = useMemo(
    () => playersOf(table?.seats ?? [], seat, snapshot?.clock ?? null, heard),
    [table?.seats, seat, snapshot?.clock, heard],
  );
  const preparing = usePreparing({
    table,
    version,
    turn: busy ? null : turn,
    seat,
    log,
    pack: pack.value,
    progress: state?.preparing ?? null,
    send: (way) => {
      client?.send(way).catch((error: unknown) => {
        // it has begun by itself meanwhile: all is well
        if (!(error instanceof Refused && ['NOT_PREPARING', 'STALE_VERSION'].includes(error.code)))
          say(texts.match.refused(sentenceOf(error, texts.missing.failedBody)));
      });
    },
  });
  // the same as long as the seats are: the lines of the log are drawn anew with another
  const name = useCallback(
    (who: number): string => (who === seat ? texts.you : (table?.seats[who]?.name ?? '')),
    [seat, table?.seats],
  );

  if (state?.connection === 'refused') {
    const { code, message } = state.refusal ?? {};
    if (code === 'NO_SUCH_MATCH') return <Missing title={texts.missing.match} body={texts.missing.matchBody} />;
    if (code === 'NO_ONLOOKERS') return <Missing title={texts.missing.private} body={texts.missing.privateBody} />;
    return <Missing title={texts.missing.failed} body={message ?? texts.missing.failedBody} />;
  }
  if (client === null || stage === null || state === null || shown === null || table === null || snapshot === null)
    return state?.connection === 'lost' ? <OfflineBar nextTry={null} again={() => location.reload()} /> : <Loading />;
  if (anyFailed(pack, own)) return <Failed />;

  const side = (tab: PanelTab, plainLook: boolean): ReactNode => (
    <SidePanel
      first={tab}
      lines={lines}
      name={name}
      Line={plain ? undefined : own.value?.Line}
      headings={own.value?.headings}
      fold={own.value?.fold}
      now={preparing === null ? null : texts.match.isPreparing(name(preparing.seat), preparing.left)}
      chat={state.chat}
      say={seat === null ? null : (text) => client.say(text)}
      rules={<RulesPanel pack={pack.value} />}
      plain={plainLook}
    />
  );
  const openLog = (): void => sheets.current?.open('log');
  const round =
    own.value?.round !== undefined && snapshot.view !== null
      ? texts.replay.round(shownRound ?? own.value.round(snapshot.view as never), own.value.roundWord).toLowerCase()
      : null;
  const Own = plain ? undefined : own.value?.Table;
  /** What the table puts into the bar: the others on a phone held sideways, else what it counts. */
  const inBar =
    status === 'open' || Own === undefined || own.value?.inBar !== true || (room !== 'landscape' && !hasRail(room))
      ? null
      : room === 'landscape' && players.length > 1
        ? 'seats'
        : 'counts';
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
    seen: stage.seen,
    log,
    send,
    pending: sending || busy || state.connection !== 'open',
    pacing:
      status === 'playing' && !myTurn && turn !== null
        ? { busy, waiting: shown.waiting, next: stage.next, skip: stage.skip }
        : null,
    preparing,
    hint: hints.hint,
    hinting: hints.hinting,
    replay: false,
    openChat: () => sheets.current?.open('chat'),
    inBar: bar === null ? null : (pieces: ReactNode) => createPortal(pieces, bar),
    showsRound,
  };
  return (
    <TablePage seats={table.seats}>
      <MatchBar
        table={table}
        seat={seat}
        round={round}
        players={Own === undefined && own.state !== 'loading' ? players : null}
        turn={turn}
        onlookers={state.onlookers}
        connection={state.connection}
        mayUndo={snapshot.mayUndo && !sending}
        mayHint={hints.mayAsk}
        hinting={table.hints ? hints.hinting.busy : null}
        playing={status === 'playing'}
        narrow={!hasRail(room)}
        own={inBar}
        ownRef={setBar}
        undo={undo}
        hint={hints.ask}
        resign={() => command({ do: 'resign' })}
        openKeys={() => sheets.current?.openKeys()}
        openRules={() => sheets.current?.open('rules')}
        openLog={openLog}
        openChat={() => sheets.current?.open('chat')}
      />
      {state.connection === 'lost' && <OfflineBar nextTry={null} again={() => location.reload()} />}
      <Notice
        text={notice ?? news}
        urgent={notice === null}
        close={() => {
          clearNotice();
          dismiss();
        }}
      />
      {snapshot.offer !== null && (
        <Offer
          offer={snapshot.offer}
          seat={seat}
          name={name}
          answer={(yes) => {
            if (yes && snapshot.offer?.kind === 'rematch') wantRematch();
            command({ do: yes ? 'agree' : 'decline' });
          }}
        />
      )}
      {turn !== null && !busy && (
        <Waits
          key={version}
          table={table}
          turn={turn}
          seat={seat}
          preparing={Own !== undefined && own.value?.showsPreparing === true ? null : preparing}
          nudge={(text) => client.say(text)}
          claim={() => command({ do: 'claim' })}
        />
      )}
      <main id="content" className={styles.main} data-version={version}>
        {status === 'open' ? (
          <Gather
            match={match}
            table={table}
            seat={seat}
            fill={(place) => command({ do: 'fill', place, name: freeBotName(table) })}
          />
        ) : own.state === 'loading' || pack.state === 'loading' ? (
          <Loading />
        ) : (
          <TableRoom onRoom={setRoom}>
            {(now) => {
              const props = { ...tableProps, room: now, panel: hasRail(now) ? side('log', Own === undefined) : null };
              return Own !== undefined ? (
                <Own {...props} />
              ) : (
                <FallbackTable {...props} pack={pack.value} name={name} lines={lines} openLog={openLog} />
              );
            }}
          </TableRoom>
        )}
      </main>
      <Sheets
        ref={sheets}
        keys={[...(own.value?.keys ?? []), ...texts.keysHelp.table]}
        panel={(tab) => side(tab, true)}
      />
      {status === 'over' && (
        <Ended
          match={match}
          table={table}
          snapshot={snapshot}
          seat={seat}
          busy={busy}
          own={own.value}
          pack={pack.value}
          rematch={rematch}
        />
      )}
    </TablePage>
  );
}
