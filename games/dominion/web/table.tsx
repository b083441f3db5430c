/** Dominion's table: seats, supply, what is in play, and my side with prompt and hand. */
import { announce, fly, pause, type Player, playSound, type TableProps, useKeys, usePlay } from '@baize/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import { PROVINCE } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import type { View } from '../src/view.ts';
import { DeckBar, Legend } from './after.tsx';
import { type Deciding, useDeciding } from './deciding.ts';
import { PromptBar } from './ask.tsx';
import { DeckPile, DiscardPile, Hand, stacksOf } from './hand.tsx';
import { CardHelp, useHelp } from './help.tsx';
import { CardList, type Listing } from './lists.tsx';
import { flightsOf, type Moment, momentsOf } from './motion.ts';
import { PhoneTable } from './phone.tsx';
import { PlayArea } from './play.tsx';
import { type Prompt, promptOf } from './prompt.ts';
import { SideTable } from './landscape.tsx';
import { MomentMark, Seat } from './seats.tsx';
import { type Turn, turnsOf } from './story.ts';
import { Supply } from './supply.tsx';
import { texts } from './texts.ts';
import { nextLit, useZones, walk } from './walking.ts';

export interface Parts {
  readonly props: TableProps<View, Event>;
  readonly deciding: Deciding;
  readonly prompt: Prompt;
  readonly name: (seat: number) => string;
  readonly last: readonly (Turn | null)[];
  readonly now: number;
  /** Whose cards lie in the middle. */
  readonly lane: number;
  /** Everybody but me, from the left of me on. */
  readonly others: readonly { readonly player: Player; readonly who: number }[];
  readonly momentAt: (seat: number) => Moment | null;
  readonly openList: (what: Listing) => void;
}

export function DominionTable(props: TableProps<View, Event>): ReactNode {
  const { room, view, seat, players, turn, step, played, log, replay, result, ask } = props;
  const root = useRef<HTMLDivElement>(null);
  const phone = room === 'phone' || room === 'landscape';
  const deciding = useDeciding(props, phone);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [list, setList] = useState<Listing | null>(null);
  const help = useHelp(root);
  const name = (who: number): string => (who === seat ? texts.you : (players[who]?.name ?? ''));
  useZones(root);

  usePlay(step, played, root, async ({ events }, table) => {
    for (const event of events) {
      const marks = momentsOf(event, players.length);
      const flights = flightsOf(event, seat);
      if (marks.length > 0) setMoments(marks);
      if (flights.length > 0) playSound(event.type === 'bought' ? 'coin' : 'card');
      const flying = fly(table, flights);
      // draws of others are seen at the side of what happens next
      if (event.type !== 'drew' || event.seat === seat) await flying;
      if (marks.length > 0) {
        await pause(Math.max(...marks.map(({ ms }) => ms)));
        setMoments([]);
      }
    }
  });

  const over = result === null ? null : result.how;
  const prompt = promptOf(view, deciding, name, ask, over, replay);
  const asked = deciding.question.kind === 'none' ? null : prompt.sentence;
  useEffect(() => {
    if (asked === null) return;
    announce(asked, true);
    // a card that has nothing to do with the question must not catch Enter and Space
    const focused = document.activeElement;
    if (focused?.matches('.dominion [data-cell]:not(.lit, .can, .chosen, .way)'))
      root.current?.focus({ preventScroll: true });
  }, [asked]);

  const press = (key: string): void => prompt.buttons.find((button) => button.key === key)?.run();
  useKeys(
    {
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, i) => [
          String(i + 1),
          () => {
            const stack = stacksOf(view.hand ?? [], deciding, phone)[i];
            if (stack !== undefined) deciding.pressHand(stack.piece);
          },
        ]),
      ),
      Enter: () => (prompt.buttons.some(({ key }) => key === 'Enter') ? press('Enter') : deciding.confirm()),
      Escape: () => {
        help.hide();
        deciding.clear();
      },
      t: () => press('T'),
      e: () => press('E'),
      y: () => press('Y'),
      n: () => press('N'),
      b: () => nextLit(root.current),
      i: () => help.toggle(),
      ArrowLeft: () => walk(root.current, -1, 0),
      ArrowRight: () => walk(root.current, 1, 0),
      ArrowUp: () => walk(root.current, 0, -1),
      ArrowDown: () => walk(root.current, 0, 1),
    },
    !replay,
  );

  const { last, now, lane } = turnsOf(log, players.length);
  const others = players.map((player, who) => ({ player, who })).filter(({ who }) => who !== seat);
  const parts: Parts = {
    props,
    deciding,
    prompt,
    name,
    last,
    now: replay ? view.current : (now ?? view.current),
    lane: replay ? view.current : (lane ?? view.current),
    others: seat === null ? others : [...others.slice(seat), ...others.slice(0, seat)],
    momentAt: (who) => moments.find((moment) => moment.seat === who) ?? null,
    openList: setList,
  };
  return (
    <div
      className={`dominion ${phone ? 'on-phone' : 'on-desk'} ${room === 'landscape' ? 'on-side' : ''} ${replay ? 'in-replay' : ''} tone-${prompt.tone}`}
      data-decision={log.length}
      data-asked={deciding.question.kind !== 'none' && !props.pending && turn === seat ? prompt.tone : ''}
      tabIndex={-1}
      ref={root}
    >
      {room === 'landscape' ? <SideTable {...parts} /> : phone ? <PhoneTable {...parts} /> : <DeskTable {...parts} />}
      <CardHelp spot={help.spot} view={view} />
      <CardList what={list} view={view} close={() => setList(null)} />
    </div>
  );
}

function DeskTable(parts: Parts): ReactNode {
  const { props, deciding, name, last, now, lane, others, momentAt, openList } = parts;
  const { view, seat, turn, panel, players } = props;
  const side = seat === null ? null : view.players[seat];
  return (
    <>
      <div className="felt">
        <div className="seats-row">
          <div className={`seats of-${others.length}`} role="group" aria-label={texts.seats}>
            {others.map(({ player, who }) => (
              <Seat
                key={who}
                view={view}
                who={who}
                player={player}
                turn={view.current === who && view.asked >= 0}
                asked={turn === who}
                last={last[who] ?? null}
                now={now === who}
                moment={momentAt(who)}
                alone={others.length === 1}
                crowded={others.length > 3}
              />
            ))}
          </div>
          <EndWatch view={view} />
        </div>
        <Supply view={view} deciding={deciding} openTrash={() => openList('trash')} />
        <PlayArea
          view={view}
          deciding={deciding}
          players={players}
          name={name}
          now={lane}
          last={last}
          replay={props.replay}
        />
        <div className={`mine ${seat !== null && momentAt(seat) !== null ? `now-${momentAt(seat)?.kind}` : ''}`}>
          <PromptBar parts={parts} phone={false} />
          {side !== null && seat !== null && (
            <div className="hand-row" data-at={`seat:${seat}`}>
              <DeckPile side={side} seat={seat} open={() => openList('owned')} />
              <Hand view={view} deciding={deciding} fold={false} />
              <DiscardPile side={side} seat={seat} open={() => openList('owned')} />
            </div>
          )}
          {seat !== null && <MomentMark moment={momentAt(seat)} />}
        </div>
      </div>
      {panel !== null && (
        <aside className="rail">
          {panel}
          {side !== null && (
            <section className="my-deck" aria-label={texts.owned}>
              <p>
                <b>Your deck</b>
                <span>
                  {texts.cards(side.cards)}, {texts.points(pointsOf(side))}
                </span>
              </p>
              <DeckBar owned={side.owned} />
              <Legend owned={side.owned} />
            </section>
          )}
        </aside>
      )}
    </>
  );
}

/** How near the end is: Provinces left, empty piles. */
export function EndWatch({ view }: { readonly view: View }): ReactNode {
  const provinces = view.supply[PROVINCE] ?? 0;
  return (
    <p className="end-watch">
      <span className={provinces <= 3 ? 'low' : ''}>
        {texts.provinces} <b>{provinces}</b>
      </span>
      <span className={view.empty >= 2 ? 'low' : ''}>{texts.emptyPiles(view.empty)}</span>
    </p>
  );
}
