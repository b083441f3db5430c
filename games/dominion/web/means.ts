/** The coins and buys of a turn as its public events tell them: the view waits until its moves have been shown. */
import { STEPS } from '../src/cards.ts';
import type { Step } from '../src/effects.ts';
import { COINS, COSTS, type Card, SILVER } from '../src/facts.ts';
import { TRAITS } from '../src/traits.ts';
import type { View } from '../src/view.ts';
import { cardIn, type Turn } from './story.ts';

export interface Means {
  /** Coins that can still be spent, of those made this turn. */
  readonly left: number;
  readonly made: number;
  readonly buys: number;
}

const coinsOf = (test: (step: Step) => boolean): readonly number[] =>
  STEPS.map((steps) => steps.filter(test).reduce((sum, { coins }) => sum + coins, 0));
/** By card: coins for a card trashed to it (Moneylender), and what it adds to the first Silver (Merchant). */
const FOR_TRASHING = coinsOf(({ op, ifPicked }) => op === 'plus' && ifPicked);
const FOR_SILVER = coinsOf(({ op }) => op === 'firstSilver');

export function meansOf({ seat, events }: Pick<Turn, 'seat' | 'events'>): Means {
  let made = 0;
  let spent = 0;
  let buys = 1;
  let playing: Card | null = null;
  let silver = false;
  let bonus = 0;
  for (const event of events) {
    const card = cardIn(event);
    if (card === null || event.seat !== seat) continue;
    if (event.type === 'played') {
      const gives = TRAITS[card];
      made += event.times * (COINS[card] + gives.coins);
      buys += event.times * gives.buys;
      playing = card;
      if (!silver) bonus += event.times * FOR_SILVER[card];
      if (card === SILVER) {
        made += bonus;
        bonus = 0;
        silver = true;
      }
    } else if (event.type === 'trashed' && playing !== null) made += FOR_TRASHING[playing];
    else if (event.type === 'bought') {
      spent += COSTS[card];
      buys--;
    }
  }
  return { left: made - spent, made, buys };
}

/** The same with what the view says, where it is about this turn and nothing waits to be shown. */
export function meansNow(view: View, turn: Turn | null, upToDate: boolean): Means {
  const told = turn === null ? null : meansOf(turn);
  if (told !== null && !(upToDate && turn?.seat === view.current && view.asked >= 0)) return told;
  const spent = told === null ? 0 : told.made - told.left;
  return { left: view.coins, made: view.coins + spent, buys: view.buys };
}
