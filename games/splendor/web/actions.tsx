/** Events in pictures and words: lines of the log, the last action of a seat, how a move changed the bank. */
import type { Seat } from '@baize/game';
import type { LineProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { Amounts, Event } from '../src/events.ts';
import { nobleName } from '../src/nobleNames.ts';
import styles from './actions.module.css';
import { Mini, MiniBack } from './mini.tsx';
import { type Counts, none, plus, TOKENS } from './choice.ts';
import { roman, texts } from './texts.ts';
import { cardById, inWords } from './words.ts';
import { Gem } from './gems.tsx';

export const countsOf = (tokens: Amounts): Counts => ({ ...none, ...tokens });

/** Stones with their numbers; a single one goes without. */
const Stones = ({ counts }: { readonly counts: Counts }): ReactNode =>
  TOKENS.filter((token) => counts[token] > 0).map((token) => (
    <span key={token} className={styles.amount}>
      {counts[token] > 1 && counts[token]}
      <Gem stone={token} size={18} />
    </span>
  ));

/** The action without who did it: "bought [card] for 2 [sapphire]". */
function Action({ event }: { readonly event: Event }): ReactNode {
  const card = 'card' in event ? cardById(event.card) : undefined;
  switch (event.type) {
    case 'took':
    case 'returned':
      return (
        <>
          <span>{texts.actions[event.type]}</span>
          <Stones counts={countsOf(event.tokens)} />
        </>
      );
    case 'bought': {
      const payment = countsOf(event.payment);
      const free = TOKENS.every((token) => payment[token] === 0);
      return (
        <>
          <span>{texts.actions.bought}</span>
          {card && <Mini card={card} />}
          <span className={styles.price}>
            {free ? texts.actions.free : texts.for}
            <Stones counts={payment} />
          </span>
          {card !== undefined && card.prestige > 0 && (
            <span className={styles.won}>{texts.actions.gained(card.prestige)}</span>
          )}
        </>
      );
    }
    case 'reserved':
      return (
        <>
          <span>{texts.actions.reserved}</span>
          {card ? <Mini card={card} /> : <MiniBack tier={event.tier} />}
          {event.gold === 1 && (
            <>
              <span>
                {texts.actions.and} {texts.actions.took}
              </span>
              <Gem stone="gold" size={18} />
            </>
          )}
        </>
      );
    case 'passed':
      return <span>{texts.actions.passed}</span>;
    default:
      return null;
  }
}

/** The same in as little room as possible: "bought [gem] +1". */
function BriefAction({ event }: { readonly event: Event }): ReactNode {
  const card = 'card' in event ? cardById(event.card) : undefined;
  if (event.type === 'bought' || event.type === 'reserved')
    return (
      <>
        <span>{texts.actions[event.type]}</span>
        {card === undefined ? <span>{roman(event.tier)}</span> : <Gem stone={card.bonus} size={15} />}
        {event.type === 'bought' && card !== undefined && card.prestige > 0 && (
          <span className={styles.won}>+{card.prestige}</span>
        )}
      </>
    );
  return <Action event={event} />;
}

/** What a seat did last, and the gems that it then had to return. */
interface Done {
  readonly event: Event;
  readonly back: Amounts | null;
}

/** What a player did last. A position that was set up has no past to tell of. */
export function lastAction(done: Done | null | undefined, began: boolean, whole = false): ReactNode {
  if (done) return <ActionDone done={done} whole={whole} />;
  return began ? null : <span className="soft">{texts.noActionYet}</span>;
}

/** In as little room as possible unless the whole of it is wanted. */
export const ActionDone = ({
  done: { event, back },
  whole = false,
}: {
  readonly done: Done;
  readonly whole?: boolean;
}): ReactNode => (
  <>
    {event.type === 'took' && back !== null ? (
      <>
        <span className={styles.took}>{texts.actions.took}</span>
        <span className={styles.plus}>+</span>
        <Stones counts={countsOf(event.tokens)} />
      </>
    ) : whole ? (
      <Action event={event} />
    ) : (
      <BriefAction event={event} />
    )}
    {back !== null && (
      <span className={styles.returned} data-spare="">
        <span className={styles.words}>
          {texts.actions.and} {texts.actions.returned}
        </span>
        <span className={styles.sign}>−</span>
        <Stones counts={countsOf(back)} />
      </span>
    )}
  </>
);

/** A line of the log; `null` for what needs no line. */
export function Line({ event, name, words }: LineProps<Event>): ReactNode {
  if (event.type === 'refilled') return null;
  const who = event.seat === undefined ? '' : name(event.seat);
  const picture =
    event.type === 'visited' ? (
      <>
        <span>{texts.actions.visited(nobleName(event.noble))}</span>
        <b>{who}</b>
        <span className={styles.won}>+{event.prestige}</span>
      </>
    ) : event.type === 'lastRound' ? (
      <>
        <b>{who}</b>
        <span>{texts.actions.reached(event.prestige)}</span>
      </>
    ) : ['took', 'returned', 'bought', 'reserved', 'passed'].includes(event.type) ? (
      <>
        <b>{who}</b>
        <Action event={event} />
      </>
    ) : (
      <span>{words}</span>
    );
  return (
    <span className={styles.line}>
      <span className="unseen">{inWords(words)}</span>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
    </span>
  );
}

const actions = new Set(['took', 'bought', 'reserved', 'passed']);

/** The last thing that a seat did, and the seat that did the last thing. */
export function lastActions(
  log: readonly (readonly Event[])[],
  seats: number,
): { readonly by: (Done | null)[]; readonly mover: Seat | null } {
  const by: (Done | null)[] = Array.from({ length: seats }, () => null);
  const back: (Amounts | null)[] = Array.from({ length: seats }, () => null);
  let mover: Seat | null = null;
  for (let i = log.length - 1; i >= 0 && by.includes(null); i--)
    for (const event of log[i]?.toReversed() ?? []) {
      if (event.type === 'returned') back[event.seat] ??= event.tokens;
      if (event.seat === undefined || !actions.has(event.type)) continue;
      mover ??= event.seat;
      by[event.seat] ??= { event, back: back[event.seat] };
    }
  return { by, mover };
}

/** How the last move changed the bank. */
export function bankChange(events: readonly Event[] | undefined): Counts {
  let change = none;
  for (const event of events ?? []) {
    if (event.type === 'took') change = plus(change, countsOf(event.tokens), -1);
    if (event.type === 'returned') change = plus(change, countsOf(event.tokens));
    if (event.type === 'bought') change = plus(change, countsOf(event.payment));
    if (event.type === 'reserved' && event.gold === 1) change = { ...change, gold: change.gold - 1 };
  }
  return change;
}
