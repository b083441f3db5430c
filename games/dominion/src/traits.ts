/** What can be said of a card from its steps: what it gives, and what kind of thing it does. */
import { STEPS } from './cards.ts';
import type { Step } from './effects.ts';
import { ACTIONS, ATTACKS, type CardSet, FACTS } from './facts.ts';

export interface Traits {
  /** What it gives whoever plays it, whatever they choose. */
  readonly actions: number;
  readonly cards: number;
  readonly coins: number;
  readonly buys: number;
  /** Plays other cards of the hand. */
  readonly plays: boolean;
  /** Trashes cards of one's own. */
  readonly trashes: boolean;
  readonly gains: boolean;
  readonly attacks: boolean;
}

/** The steps that are about whoever plays the card. */
function ownSteps(steps: readonly Step[]): Step[] {
  let inside = false;
  return steps.filter(({ op }) => {
    if (op === 'each') inside = true;
    const own = !inside;
    if (op === 'next') inside = false;
    return own;
  });
}

function traitsOf(steps: readonly Step[], attacks: boolean): Traits {
  const own = ownSteps(steps);
  const total = (read: (step: Step) => number): number => own.reduce((sum, step) => sum + read(step), 0);
  const given = (step: Step, key: 'actions' | 'coins' | 'buys'): number =>
    step.op === 'plus' && !step.ifPicked ? step[key] : 0;
  const asks = (verb: Step['verb'], ...from: readonly Step['from'][]): boolean =>
    own.some((step) => step.op === 'choice' && step.verb === verb && from.includes(step.from));
  return {
    actions: total((step) => given(step, 'actions')),
    cards: total(({ op, n }) => (op === 'draw' ? n : 0)),
    coins: total((step) => given(step, 'coins')),
    buys: total((step) => given(step, 'buys')),
    plays: asks('play', 'hand'),
    trashes: asks('trash', 'hand', 'looked'),
    gains: asks('gain', 'supply') || own.some(({ op }) => op === 'gainThis'),
    attacks,
  };
}

/** By card. */
export const TRAITS: readonly Traits[] = FACTS.map((_, card) => traitsOf(STEPS[card], ATTACKS[card]));

const actionsThat = (test: (traits: Traits) => boolean): CardSet =>
  TRAITS.map((traits, card) => ACTIONS[card] && test(traits));

/** Actions that give none back. */
export const TERMINALS = actionsThat(({ actions, plays }) => actions === 0 && !plays);
/** They give back the Action that they take, and a card or coins: playing them first costs nothing, and any number of them can be played. */
export const SMOOTH = actionsThat(({ actions, cards, coins }) => actions > 0 && cards + coins > 0);
/** How many more Actions can be played for having this one. */
export const EXTRA_ACTIONS: readonly number[] = TRAITS.map(({ actions, plays }) =>
  plays ? 1 : Math.max(0, actions - 1),
);
