/** In place of the cards in play while a bot works out its plan for the kingdom, and the question bar's words about it. */
import { type Preparing, PreparingPanel, type TableProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { Event } from '../src/events.ts';
import type { View } from '../src/view.ts';
import type { Prompt } from './prompt.ts';
import { texts } from './texts.ts';

export const Planning = ({
  preparing,
  name,
}: {
  readonly preparing: Preparing;
  readonly name: (seat: number) => string;
}): ReactNode => (
  <PreparingPanel preparing={preparing} title={texts.planning.title(name(preparing.seat))} line={texts.planning.line} />
);

/** What the question bar says meanwhile; `null` while nobody prepares. */
export function planningPrompt(
  { view, seat, players, room, preparing = null }: TableProps<View, Event>,
  name: (seat: number) => string,
): Prompt | null {
  if (preparing === null) return null;
  const begins = view.players.every(({ turns }) => turns <= 1) && preparing.seat === 0;
  const place = seat === null || (view.players[seat]?.turns ?? 0) > 0 ? null : seat;
  return {
    tone: 'step',
    sentence: texts.planning.first(name(preparing.seat), begins),
    hint: texts.planning.meanwhile(place, players.length, room === 'landscape'),
    asking: null,
    pips: null,
    buttons: [],
    phase: null,
  };
}
