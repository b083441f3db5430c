/** Dominion's table: seats, supply, what is in play, and my side with prompt and hand. */
import { announce, cx, fly, pause, type Player, playSound, type TableProps, useKeys, usePlay } from '@baize/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import { type Deciding, useDeciding } from './deciding.ts';
import { DeskTable } from './desk.tsx';
import { stacksOf } from './hand.tsx';
import { CardHelp, useHelp } from './help.tsx';
import { CardList, type Listing } from './lists.tsx';
import { type Means, meansNow } from './means.ts';
import { flightsOf, type Moment, momentsOf } from './motion.ts';
import { PhoneTable } from './phone.tsx';
import { planningPrompt } from './planning.tsx';
import { followed, type Prompt, promptOf, turnShown } from './prompt.ts';
import { SideTable } from './landscape.tsx';
import { type Turn, turnsSeen } from './story.ts';
import styles from './table.module.css';
import { isChoice, nextLit, useZones, walk } from './walking.ts';

export interface Parts {
  readonly props: TableProps<View, Event>;
  readonly deciding: Deciding;
  readonly prompt: Prompt;
  readonly name: (seat: number) => string;
  readonly last: readonly (Turn | null)[];
  /** What has been seen of the step that plays: the view is still as before it. */
  readonly seen: readonly Event[];
  /** Whose turn is shown: while its steps are, the game itself may be further. */
  readonly now: number;
  /** Whose cards lie in the middle. */
  readonly lane: number;
  /** The coins and buys of that turn. */
  readonly means: Means;
  /** Everybody but me, from the left of me on. */
  readonly others: readonly { readonly player: Player; readonly who: number }[];
  readonly momentAt: (seat: number) => Moment | null;
  readonly openList: (what: Listing) => void;
}

export function DominionTable(props: TableProps<View, Event>): ReactNode {
  const { room, view, seat, players, turn, step, played, log: past, replay, result, ask, hint, hinting } = props;
  const root = useRef<HTMLDivElement>(null);
  const phone = room === 'phone' || room === 'landscape';
  const deciding = useDeciding(props, phone);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [list, setList] = useState<Listing | null>(null);
  const help = useHelp(root);
  const name = (who: number): string => players[who]?.called ?? '';
  useZones(root);

  // of the step that plays, what has been seen is told already: a card lies in the lane as soon as it has landed there
  const [shownOf, setShownOf] = useState({ step: 0, count: 0 });
  const seen = step !== null && step.id === shownOf.step ? step.events.slice(0, shownOf.count) : [];
  const log = seen.length === 0 ? past : [...past, seen];

  usePlay(step, played, root, async ({ id, events }, table) => {
    for (const [i, event] of events.entries()) {
      const marks = momentsOf(event, players.length);
      const flights = flightsOf(event, seat);
      if (marks.length > 0) setMoments(marks);
      if (flights.length > 0) playSound(event.type === 'bought' ? 'coin' : 'card');
      const flying = fly(table, flights);
      // draws of others are seen at the side of what happens next
      if (event.type !== 'drew' || event.seat === seat) await flying;
      setShownOf({ step: id, count: i + 1 });
      if (marks.length > 0) {
        await pause(Math.max(...marks.map(({ ms }) => ms)));
        setMoments([]);
      }
    }
  });

  const shown = turnShown(props);
  const turns = turnsSeen(log, players.length, shown?.seat ?? null);
  const { last } = turns;
  const now = replay ? view.current : (shown?.seat ?? turns.now ?? view.current);
  const lane = turns.lane ?? view.current;
  const upToDate = replay || (step === null && props.pacing?.busy !== true && !props.pending);
  const asking = promptOf(view, deciding, name, ask, result, props);
  const prompt =
    asking.tone === 'wait' ? (planningPrompt(props, name) ?? followed(shown, players.length, name) ?? asking) : asking;
  const asked = deciding.question.kind === 'none' ? null : prompt.sentence;
  useEffect(() => {
    if (asked === null) return;
    announce(asked, true);
    // a card that has nothing to do with the question must not catch Enter and Space
    const focused = document.activeElement;
    if (root.current?.contains(focused) && focused?.matches('[data-cell]') && !isChoice(focused))
      root.current.focus({ preventScroll: true });
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
      Enter: () =>
        hint !== null
          ? deciding.say([hint.words])
          : prompt.buttons.some(({ key }) => key === 'Enter')
            ? press('Enter')
            : deciding.confirm(),
      Escape: () => {
        help.hide();
        hinting.close();
        deciding.clear();
      },
      t: () => press('T'),
      e: () => press('E'),
      y: () => press('Y'),
      n: () => press('N'),
      o: () => hinting.other?.(),
      b: () => nextLit(root.current),
      i: () => help.toggle(),
      ArrowLeft: () => walk(root.current, -1, 0),
      ArrowRight: () => walk(root.current, 1, 0),
      ArrowUp: () => walk(root.current, 0, -1),
      ArrowDown: () => walk(root.current, 0, 1),
    },
    !replay,
  );

  const others = players.map((player, who) => ({ player, who })).filter(({ who }) => who !== seat);
  const parts: Parts = {
    props,
    deciding,
    prompt,
    name,
    last,
    seen,
    now,
    lane,
    means: meansNow(view, last[lane] ?? null, upToDate),
    others: seat === null ? others : [...others.slice(seat), ...others.slice(0, seat)],
    momentAt: (who) => moments.find((moment) => moment.seat === who) ?? null,
    openList: setList,
  };
  return (
    <div
      className={cx(
        styles.table,
        phone ? styles.phone : styles.desk,
        room === 'landscape' && styles.side,
        room === 'landscape' && props.inBar && styles.seatless,
        !phone && seat === null && styles.onlooker,
        !phone && props.panel === null && styles.railless,
      )}
      data-decision={past.length}
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
