/** Why the planner does what it does, in a sentence. */
import { CARDS, COLORS, GOLD, NOBLES, REQUIRES, TOKENS } from '../src/facts.ts';
import { BUY, DEEP, type Move, NOBLE, PASS, RESERVE, RETURN, SAME } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { cardOf, missing } from './sight.ts';

export function explain(state: State, move: Move): string {
  const code = move & 127;
  if (code === PASS) return 'Nothing else can be done.';
  if (code === RETURN) return `I can spare ${spared(move)} most easily.`;
  if (code >= NOBLE) return `${NOBLES[code - NOBLE].id} leaves me nearest to the next noble.`;
  if (code >= BUY) return whyBuy(state, cardOf(state, move));
  if (code >= DEEP) return 'A gold and an unseen card are worth more than what lies open.';
  if (code >= RESERVE) return whyReserve(cardOf(state, move));
  return whyTake(state, code);
}

const spared = (move: Move): string => TOKENS.filter((_, kind) => (move >> (7 + 2 * kind)) & 3).join(' and ');

function whyBuy(state: State, card: number): string {
  const { id, prestige, bonus } = CARDS[card];
  const noble = nearestNoble(state, COLORS.indexOf(bonus));
  const gains = [
    prestige > 0 ? `${prestige} prestige` : '',
    `${/^[aeiou]/.test(bonus) ? 'an' : 'a'} ${bonus} for every later card`,
    noble,
  ].filter(Boolean);
  return `${id} is worth its price: ${gains.join(', ')}.`;
}

/** The noble that a bonus of this colour brings nearest, once it is near. */
function nearestNoble(state: State, color: number): string {
  const bonuses = state.bonuses[state.turn];
  let nearest = '';
  let least = 4;
  for (const noble of state.nobles) {
    if (REQUIRES[noble * GOLD + color] <= bonuses[color]) continue;
    let left = -1;
    for (let each = 0; each < GOLD; each++) left += Math.max(0, REQUIRES[noble * GOLD + each] - bonuses[each]);
    if (left < least) {
      least = left;
      nearest = left === 0 ? `and ${NOBLES[noble].id} comes` : `${left} more for ${NOBLES[noble].id}`;
    }
  }
  return nearest;
}

function whyReserve(card: number): string {
  const { id, prestige } = CARDS[card];
  return prestige > 0
    ? `${id} with its ${prestige} prestige is too good to leave, and the gold helps.`
    : `The gold helps, and ${id} is kept from the others.`;
}

function whyTake(state: State, code: number): string {
  const { turn } = state;
  const tokens = state.tokens[turn].slice();
  for (let color = 0; color < GOLD; color++)
    tokens[color] += code >= SAME ? (code - SAME === color ? 2 : 0) : (code >> color) & 1;
  let goal = -1;
  let gain = 0;
  for (const card of [...state.slots, ...state.reserved[turn]]) {
    if (card < 0) continue;
    const before = missing(state.bonuses[turn], state.tokens[turn], card);
    const left = missing(state.bonuses[turn], tokens, card);
    const helped = ((before - left) * (1 + CARDS[card].prestige)) / (1 + left);
    if (helped > gain) {
      gain = helped;
      goal = card;
    }
  }
  if (goal < 0) return 'Gems for later, before the others take them.';
  const left = missing(state.bonuses[turn], tokens, goal);
  return left === 0 ? `Then I can buy ${CARDS[goal].id}.` : `Then ${CARDS[goal].id} is ${left} short.`;
}
