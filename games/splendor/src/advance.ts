/** Playing a move in place, through the end of the turn: action, refill, return, noble, last round, next player (S14). */
import { BONUS, CARDS, COLORS, GOLD, NOBLE_PRESTIGE, NOBLES, PRESTIGE, TIER, TOKENS } from './facts.ts';
import { BUY, DEEP, excess, HELD, type Move, NOBLE, PASS, RESERVE, RETURN, SAME } from './moves.ts';
import { lanes, less, meets, PRICES, total, unpack } from './payment.ts';
import { ranking } from './ranking.ts';
import { ACTION, CHOOSE_NOBLE, type Ending, GIVE_BACK, OVER, ROUND_LIMIT, type State } from './state.ts';

export function advance(state: State, move: Move): void {
  const code = move & 127;
  if (code === PASS) {
    state.passes++;
    state.events?.push({ type: 'passed', seat: state.turn });
  } else if (code === RETURN) giveBack(state, move >> 7);
  else if (code >= NOBLE) return visit(state, code - NOBLE);
  else {
    state.passes = 0;
    if (code >= HELD) buyHeld(state, code - HELD, move >> 7);
    else if (code >= BUY) buy(state, code - BUY, move >> 7);
    else if (code >= DEEP) reserveDeep(state, code - DEEP);
    else if (code >= RESERVE) reserve(state, code - RESERVE);
    else if (code >= SAME) takeSame(state, code - SAME);
    else takeDifferent(state, code);
  }
  settle(state);
}

function takeDifferent(state: State, mask: number): void {
  const { bank, events, turn } = state;
  const tokens = state.tokens[turn];
  for (let color = 0; color < GOLD; color++) {
    const taken = (mask >> color) & 1;
    bank[color] -= taken;
    tokens[color] += taken;
  }
  if (events !== null) events.push({ type: 'took', seat: turn, tokens: oneOfEach(mask) });
}

const oneOfEach = (mask: number): Record<string, number> =>
  Object.fromEntries(COLORS.filter((_, color) => mask & (1 << color)).map((color) => [color, 1]));

function takeSame(state: State, color: number): void {
  state.bank[color] -= 2;
  state.tokens[state.turn][color] += 2;
  state.events?.push({ type: 'took', seat: state.turn, tokens: { [COLORS[color]]: 2 } });
}

function giveBack(state: State, packed: number): void {
  const tokens = state.tokens[state.turn];
  for (let kind = 0; kind <= GOLD; kind++) {
    const count = (packed >> (2 * kind)) & 3;
    tokens[kind] -= count;
    state.bank[kind] += count;
  }
  state.events?.push({ type: 'returned', seat: state.turn, tokens: named(returned(packed)) });
}

/** The six numbers in a packed return. */
export const returned = (packed: number): number[] => TOKENS.map((_, kind) => (packed >> (2 * kind)) & 3);

/** Tokens by name, only those there are. */
export const named = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(TOKENS.map((token, kind) => [token, counts[kind]] as const).filter(([, count]) => count > 0));

function reserve(state: State, slot: number): void {
  const card = state.slots[slot];
  const gold = keep(state, card, 0);
  state.events?.push({
    type: 'reserved',
    seat: state.turn,
    from: 'table',
    tier: CARDS[card].tier,
    slot: slot % 4,
    gold,
    card: CARDS[card].id,
  });
  refill(state, slot);
}

function reserveDeep(state: State, tier: number): void {
  const card = draw(state, tier);
  const gold = keep(state, card, 1);
  if (state.events === null) return;
  const hidden = { to: [state.turn], card: CARDS[card].id };
  state.events.push({ type: 'reserved', seat: state.turn, from: 'deck', tier: tier + 1, slot: null, gold, hidden });
}

/** Puts a card into the reserve and takes a gold if there is one (S5). */
function keep(state: State, card: number, blind: number): number {
  const { turn } = state;
  state.reserved[turn] = withOneMore(state.reserved[turn], card);
  state.blind[turn] = withOneMore(state.blind[turn], blind);
  if (state.bank[GOLD] === 0) return 0;
  state.bank[GOLD]--;
  state.tokens[turn][GOLD]++;
  return 1;
}

/** Of at most two, and at its length: `[...list, item]` allocates room for 17. */
function withOneMore(list: readonly number[], item: number): readonly number[] {
  if (list.length === 0) return [item];
  return list.length === 1 ? [list[0], item] : [list[0], list[1], item];
}

function buy(state: State, slot: number, packed: number): void {
  const card = state.slots[slot];
  pay(state, card, packed, 'table', slot % 4);
  refill(state, slot);
}

function buyHeld(state: State, index: number, packed: number): void {
  const { turn } = state;
  const card = state.reserved[turn][index];
  pay(state, card, packed, 'reserve', index);
  state.reserved[turn] = state.reserved[turn].toSpliced(index, 1);
  state.blind[turn] = state.blind[turn].toSpliced(index, 1);
}

/** The first of the neighbouring cards that look to the others like this one: taking any of them leaves the same row. */
function firstAlike({ turn, reserved, blind }: State, slot: number): number {
  const alike = (at: number): boolean =>
    blind[turn][at] === 1 && TIER[reserved[turn][at]] === TIER[reserved[turn][slot]];
  let first = slot;
  while (first > 0 && alike(first - 1)) first--;
  return first;
}

function pay(state: State, card: number, packed: number, from: 'table' | 'reserve', slot: number): void {
  const { turn, bank } = state;
  const tokens = state.tokens[turn];
  const bonuses = state.bonuses[turn];
  if (state.events !== null) {
    const payment = named(unpack(state, card, packed));
    const { id, tier } = CARDS[card];
    const bought = { type: 'bought', seat: turn, from, tier, card: id, payment } as const;
    // Only its owner tells the cards apart that came from the same deck: to the others they lie alike.
    if (from === 'table' || state.blind[turn][slot] === 0) state.events.push({ ...bought, slot });
    else state.events.push({ ...bought, slot: firstAlike(state, slot), hidden: { to: [turn], slot } });
  }
  let gold = total(less(PRICES[card], lanes(bonuses)));
  for (let color = 0; color < GOLD; color++) {
    const gems = (packed >> (3 * color)) & 7;
    gold -= gems;
    tokens[color] -= gems;
    bank[color] += gems;
  }
  tokens[GOLD] -= gold;
  bank[GOLD] += gold;
  bonuses[BONUS[card]]++;
  state.prestige[turn] += PRESTIGE[card];
  state.bought[turn].push(card);
}

/** Takes the next card of a deck that has one. */
function draw({ decks, left }: State, tier: number): number {
  left[tier]--;
  return decks[tier][left[tier]];
}

/** An empty deck leaves the slot empty for the rest of the game (S15). */
function refill(state: State, slot: number): void {
  const tier = slot >> 2;
  const card = state.left[tier] === 0 ? -1 : draw(state, tier);
  state.slots[slot] = card;
  state.events?.push({ type: 'refilled', tier: tier + 1, slot: slot % 4, card: card < 0 ? null : CARDS[card].id });
}

/** What follows an action or a return. */
function settle(state: State): void {
  if (excess(state.tokens[state.turn]) > 0) {
    state.step = GIVE_BACK;
    return;
  }
  const bonuses = lanes(state.bonuses[state.turn]);
  let found = 0;
  let first = -1;
  for (let i = 0; i < state.nobles.length; i++) {
    const noble = state.nobles[i];
    if (!meets(bonuses, noble)) continue;
    if (found++ === 0) first = noble;
    if (noble === state.wish) return visit(state, noble);
  }
  if (found === 0) endTurn(state);
  else if (found === 1) visit(state, first);
  else state.step = CHOOSE_NOBLE;
}

/** One noble a turn; others that could come wait for the next (S9). */
function visit(state: State, noble: number): void {
  const { turn } = state;
  state.nobles = state.nobles.filter((each) => each !== noble);
  state.visited[turn] = [...state.visited[turn], noble];
  state.prestige[turn] += NOBLE_PRESTIGE[noble];
  state.events?.push({ type: 'visited', seat: turn, noble: NOBLES[noble].id, prestige: NOBLE_PRESTIGE[noble] });
  endTurn(state);
}

function endTurn(state: State): void {
  const { turn } = state;
  state.wish = -1;
  if (state.trigger < 0 && state.prestige[turn] >= state.playTo) {
    state.trigger = turn;
    state.triggerTurn = state.turns;
    state.events?.push({ type: 'lastRound', seat: turn, prestige: state.prestige[turn] });
  }
  const seats = state.tokens.length;
  const roundDone = turn + 1 === seats;
  if (roundDone && state.trigger >= 0) return end(state, 'prestige');
  if (state.passes === seats) return end(state, 'stalemate');
  if (roundDone && state.round === ROUND_LIMIT) return end(state, 'rounds');
  state.step = ACTION;
  state.turns++;
  state.turn = roundDone ? 0 : turn + 1;
  if (roundDone) state.round++;
}

function end(state: State, ending: Ending): void {
  state.step = OVER;
  state.ending = ending;
  if (state.events === null) return;
  const { winners } = ranking(state);
  state.events.push({ type: 'ended', reason: ending, winners, scores: state.prestige.slice() });
}
