/** Splendor's table: what is shown and chosen, whatever the room; the layouts are beside it. */
import { type TableProps, useGrid, useKeys, useNote } from '@baize/table';
import { type ReactNode, useRef } from 'react';
import type { Event } from '../src/events.ts';
import type { Card, View } from '../src/index.ts';
import { bankChange, lastActions } from './actions.tsx';
import { Ask } from './ask.tsx';
import type { CardLook } from './card.tsx';
import { choiceOf, type Counts, hasNothing, none, plus, TOKENS } from './choice.ts';
import { pickable, reachWith, useDeciding } from './deciding.ts';
import { DeskTable } from './desk.tsx';
import { actOf } from './explain.ts';
import { FinalRound } from './final.tsx';
import { GemDefs } from './gems.tsx';
import { LandscapeTable } from './landscape.tsx';
import { NobleChoice, Visit } from './moments.tsx';
import { boardOf, type Parts } from './parts.tsx';
import { Payment } from './payment.tsx';
import { PhoneTable } from './phone.tsx';
import { reason } from './reason.ts';
import { ReturnDock } from './return.tsx';
import { texts } from './texts.ts';
import { useVisits } from './visits.ts';
import { sayMove } from './words.ts';

export function SplendorTable(shown: TableProps<View, Event>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const visiting = useVisits(shown, root);
  // a purchase comes before the visit that it brings
  const props =
    visiting === null ? shown : { ...shown, view: visiting.view, moves: [], log: [...shown.log, visiting.events] };
  const {
    view,
    seat,
    players,
    turn,
    moves,
    step,
    log,
    send,
    pending,
    hint,
    hinting,
    replay,
    result,
    room,
    exam = false,
    study = false,
  } = props;
  const notes = useNote();
  const deciding = useDeciding(props, notes);
  const { choice, board, mine, card, picked, held, excess } = deciding;
  const name = (who: number): string => players[who]?.called ?? '';

  const focusCard = (found: Card | null): void => {
    if (found === null) return;
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-card="${found.id}"]`)?.focus());
  };
  const advice = mine && hint !== null && choice.kind !== 'return' ? hint : null;
  const takeHint = (): void => {
    if (advice !== null) send([advice.words]);
  };
  const grid = useGrid(root, { row: 0, column: 1 });
  useKeys(
    {
      ...grid,
      ...Object.fromEntries(
        TOKENS.flatMap((token, i) => [
          [String(i + 1), () => (choice.kind === 'return' ? deciding.changeBack(token, 1) : deciding.pressBank(token))],
          [
            `Shift+${i + 1}`,
            () => (choice.kind === 'return' ? deciding.changeBack(token, -1) : deciding.pressBank(token, true)),
          ],
        ]),
      ),
      // Enter does what is offered; with nothing chosen it presses what has the focus
      Enter: () => (advice !== null ? takeHint() : deciding.confirm()),
      Escape: () => (advice !== null ? hinting.close() : deciding.clear()),
      o: () => hinting.other?.(),
      r: () => void (choice.kind === 'deck' ? deciding.confirm() : deciding.reserve()),
      p: () => deciding.openPayment(),
      n: () => focusCard(deciding.step()),
      ...Object.fromEntries(['q', 'w', 'e'].map((key, i) => [key, () => focusCard(deciding.reservedCard(i))])),
    },
    !replay && seat !== null,
  );

  const { by, mover } = lastActions(log, players.length);
  const latest = log.at(-1);
  const returning = choice.kind === 'return';
  const kept = returning ? plus(held, choice.back, -1) : undefined;
  const idea = advice === null ? null : choiceOf(advice.words);
  const coming = choice.kind === 'gems' ? picked : idea?.kind === 'gems' ? idea.picked : null;
  const look: CardLook = {
    board,
    lit: mine && !pending && !exam && board !== null && !hasNothing(board),
    ...(kept !== undefined && { tokens: kept, returning: true }),
    soon: coming !== null && board !== null ? plus(board.tokens, coming) : null,
    picking: choice.kind === 'gems',
  };
  const reach = reachWith(deciding.cards, board, kept ?? board?.tokens ?? none);
  const lost = returning ? Math.max(0, sum(reachWith(deciding.cards, board, held)) - sum(reach)) : 0;
  const bank: Counts =
    returning && choice.first !== null
      ? plus(plus(view.bankTokens, plus(held, board?.tokens ?? none, -1), -1), choice.back)
      : returning
        ? plus(view.bankTokens, choice.back)
        : view.bankTokens;
  const nobleIds = mine && view.pending?.type === 'SELECT_NOBLE' ? view.pending.nobleIds : null;
  const others = players.map((player, who) => ({ player, who })).filter(({ who }) => who !== seat || replay);

  const over = result !== null || turn === null;
  const title = over
    ? texts.over
    : visiting !== null
      ? texts.aNobleVisits(name(visiting.seat))
      : !mine
        ? texts.toMove(name(turn))
        : view.lastRoundTriggered && !study
          ? texts.yourLastTurn
          : texts.yourTurn;
  const names = players.map(({ called }) => called);
  const line = over
    ? result === null
      ? ''
      : (reason({ view, result, names, seat }) ?? result.how)
    : visiting !== null
      ? ''
      : mine
        ? room === 'phone' || room === 'landscape'
          ? texts.whatNowShort
          : texts.whatNow
        : seat === null
          ? texts.watching
          : texts.waiting;

  const parts: Parts = {
    props,
    deciding,
    look,
    bank,
    change: bankChange(latest),
    hintedGems: idea?.kind === 'gems' ? idea.picked : none,
    hintedCard: idea?.kind === 'card' ? idea.id : null,
    fresh: new Set((latest ?? []).flatMap((event) => (event.type === 'refilled' ? [event.card] : []))),
    visiting: visiting?.noble ?? null,
    others: seat === null || replay ? others : [...others.slice(seat), ...others.slice(0, seat)],
    mover,
    turn: replay && props.position !== true ? null : turn,
    by,
    may: mine && !returning && !pending ? pickable(moves, picked) : null,
    wonPoints: (latest ?? []).reduce(
      (points, event) => points + (event.type === 'visited' && event.seat === seat ? event.prestige : 0),
      0,
    ),
    ask: (
      <Ask
        props={props}
        deciding={deciding}
        title={title}
        line={line}
        notes={notes}
        hint={
          advice === null || seat === null
            ? null
            : {
                title: sayMove(advice.words, view),
                why: advice.why,
                act: actOf(advice.words),
                take: takeHint,
              }
        }
        reach={reach}
        step={() => focusCard(deciding.step())}
      />
    ),
    dock: returning && (
      <ReturnDock
        held={held}
        back={choice.back}
        excess={excess}
        reach={sum(reach)}
        lost={lost}
        pending={pending}
        notes={notes}
        why={hint === null ? null : choice.first === null ? hint.why : texts.hints.rather(sayMove(hint.words, view))}
        change={deciding.changeBack}
        clear={deciding.clear}
        confirm={deciding.confirm}
        goBack={choice.first === null ? null : deciding.goBack}
      />
    ),
    final: view.lastRoundTriggered && view.triggerPlayerId !== null && result === null && (
      <FinalRound
        who={name(Number(view.triggerPlayerId.slice(1)))}
        prestige={view.playerBoards[view.triggerPlayerId]?.prestige ?? 0}
        players={players}
        turn={turn}
        names={name}
      />
    ),
  };
  const Layout = room === 'phone' ? PhoneTable : room === 'landscape' ? LandscapeTable : DeskTable;
  return (
    <>
      <GemDefs />
      <Layout root={root} parts={parts} />
      {visiting !== null && (
        <Visit noble={visiting.noble} who={name(visiting.seat)} before={boardOf(view, visiting.seat).prestige} />
      )}
      {nobleIds !== null && step === null && (
        <NobleChoice ids={nobleIds} pending={pending} choose={(id) => send([`noble ${id}`])} />
      )}
      {choice.kind === 'card' && choice.paying && card !== null && board !== null && mine && !pending && (
        <Payment
          card={card}
          board={board}
          payment={choice.payment}
          moves={moves}
          sheet={room === 'phone'}
          set={deciding.pay}
          close={deciding.closePayment}
          confirm={deciding.confirm}
        />
      )}
    </>
  );
}

const sum = ({ plain, gold }: { plain: number; gold: number }): number => plain + gold;
