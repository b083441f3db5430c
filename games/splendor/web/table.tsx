/** Splendor's table: market, bank, nobles, boards, and whatever is being decided. */
import { announce, fly, pause, playSound, type TableProps, useKeys, useMedia, usePlay } from '@baize/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import type { Card, View } from '../src/index.ts';
import { AskBar } from './askbar.tsx';
import type { CardLook } from './card.tsx';
import { type Counts, none, plus, TOKENS } from './choice.ts';
import { bankChange, lastDeeds } from './deeds.tsx';
import { pickable, reachWith, useDeciding } from './deciding.ts';
import { DeskTable } from './desk.tsx';
import { boardOf } from './market.tsx';
import { FinalRound, NobleChoice, Visit, type Visiting } from './moments.tsx';
import { flightsOf } from './motion.ts';
import { GemDefs } from './gems.tsx';
import { nobleName } from './noble.tsx';
import { Payment } from './payment.tsx';
import { PhoneTable } from './phone.tsx';
import { ReturnDock } from './return.tsx';
import { texts } from './texts.ts';
import { cardById, inWords } from './words.ts';

export function SplendorTable(props: TableProps<View, Event>): ReactNode {
  const { view, seat, players, turn, moves, step, played, log, send, pending, hint, replay, result } = props;
  const root = useRef<HTMLDivElement>(null);
  const phone = useMedia('(max-width: 700px)');
  const deciding = useDeciding(props);
  const [visiting, setVisiting] = useState<Visiting | null>(null);
  const skip = useRef<() => void>(() => {});
  const { choice, board, mine, card, picked, held, excess } = deciding;
  const name = (who: number): string => (who === seat && !replay ? texts.you : (players[who]?.name ?? ''));

  usePlay(step, played, root, async ({ events }, table) => {
    for (const event of events) {
      for (const group of flightsOf(event)) {
        if (group.length > 0) playSound(event.type === 'took' || event.type === 'returned' ? 'coin' : 'card');
        await fly(table, group);
      }
      if (event.type === 'visited') {
        playSound('chime');
        const { noble } = event;
        setVisiting({ noble, who: name(event.seat), before: boardOf(view, event.seat).prestige + cardPoints(events) });
        announce(`${texts.aNobleVisits(name(event.seat))}: ${texts.the(nobleName(noble))}`, true);
        await Promise.race([pause(1700), new Promise<void>((done) => (skip.current = done))]);
        await fly(table, [{ from: 'visit', to: `seat:${event.seat}`, shrink: true, lift: true }]);
        setVisiting(null);
      }
      if (event.type === 'lastRound')
        announce(
          `${texts.finalRound}. ${texts.finalLine(name(event.seat), event.prestige, event.seat === seat)}`,
          true,
        );
    }
  });
  useEffect(() => {
    if (visiting === null) return;
    const end = (): void => skip.current();
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [visiting]);

  const focusCard = (found: Card | null): void => {
    if (found === null) return;
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-card="${found.id}"]`)?.focus());
  };
  const walk = (rows: number, columns: number): void => {
    const at = (document.activeElement as HTMLElement | null)?.dataset?.['cell'];
    const [row = -1, column = 1] = at?.split(':').map(Number) ?? [];
    for (let r = at === undefined ? 0 : row + rows, c = at === undefined ? 1 : column + columns, i = 0; i < 5; i++) {
      const found = root.current?.querySelector<HTMLElement>(`[data-cell="${r}:${c}"]`);
      if (found) return found.focus();
      if (rows !== 0) c = Math.max(1, c - 1);
      else c += columns;
    }
  };
  useKeys(
    {
      ...Object.fromEntries(
        TOKENS.flatMap((token, i) => [
          [String(i + 1), () => (choice.kind === 'return' ? deciding.changeBack(token, 1) : deciding.pressBank(token))],
          [
            `Shift+${i + 1}`,
            () => (choice.kind === 'return' ? deciding.changeBack(token, -1) : deciding.pressBank(token, true)),
          ],
        ]),
      ),
      Enter: () => deciding.confirm(),
      Escape: () => deciding.clear(),
      r: () => (choice.kind === 'deck' ? deciding.confirm() : deciding.reserve()),
      p: () => deciding.openPayment(),
      n: () => focusCard(deciding.step()),
      ...Object.fromEntries(
        ['q', 'w', 'e'].map((key, i) => [
          key,
          () => root.current?.querySelector<HTMLElement>(`[data-cell="3:${i + 1}"]`)?.focus(),
        ]),
      ),
      ArrowLeft: () => walk(0, -1),
      ArrowRight: () => walk(0, 1),
      ArrowUp: () => walk(-1, 0),
      ArrowDown: () => walk(1, 0),
    },
    !replay && seat !== null,
  );

  const { by, mover } = lastDeeds(log, players.length);
  const latest = log.at(-1);
  const freshIds = new Set((latest ?? []).flatMap((event) => (event.type === 'refilled' ? [event.card] : [])));
  const change = bankChange(latest);
  const returning = choice.kind === 'return';
  const kept = returning ? plus(held, choice.back, -1) : undefined;
  const look: CardLook = {
    board,
    lit: mine && !pending,
    ...(kept !== undefined && { tokens: kept, returning: true }),
    soon: choice.kind === 'gems' && board !== null ? plus(board.tokens, picked) : null,
  };
  const reach = reachWith(deciding.cards, board, kept ?? board?.tokens ?? none);
  const lost = returning ? Math.max(0, sum(reachWith(deciding.cards, board, held)) - sum(reach)) : 0;
  const bank: Counts =
    returning && choice.first !== null
      ? plus(plus(view.bankTokens, plus(held, board?.tokens ?? none, -1), -1), choice.back)
      : returning
        ? plus(view.bankTokens, choice.back)
        : view.bankTokens;
  const wonPoints = (latest ?? []).reduce(
    (points, event) => points + (event.type === 'visited' && event.seat === seat ? event.prestige : 0),
    0,
  );
  const nobleIds = mine && view.pending?.type === 'SELECT_NOBLE' ? view.pending.nobleIds : null;
  const others = players.map((player, who) => ({ player, who })).filter(({ who }) => who !== seat || replay);
  const order = seat === null || replay ? others : [...others.slice(seat), ...others.slice(0, seat)];

  const title =
    result !== null ? texts.over : mine ? texts.yourTurn : turn === null ? texts.over : texts.toMove(name(turn));
  const line =
    result !== null
      ? result.how
      : mine
        ? phone
          ? texts.whatNowShort
          : texts.whatNow
        : seat === null
          ? texts.watching
          : texts.waiting;

  const parts = {
    props,
    deciding,
    look,
    bank,
    change,
    fresh: freshIds,
    others: order,
    mover,
    by,
    may: mine && !returning && !pending ? pickable(moves, picked) : null,
    ask: (
      <AskBar
        choice={choice}
        moves={moves}
        board={board}
        card={card}
        bankGold={view.bankTokens.gold}
        title={title}
        line={line}
        mine={mine}
        pending={pending}
        note={deciding.note}
        hint={hint === null ? null : inWords(hint.why)}
        reach={reach}
        phone={phone}
        putBack={deciding.putBack}
        clear={deciding.clear}
        confirm={deciding.confirm}
        reserve={deciding.reserve}
        openPayment={deciding.openPayment}
        step={() => focusCard(deciding.step())}
        pass={moves.length === 1 && moves[0] === 'pass' ? () => send(['pass']) : null}
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
        change={deciding.changeBack}
        clear={deciding.clear}
        confirm={deciding.confirm}
        goBack={choice.first === null ? null : deciding.goBack}
      />
    ),
    final: view.lastRoundTriggered && view.triggerPlayerId !== null && result === null && (
      <FinalRound
        who={name(Number(view.triggerPlayerId.slice(1)))}
        you={view.triggerPlayerId === `p${seat}`}
        prestige={view.playerBoards[view.triggerPlayerId]?.prestige ?? 0}
        players={players}
        turn={turn}
        names={name}
      />
    ),
  };

  return (
    <div className={`splendor ${phone ? 'on-phone' : 'on-desk'} ${choice.kind === 'gems' ? 'picking' : ''}`} ref={root}>
      <GemDefs />
      {phone ? <PhoneTable {...parts} /> : <DeskTable {...parts} wonPoints={wonPoints} />}
      {visiting !== null && <Visit visiting={visiting} />}
      {nobleIds !== null && step === null && (
        <NobleChoice ids={nobleIds} pending={pending} choose={(id) => send([`noble ${id}`])} />
      )}
      {choice.kind === 'card' && choice.paying && card !== null && board !== null && (
        <Payment
          card={card}
          board={board}
          payment={choice.payment}
          moves={moves}
          set={deciding.pay}
          close={deciding.closePayment}
          confirm={deciding.confirm}
        />
      )}
    </div>
  );
}

const sum = ({ plain, gold }: { plain: number; gold: number }): number => plain + gold;
/** Points of the card bought in the same move: they come before the noble's. */
const cardPoints = (events: readonly Event[]): number => {
  const bought = events.find((event) => event.type === 'bought');
  return bought === undefined ? 0 : (cardById(bought.card)?.prestige ?? 0);
};
