/** What lies on the felt: the view a seat has, and each event that is played on top of it. */
import type { Seat } from '@baize/game';
import type { Event } from '../src/events.ts';
import type { CardNumber } from '../src/cards.ts';
import type { View } from '../src/index.ts';
import { type Pot, potsOf } from '../src/pots.ts';

export type Action = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'blind' | 'draw' | 'pat' | 'all in';

export interface SeatScene {
  readonly stack: number;
  readonly bet: number;
  readonly paid: number;
  readonly folded: boolean;
  readonly cards: number;
  /** Open for all to see, or known to who looks. */
  readonly faces: readonly CardNumber[] | null;
  readonly draws: readonly (number | null)[];
  /** The last thing it did in this round. */
  readonly action: { readonly kind: Action; readonly amount: number } | null;
  /** How many of its cards were just drawn. */
  readonly fresh: number;
  readonly place: number;
  /** It was dealt into this hand. */
  readonly dealt: boolean;
  /** Chips taken from each pot, once awarded. */
  readonly won: readonly { readonly pot: number; readonly amount: number }[];
}

export interface Scene {
  readonly hand: number;
  readonly button: Seat;
  readonly street: number;
  readonly drawing: boolean;
  readonly raises: number;
  readonly seats: readonly SeatScene[];
  readonly pots: readonly Pot[];
  /** Hands are shown or the pot was taken: nothing more happens in this hand. */
  readonly over: boolean;
  /** What the hand brought, once it has ended. */
  readonly net: readonly number[] | null;
  readonly small: number;
  readonly big: number;
  /** Who acted last. */
  readonly mover: Seat | null;
  /** Cards in the muck that somebody threw. */
  readonly muck: number;
}

/** A replay with all cards open adds them to the view. */
export type OpenView = View & { readonly open?: readonly (readonly CardNumber[])[] };

const nobody: readonly CardNumber[] = [];

export function sceneOf(view: OpenView): Scene {
  const over = view.turn === null;
  const last = over ? view.lastHand : null;
  const seats = view.seats.map((each, seat): SeatScene => {
    const faces = last !== null ? (last.shown[seat] ?? null) : facesOf(view, seat);
    const drew = each.drawHistory[view.street] ?? null;
    return {
      stack: each.stack,
      bet: each.bet,
      paid: each.paid,
      folded: last !== null ? last.shown[seat] === null && !wonBy(last.pots, seat).length : each.folded,
      cards: last !== null ? (faces?.length ?? 0) : each.cards,
      faces: faces !== null && faces.length > 0 ? faces : null,
      draws: each.drawHistory,
      action:
        each.folded && each.place === 0
          ? { kind: 'fold', amount: 0 }
          : view.drawing && drew !== null
            ? { kind: drew === 0 ? 'pat' : 'draw', amount: drew }
            : each.last !== null
              ? { kind: each.allIn && each.last !== 'fold' ? 'all in' : each.last, amount: each.bet }
              : each.bet > 0
                ? { kind: 'blind', amount: each.bet }
                : null,
      fresh: 0,
      place: each.place,
      dealt: last === null ? each.place === 0 && (each.stack > 0 || each.paid > 0) : tookPart(last, seat),
      won: last === null ? [] : wonBy(last.pots, seat),
    };
  });
  return {
    hand: view.hand,
    button: view.button,
    street: last === null ? view.street : 3,
    drawing: view.drawing,
    raises: view.raises,
    seats,
    pots: last === null ? view.pots : last.pots.map(({ amount, seats: who }) => ({ amount, seats: [...who] })),
    over,
    net: last?.net ?? null,
    small: view.stakes.small,
    big: view.stakes.big,
    mover: null,
    muck: view.seats.reduce((sum, each) => sum + each.buried, 0),
  };
}

function facesOf(view: OpenView, seat: Seat): readonly CardNumber[] | null {
  if (view.open !== undefined) return view.open[seat] ?? nobody;
  return seat === view.seat ? view.cards : null;
}

const wonBy = (
  pots: NonNullable<View['lastHand']>['pots'],
  seat: Seat,
): { readonly pot: number; readonly amount: number }[] =>
  pots.flatMap(({ winners, shares }, pot) => {
    const at = winners.indexOf(seat);
    return at < 0 ? [] : [{ pot, amount: shares[at] ?? 0 }];
  });

/** Whoever was dealt in has acted, shown cards, or won or lost chips. */
const tookPart = ({ line, shown, net }: NonNullable<View['lastHand']>, seat: Seat): boolean =>
  line.some((code) => (code & 7) === seat) || shown[seat] !== null || net[seat] !== 0;

const actions = { folded: 'fold', checked: 'check', called: 'call', bet: 'bet', raised: 'raise' } as const;

/** The scene after an event. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'folded':
    case 'checked':
    case 'called':
    case 'bet':
    case 'raised':
      return bets(scene.drawing ? nextRound(scene) : scene, event);
    case 'hand':
      return fresh(scene, event);
    case 'posted': {
      const { amount, allIn } = event;
      const front = event.what === 'ante' ? 0 : amount;
      const raises = scene.raises + (event.what === 'big blind' ? 1 : 0);
      return counted(
        change({ ...scene, raises }, event.seat, (each) => ({
          stack: each.stack - amount,
          bet: each.bet + front,
          paid: each.paid + amount,
          action: front > 0 ? { kind: allIn === true ? 'all in' : 'blind', amount: front } : each.action,
        })),
      );
    }
    case 'dealt':
      return change(scene, event.seat, () => ({ cards: 4, faces: event.cards ?? null }));
    case 'discarded':
      return draws(scene, event.seat, event.count, event.cards ?? []);
    case 'stood pat':
      return draws(scene, event.seat, 0, []);
    case 'drew': {
      const { count, cards } = event;
      return change(scene, event.seat, (each) => ({
        cards: each.cards + count,
        fresh: count,
        // after throwing all four there was nothing left to see
        faces: cards === undefined ? each.faces : sorted([...(each.faces ?? []), ...cards]),
      }));
    }
    case 'reshuffled':
      return { ...scene, muck: 0 };
    case 'returned': {
      const { amount } = event;
      return counted(
        change(scene, event.seat, (each) => ({
          stack: each.stack + amount,
          bet: Math.max(0, each.bet - amount),
          paid: each.paid - amount,
        })),
      );
    }
    case 'revealed':
      return change({ ...collected(scene), over: true, mover: event.seat }, event.seat, () => ({ faces: event.cards }));
    case 'won': {
      const { pot, amount } = event;
      return change({ ...collected(scene), over: true, mover: null }, event.seat, (each) => ({
        stack: each.stack + amount,
        won: [...each.won, { pot, amount }].toSorted((one, other) => one.pot - other.pot),
      }));
    }
    case 'ended':
      return { ...scene, over: true, mover: null, net: event.net };
    case 'level':
      return { ...scene, small: event.small, big: event.big };
    case 'left':
      return change(scene, event.seat, () => ({ place: scene.seats.filter(({ place }) => place === 0).length }));
    case 'busted':
      return change(scene, event.seat, () => ({ place: event.place }));
    case 'bought':
      return change(scene, event.seat, (each) => ({ stack: each.stack + event.amount }));
    case 'champion':
      return scene;
  }
}

const sorted = (cards: readonly CardNumber[]): CardNumber[] => cards.toSorted((a, b) => a - b);

function change(scene: Scene, seat: Seat, by: (each: SeatScene) => Partial<SeatScene>): Scene {
  return { ...scene, seats: scene.seats.map((each, at) => (at === seat ? { ...each, ...by(each) } : each)) };
}

const counted = (scene: Scene): Scene => ({
  ...scene,
  pots: potsOf(
    scene.seats.map(({ paid }) => paid),
    scene.seats.map(({ folded }) => folded),
  ),
});

/** Bets go to the middle; actions of the round are forgotten, folds are not. */
export const collected = (scene: Scene): Scene => ({
  ...scene,
  seats: scene.seats.map((each) => ({
    ...each,
    bet: 0,
    fresh: 0,
    action: each.folded ? each.action : null,
  })),
});

const nextRound = (scene: Scene): Scene => ({
  ...collected(scene),
  drawing: false,
  street: scene.street + 1,
  raises: 0,
});

function bets(scene: Scene, event: Extract<Event, { type: keyof typeof actions }>): Scene {
  const { seat } = event;
  const kind = actions[event.type];
  const amount = 'amount' in event ? event.amount : 0;
  const allIn = 'allIn' in event && event.allIn === true;
  const made = change({ ...scene, mover: seat }, seat, (each) => ({
    stack: each.stack - amount,
    bet: each.bet + amount,
    paid: each.paid + amount,
    action: { kind: allIn ? 'all in' : kind, amount: each.bet + amount },
    fresh: 0,
    ...(kind === 'fold' && { folded: true, cards: 0, faces: null }),
  }));
  return counted({ ...made, raises: scene.raises + (kind === 'bet' || kind === 'raise' ? 1 : 0) });
}

function draws(scene: Scene, seat: Seat, count: number, thrown: readonly CardNumber[]): Scene {
  const again = scene.drawing && (scene.seats[seat]?.draws[scene.street] ?? null) !== null;
  const now = again
    ? { ...nextRound(scene), drawing: true }
    : scene.drawing
      ? scene
      : { ...collected(scene), drawing: true };
  return change({ ...now, mover: seat, muck: now.muck + count }, seat, (each) => ({
    cards: each.cards - count,
    faces: count === 4 || each.faces === null ? null : each.faces.filter((card) => !thrown.includes(card)),
    draws: each.draws.map((before, round) => (round === now.street ? count : before)),
    action: { kind: count === 0 ? 'pat' : 'draw', amount: count },
  }));
}

function fresh(scene: Scene, { hand, button, small, big, stacks }: Extract<Event, { type: 'hand' }>): Scene {
  return {
    ...scene,
    hand,
    button,
    small,
    big,
    street: 0,
    drawing: false,
    raises: 0,
    over: false,
    net: null,
    mover: null,
    muck: 0,
    pots: [],
    seats: scene.seats.map((each, seat) => ({
      stack: stacks[seat] ?? 0,
      bet: 0,
      paid: 0,
      folded: stacks[seat] === 0,
      cards: 0,
      faces: null,
      draws: [null, null, null],
      action: null,
      fresh: 0,
      place: each.place,
      dealt: (stacks[seat] ?? 0) > 0,
      won: [],
    })),
  };
}
