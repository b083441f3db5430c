/** This hand so far, a line for each round: who bet and who drew what, and who still acts after me. */
import type { ReactNode } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/index.ts';
import type { Scene } from './scene.ts';
import { texts } from './texts.ts';
import styles from './thisHand.module.css';

const t = texts.thisHand;

/** What some did one after the other, in the same words. */
export interface Part {
  readonly seats: readonly number[];
  /** By one and by several, or by you. */
  readonly does: readonly [one: string, more: string];
}

export interface RoundLine {
  readonly heading: string;
  readonly parts: readonly Part[];
}

function betOf(event: Event): Part['does'] | null {
  const allIn = 'allIn' in event && event.allIn === true ? t.allIn : '';
  switch (event.type) {
    case 'folded':
      return t.folds;
    case 'checked':
      return t.checks;
    case 'called':
      return allIn === '' ? t.calls : [t.calls[0] + allIn, t.calls[1] + allIn];
    case 'bet':
      return [t.bets[0] + t.amount(event.to) + allIn, t.bets[1] + t.amount(event.to) + allIn];
    case 'raised':
      return [t.raises[0] + t.amount(event.to) + allIn, t.raises[1] + t.amount(event.to) + allIn];
    default:
      return null;
  }
}

function drawOf(event: Event): Part['does'] | null {
  if (event.type === 'stood pat') return [texts.pat, texts.pat];
  return event.type === 'discarded' ? [String(event.count), String(event.count)] : null;
}

/** Of the events of a match, those of the hand being played, by rounds. */
export function roundsOf(events: readonly Event[]): RoundLine[] {
  const lines: { heading: string; parts: Part[] }[] = [];
  const begun = events.findLastIndex(({ type }) => type === 'hand');
  let street = 0;
  let drawn = new Set<number>();
  const add = (heading: string, seat: number, does: Part['does'], join: boolean): void => {
    let line = lines.at(-1);
    if (line?.heading !== heading) lines.push((line = { heading, parts: [] }));
    const last = line.parts.at(-1);
    if (join && last?.does[0] === does[0])
      line.parts[line.parts.length - 1] = { seats: [...last.seats, seat], does: last.does };
    else line.parts.push({ seats: [seat], does });
  };
  for (const event of events.slice(begun + 1)) {
    if (event.seat === undefined) continue;
    const bet = betOf(event);
    const draw = drawOf(event);
    // where all are in, a draw follows upon a draw
    if ((bet !== null && drawn.size > 0) || (draw !== null && drawn.has(event.seat))) {
      street++;
      drawn = new Set();
    }
    if (bet !== null) add(texts.roundShort(street), event.seat, bet, true);
    if (draw !== null) {
      drawn.add(event.seat);
      add(texts.drawShort(street), event.seat, draw, false);
    }
  }
  return lines;
}

/** Who has to answer after me, even if I only call. */
export function afterMe({ seats }: Pick<Scene, 'seats'>, me: number): number[] {
  const most = Math.max(...seats.map(({ bet }) => bet));
  return seats
    .map((_, step) => (me + 1 + step) % seats.length)
    .filter((seat) => {
      const each = seats[seat];
      if (each === undefined || seat === me || !each.dealt || each.folded || each.stack === 0) return false;
      return each.bet < most || each.action === null || each.action.kind === 'blind';
    });
}

export function ThisHand({
  events,
  scene,
  view,
  me,
  name,
}: {
  readonly events: readonly Event[];
  readonly scene: Scene;
  readonly view: View;
  /** `null` while I am not asked. */
  readonly me: number | null;
  readonly name: (seat: number) => string;
}): ReactNode {
  const lines = roundsOf(events);
  const betting = me !== null && !view.drawing && !view.buying;
  if (lines.length === 0 && !betting) return null;
  const called = (seat: number): string => (name(seat) === texts.you ? texts.youLower : name(seat));
  return (
    <section>
      <h3>
        <span>{t.title}</span>
        <span>{t.rest}</span>
      </h3>
      <ol className={styles.rounds}>
        {lines.map(({ heading, parts }, i) => (
          <li key={i}>
            {heading}:{' '}
            {parts.map(({ seats, does }, part) => (
              <span key={part}>
                {part > 0 && ', '}
                <Names names={seats.map(called)} />{' '}
                {does[seats.length > 1 || called(seats[0] ?? 0) === texts.youLower ? 1 : 0]}
              </span>
            ))}
          </li>
        ))}
        {betting && (
          <li className={styles.mine}>
            <b>{name(me)}:</b> {t.mine(view.toCall, afterMe(scene, me).map(name))}
          </li>
        )}
      </ol>
    </section>
  );
}

const Names = ({ names }: { readonly names: readonly string[] }): ReactNode =>
  names.map((each, i) => (
    <span key={i}>
      {i > 0 && (i === names.length - 1 ? t.and : ', ')}
      <b>{each}</b>
    </span>
  ));
