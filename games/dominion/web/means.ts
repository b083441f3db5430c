/** The coins and buys of a turn as its public events tell them: the view waits until its moves have been shown. */
import type { Seat } from '@baize/game';
import { STEPS } from '../src/cards.ts';
import type { Step } from '../src/effects.ts';
import { ATTACKS, CARD, COINS, COSTS, type Card, SILVER } from '../src/facts.ts';
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

/**
 * The coins of an attack come once it has been answered: `answering` are those who may still do so, by Moat or by discarding. A card
 * that was played or anything that it did to somebody shows that they have.
 */
export function meansOf({ seat, events }: Pick<Turn, 'seat' | 'events'>, answering: readonly Seat[] = []): Means {
  let made = 0;
  let spent = 0;
  let buys = 1;
  let playing: Card | null = null;
  let silver = false;
  let bonus = 0;
  let waiting = 0;
  let unanswered: readonly Seat[] = [];
  for (const event of events) {
    if (event.type === 'revealed' && event.against !== undefined)
      unanswered = unanswered.filter((who) => who !== event.seat);
    else unanswered = [];
    if (unanswered.length === 0) {
      made += waiting;
      waiting = 0;
    }
    const card = cardIn(event);
    if (card === null || event.seat !== seat) continue;
    if (event.type === 'played') {
      const gives = TRAITS[card];
      const coins = event.times * (COINS[card] + gives.coins);
      if (ATTACKS[card] && answering.length > 0) {
        waiting = coins;
        unanswered = answering;
      } else made += coins;
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
  const told = turn === null ? null : meansOf(turn, mayAnswer(view, turn.seat));
  if (told !== null && !(upToDate && turn?.seat === view.current && view.asked >= 0)) return told;
  const spent = told === null ? 0 : told.made - told.left;
  return { left: view.coins, made: view.coins + spent, buys: view.buys };
}

/** Who may hold a Moat against an attack of this seat, and has cards to lose. */
const mayAnswer = ({ supply, players }: View, attacker: Seat): Seat[] =>
  (supply[CARD.Moat] ?? -1) < 0 ? [] : [...players.keys()].filter((who) => who !== attacker && players[who].held > 3);
