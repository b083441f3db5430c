/** What lies in the middle, and how a hand ended pot by pot: who could win it, how much it was, who won. */
import { type Pot, potsOf } from '../src/pots.ts';
import type { Scene } from './scene.ts';

export interface PotRow {
  /** 0 is the main pot. */
  readonly pot: number;
  readonly amount: number;
  /** Who could win it. */
  readonly seats: readonly number[];
  readonly winners: readonly { readonly seat: number; readonly amount: number }[];
  /** What each of them paid for it, and what it holds of those who folded. */
  readonly each: number;
  readonly folds: number;
}

/** A row per pot, the main pot first. */
export function ledgerOf(scene: Scene): PotRow[] {
  const { pots, seats, net } = scene;
  let below = 0;
  return pots.map(({ amount, seats: able }, pot) => {
    const level = Math.min(...able.map((seat) => wonBy(scene, seat) - (net?.[seat] ?? 0)));
    const each = net === null ? 0 : level - below;
    below = level;
    return {
      pot,
      amount,
      seats: able,
      winners: seats.flatMap(({ won }, seat) => {
        const share = won.find((one) => one.pot === pot);
        return share === undefined ? [] : [{ seat, amount: share.amount }];
      }),
      each,
      folds: net === null ? 0 : amount - each * able.length,
    };
  });
}

export const wonBy = (scene: Scene, seat: number): number =>
  scene.seats[seat]?.won.reduce((sum, { amount }) => sum + amount, 0) ?? 0;

/** Who won anything, most first. */
export const winnersOf = (scene: Scene): number[] =>
  scene.seats
    .flatMap(({ won }, seat) => (won.length > 0 ? [seat] : []))
    .toSorted((one, other) => wonBy(scene, other) - wonBy(scene, one));

/** Several hands are open: it was a showdown. */
export const isShowdown = ({ seats }: Scene): boolean =>
  seats.filter(({ faces, folded, dealt }) => dealt && !folded && faces !== null && faces.length > 0).length > 1;

/** Everybody who draws, in the order of drawing: left of the button first. */
export const drawOrder = ({ seats, button }: Scene): number[] =>
  seats.flatMap((_, step) => {
    const seat = (button + 1 + step) % seats.length;
    const each = seats[seat];
    return each?.dealt === true && !each.folded ? [seat] : [];
  });

/** Whether nobody has anything left to do in this betting round. */
export function roundIsClosed(scene: Scene): boolean {
  const most = Math.max(...scene.seats.map(({ bet }) => bet));
  return scene.seats.every(
    ({ folded, stack, bet, action }) =>
      folded || stack === 0 || (bet === most && action !== null && action.kind !== 'blind'),
  );
}

/** How many chips each pot holds without what still lies before the players. */
export function gathered(scene: Scene): Pot[] {
  const inFront = scene.seats.map(({ bet }) => bet);
  if (scene.over || inFront.every((bet) => bet === 0)) return [...scene.pots];
  const paid = scene.seats.map((each, seat) => each.paid - (inFront[seat] ?? 0));
  return potsOf(
    paid,
    scene.seats.map(({ folded }) => folded),
  ).filter(({ amount }) => amount > 0);
}

export const potTotal = (scene: Scene): number => scene.pots.reduce((sum, { amount }) => sum + amount, 0);
