/** Why a card cannot be taken: what the hint line says when somebody asks by pressing it. */
import { ACTIONS, type Card, COSTS, nameOf, TREASURES } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import type { TableQuestion } from './question.ts';
import { texts } from './texts.ts';

export function whyNotInHand(card: Card, view: View): string {
  const name = nameOf(card);
  if (ACTIONS[card]) {
    if (view.phase > 0) return `The action phase is over: ${name} waits for another turn.`;
    if (view.actions === 0) return `No action left to play ${name}.`;
    return `${name} needs a card in hand to trash.`;
  }
  if (TREASURES[card]) return 'No treasure can be played after the first buy.';
  return `${name} is not played: it counts at the end.`;
}

export function whyNotPile(card: Card, view: View, question: TableQuestion, treasure: number): string {
  const name = nameOf(card);
  const cost = COSTS[card];
  if ((view.supply[card] ?? -1) <= 0) return `The ${name} pile is empty.`;
  const asking = view.stack.at(-1);
  if (question.kind === 'pick' && asking !== undefined) {
    const dearest = Math.max(...[...question.among.keys()].map((each) => COSTS[each]));
    return cost > dearest
      ? `${name} costs ${cost}: too dear for ${nameOf(asking.card)}.`
      : `${nameOf(asking.card)} gains treasures only.`;
  }
  if (view.buys === 0) return 'No buy left.';
  const have = view.coins + treasure;
  return `${name} costs ${cost}, you have ${have}${treasure > 0 ? ' with your treasures' : ''}.`;
}

export function whyNotChosen(card: Card | null, question: TableQuestion, view: View): string {
  const asking = view.stack.at(-1);
  const who = asking === undefined ? '' : nameOf(asking.card);
  if (question.kind === 'pick' && question.from === 'hand') {
    if (card === null) return `${who} asks for cards from your hand.`;
    if (question.verb === 'topdeck') return `${who} takes victory cards only.`;
    if (question.verb === 'play') return `${nameOf(card)} is no action that can be played.`;
    return who === 'Mine' ? 'Mine takes treasures only.' : `${who} does not take ${nameOf(card)}.`;
  }
  if (question.kind === 'pick' && question.from === 'supply')
    return `${who} asks for a pile of the ${texts.supply.toLowerCase()}.`;
  return who === '' ? 'One moment.' : `Answer ${who} first.`;
}
