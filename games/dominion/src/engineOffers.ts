/** Every legal move of a state in the specification's terms. */
import { expectedType, type Move } from './engineMoves.ts';
import { CARD, type CardName, COSTS, NAMES, nameOf, TREASURES } from './facts.ts';
import { holdsTreasure, isPlayable, moves } from './legal.ts';
import { chosenCard, DONE } from './moves.ts';
import { type Question, questionOf } from './question.ts';
import { ACTION_PHASE, BUY_PHASE, type State } from './state.ts';
import { countsOf } from './text.ts';
import { view } from './view.ts';

/** Every set of cards with this many at least and at most from these, each once. */
function sets(counts: readonly number[], min: number, max: number): CardName[][] {
  let all: CardName[][] = [[]];
  counts.forEach((count, card) => {
    const more: CardName[][] = [];
    for (const set of all)
      for (let n = 1; n <= count && set.length + n <= max; n++)
        more.push([...set, ...Array.from({ length: n }, () => nameOf(card))]);
    all = [...all, ...more];
  });
  return all.filter((set) => set.length >= min);
}

/** The sets of cards that may be chosen; where their order matters, each in every order. */
function chosenSets({ among, min, max, order }: Question): CardName[][] {
  if (!order) return sets(countsOf(among), min, max);
  const orders = new Map<string, CardName[]>();
  const lay = (placed: CardName[], rest: readonly CardName[]): void => {
    if (rest.length === 0) orders.set(placed.join(), placed);
    rest.forEach((name, i) => lay([...placed, name], rest.toSpliced(i, 1)));
  };
  lay([], among.map(nameOf));
  return [...orders.values()];
}

function answers(state: State, question: Question): Move[] {
  const type = expectedType(question);
  const { owner, keep, max, to } = question;
  const player = state.players[owner];
  const list = moves(state);
  const named = list.filter((code) => chosenCard(code) >= 0).map((code) => nameOf(chosenCard(code)));
  const seen = player.seen.map(nameOf)[0];
  switch (type) {
    case 'discard_for_cellar':
      return sets(player.hand, 0, player.held).map((cards) => ({ type, cards }));
    case 'trash_cards': {
      const least = list.includes(DONE) ? 0 : 1;
      return sets(countsOf(question.among), least, question.limit).map((cards) => ({ type, cards }));
    }
    case 'discard_to_hand_size':
      return sets(player.hand, max, max).map((cards) => ({ type, cards, target_size: keep ?? 0 }));
    case 'choose_cards':
      return chosenSets(question).map((cards) => ({ type, cards }));
    case 'gain_card':
      return named.map((card) => ({ type, card, destination: to === 'hand' ? 'hand' : 'discard' }));
    case 'spy_decision':
      return (['discard', 'keep'] as const).map((decision) => ({ type, player: owner, card: seen, decision }));
    case 'select_treasure_to_trash':
      return named.map((card) => ({ type, player: owner, card }));
    case 'chancellor_decision':
      return [true, false].map((convert) => ({ type, convert }));
    case 'library_set_aside':
      return [true, false].map((set_aside) => ({ type, card: seen, set_aside }));
    case 'reveal_reaction':
      return [{ type, card: 'Moat' }, { type }];
    default:
      return [...named.map((card) => ({ type, card })), ...(list.includes(DONE) ? [{ type }] : [])];
  }
}

/** Every legal move in the specification's terms; a choice of several cards once for each set of cards. */
export function validMoves(state: State, cleanup: boolean): Move[] {
  if (state.asked < 0) return [];
  const question = questionOf(view(state, state.asked));
  if (question !== null) return answers(state, question);
  const player = state.players[state.current];
  const list: Move[] = [];
  if (!cleanup && state.phase === ACTION_PHASE && state.actions > 0) {
    for (const card of NAMES) if (isPlayable(state, player, CARD[card])) list.push({ type: 'play_action', card });
  }
  if (!cleanup && state.phase === BUY_PHASE && holdsTreasure(state, player)) {
    list.push({ type: 'play_all_treasures' });
    for (const card of NAMES)
      if (TREASURES[CARD[card]] && player.hand[CARD[card]] > 0) list.push({ type: 'play_treasure', card });
  }
  if (!cleanup && state.phase !== ACTION_PHASE && state.buys > 0) {
    for (const card of NAMES)
      if (state.supply[CARD[card]] > 0 && COSTS[CARD[card]] <= state.coins) list.push({ type: 'buy', card });
  }
  list.push({ type: 'end_phase' });
  return list;
}
