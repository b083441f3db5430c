/** What a player looks at before deciding, read from its view alone. */
import { type BotRandom, type Seat, unit } from '@baize/game';
import { classOf, type HandClass, sizeOfClass } from '../src/hand.ts';
import { ACTIONS } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { type Outlook, outlook } from './equity.ts';
import { categoryOf, dealtIn, type PositionCategory } from './profiles.ts';
import type { Shown, Tone } from './ranges.ts';

export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly hand: HandClass;
  /** Cards that count. */
  readonly size: number;
  /** Draws still to come, this one included. */
  readonly drawsLeft: number;
  readonly position: PositionCategory;
  readonly players: number;
  /** Seats still in, myself aside. */
  readonly opponents: readonly Seat[];
  readonly shown: readonly Shown[];
  /** What I must pay of what would then be in the pot. */
  readonly price: number;
  readonly inBlinds: boolean;
  readonly isBigBlind: boolean;
}

/** The rolls of a street: the same for every decision of it, so that betting and drawing follow one plan. */
export interface Plan {
  readonly snow: number;
  readonly raise: number;
  readonly bluff: number;
}

export function planOf(view: View, random: BotRandom): Plan {
  const chance = random.lasting(`hand ${view.hand} street ${view.street}`);
  return { snow: unit(chance), raise: unit(chance), bluff: unit(chance) };
}

export function situationOf(view: View, seat: Seat): Situation {
  const order = dealtIn(view);
  const place = order.indexOf(seat);
  const players = order.length;
  const hand = classOf(view.cards);
  const opponents = order.filter((each) => each !== seat && !view.seats[each]?.folded);
  const headsUp = players === 2;
  const isBigBlind = headsUp ? place === 0 : place === 1;
  return {
    view,
    seat,
    hand,
    size: sizeOfClass(hand),
    drawsLeft: 3 - view.street,
    position: categoryOf(place, players),
    players,
    opponents,
    shown: opponents.map((each) => shownBy(view, each)),
    price: view.toCall === 0 ? 0 : view.toCall / (view.pot + view.toCall),
    inBlinds: place < 2,
    isBigBlind,
  };
}

function shownBy(view: View, seat: Seat): Shown {
  const [first = null, second = null, third = null] = view.seats[seat]?.drawHistory ?? [];
  return { draws: [first ?? -1, second ?? -1, third ?? -1], tone: toneOf(view, seat) };
}

function toneOf(view: View, seat: Seat): Tone {
  let tone: Tone = 1;
  for (const code of view.line) {
    if ((code & 7) !== seat || code >> 6 !== view.street) continue;
    const action = ACTIONS[(code >> 3) & 7];
    if (action === 'raise') tone = 3;
    else if (action === 'bet') tone = 2;
    else if (action === 'check' && tone === 1) tone = 0;
    else if (action === 'call' && tone === 0) tone = 1;
  }
  return tone;
}

export function outlookOf(situation: Situation): Outlook {
  return outlook(
    situation.shown,
    situation.shown.map((each) => 3 - each.draws.filter((count) => count >= 0).length),
  );
}

/** The latest draw each opponent has taken; -1 before the first. */
export const latestDraw = (shown: Shown): number =>
  shown.draws[2] >= 0 ? shown.draws[2] : shown.draws[1] >= 0 ? shown.draws[1] : shown.draws[0];

/** A three-card hand may pose as a badugi from the third betting round on, while everybody else is drawing. */
export const maySnow = (situation: Situation): boolean =>
  situation.size === 3 &&
  situation.view.street === 2 &&
  situation.opponents.length > 0 &&
  situation.shown.every((each) => latestDraw(each) > 0);
