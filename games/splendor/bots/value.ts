/** What a table is worth to a player: prestige, discounts, how near the best cards and the nobles are. */
import type { Seat } from '@baize/game';
import { GOLD, PRESTIGE } from '../src/facts.ts';
import { lanes, less, PRICES, total, WISHES } from '../src/payment.ts';
import { ranking } from '../src/ranking.ts';
import { OVER, type State, TOKEN_LIMIT } from '../src/state.ts';

interface Weights {
  readonly prestige: number;
  /** Of a bonus at the start, and how much of it is left when somebody has 15 prestige. */
  readonly bonus: number;
  readonly bonusLate: number;
  /** Of a noble, shrinking with every bonus missing. */
  readonly noble: number;
  readonly nobleFade: number;
  /** Of cards within reach: how they shrink with gems missing, in all and of the scarcest colour. */
  readonly reach: number;
  readonly fade: number;
  readonly fadeScarce: number;
  /** Of the second, third … best card within reach. */
  readonly next: number;
  readonly gold: number;
  readonly token: number;
  /** Of a gem that bonuses save on a face-up card, for each prestige of it and one more. */
  readonly saving: number;
  /** Of an opponent's best card that can be bought at once. */
  readonly threat: number;
}

/** Found by trying: each was moved until it no longer won more games against greedy and earlier planners. */
const weights: Weights = {
  prestige: 1,
  bonus: 0.7,
  bonusLate: 0.32,
  noble: 3.3,
  nobleFade: 0.25,
  reach: 0.6,
  fade: 0.7,
  fadeScarce: 0.99,
  next: 0.3,
  gold: 0.05,
  token: 0.05,
  saving: 0.01,
  threat: 0.2,
};

const CERTAIN = 1000;

/** Powers by exponent: taking them anew took a third of the planner's time. */
const powers = (base: number): number[] => Array.from({ length: 40 }, (_, exponent) => base ** exponent);
const NOBLE_FADE = powers(weights.nobleFade);
const FADE = powers(weights.fade);
const FADE_SCARCE = powers(weights.fadeScarce);

/** `known` is the table before the turn: cards that came since were unseen and count for nothing. */
export function evaluate(known: State, after: State, me: Seat): number {
  if (after.step === OVER) return ranking(after).winners.includes(me) ? CERTAIN : -CERTAIN;
  const bonuses = after.bonuses[me];
  const tokens = after.tokens[me];
  const late = Math.min(1, Math.max(...after.prestige) / after.playTo);
  const perBonus = weights.bonus * (1 - late) + weights.bonusLate * late;
  let value = weights.prestige * after.prestige[me] + perBonus * after.bought[me].length + weights.gold * tokens[GOLD];
  for (let color = 0; color < GOLD; color++) value += weights.token * Math.min(tokens[color], 3);
  for (const noble of after.nobles) value += weights.noble * NOBLE_FADE[bonusesMissing(bonuses, noble)];
  value += weights.saving * (1 - late) * savings(known, after, me);
  value += promise(known, after, me, perBonus);
  if (after.trigger === me) value += ahead(after, me) ? CERTAIN / 2 : -CERTAIN / 4;
  for (let seat = 0; seat < after.prestige.length; seat++)
    if (seat !== me) value -= weights.threat * threat(known, after, seat, perBonus);
  return value;
}

const ahead = (state: State, me: Seat): boolean => ranking(state).order[0] === me;

function bonusesMissing(bonuses: readonly number[], noble: number): number {
  return total(less(WISHES[noble], lanes(bonuses)));
}

/** What bonuses save on the cards that lie open, prestige counting. */
function savings(known: State, after: State, me: Seat): number {
  const owned = lanes(after.bonuses[me]);
  let saved = 0;
  for (let slot = 0; slot < 12; slot++) {
    const card = after.slots[slot];
    if (card < 0 || card !== known.slots[slot]) continue;
    const gems = total(PRICES[card]) - total(less(PRICES[card], owned));
    saved += gems * (1 + PRESTIGE[card]);
  }
  return saved;
}

/** The best cards within reach, each counting less than the one before. */
function promise(known: State, after: State, me: Seat, perBonus: number): number {
  const [bonuses, gems] = [lanes(after.bonuses[me]), lanes(after.tokens[me])];
  const gold = after.tokens[me][GOLD];
  let size = 0;
  for (let slot = 0; slot < 12; slot++) {
    const card = after.slots[slot];
    if (card >= 0 && card === known.slots[slot]) insert(nearness(bonuses, gems, gold, card, perBonus), size++);
  }
  const held = after.reserved[me];
  for (let i = 0; i < held.length; i++)
    if (after.blind[me][i] === 0 || known.reserved[me].includes(held[i]))
      insert(nearness(bonuses, gems, gold, held[i], perBonus), size++);
  let value = 0;
  for (let i = 0, share = weights.reach; i < size; i++, share *= weights.next) value += share * near[i];
  return value;
}

/** Cards within reach, the best first. */
const near: number[] = [];

function insert(value: number, size: number): void {
  let at = size;
  for (; at > 0 && near[at - 1] < value; at--) near[at] = near[at - 1];
  near[at] = value;
}

/** The highest of five counts. */
function highest(counts: number): number {
  let most = 0;
  for (let rest = counts; rest !== 0; rest >>= 6) if ((rest & 63) > most) most = rest & 63;
  return most;
}

function nearness(bonuses: number, gems: number, gold: number, card: number, perBonus: number): number {
  const dues = less(PRICES[card], bonuses);
  if (total(dues) > TOKEN_LIMIT) return 0;
  const worth = weights.prestige * PRESTIGE[card] + perBonus;
  const gaps = less(dues, gems);
  if (gaps === 0) return worth;
  const short = total(gaps);
  const scarce = highest(gaps);
  return worth * FADE[short > gold ? short - gold : 0] * FADE_SCARCE[scarce > gold ? scarce - gold : 0];
}

/** What an opponent could buy next: the best of it. */
function threat(known: State, after: State, seat: Seat, perBonus: number): number {
  const [bonuses, gems] = [lanes(after.bonuses[seat]), lanes(after.tokens[seat])];
  const gold = after.tokens[seat][GOLD];
  let most = 0;
  for (let slot = 0; slot < 12; slot++) {
    const card = after.slots[slot];
    if (card < 0 || card !== known.slots[slot]) continue;
    const near = nearness(bonuses, gems, gold, card, perBonus);
    if (near > most) most = near;
  }
  return most;
}
