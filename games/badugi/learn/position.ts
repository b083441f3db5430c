/** Hands of Badugi dealt as a lesson wants them: you on the left of the button, Basil on it; blinds 10 and 20. */
import { seeded } from '@baize/game';
import { cardFrom } from '../src/cards.ts';
import { game } from '../src/game.ts';
import { matchRulesOf } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { open } from '../src/advance.ts';

interface Layout {
  /** `As 3h 5d Kd` */
  readonly me: string;
  readonly basil: string;
  /** Cards drawn later, in the order in which they are dealt. */
  readonly drawn?: string;
  /** Words of the moves so far, whoever made them. */
  readonly moves?: string;
  /** Whether you have the button, and Basil acts first. */
  readonly onButton?: boolean;
}

const cards = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((name) => cardFrom(name) ?? Number.NaN);

export function position({ me, basil, drawn = '', moves = '', onButton = false }: Layout): State {
  const [mine, his] = [cards(me), cards(basil)];
  const [first, second] = onButton ? [his, mine] : [mine, his];
  const options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
  const table = matchRulesOf({ ...(options as Parameters<typeof matchRulesOf>[0]), match: 'hand' });
  const rigged = [...first.flatMap((card, i) => [card, second[i]]), ...cards(drawn)];
  const state = open(table, 2, seeded('lesson'), { rigged, button: onButton ? 0 : 1 });
  for (const words of moves === '' ? [] : moves.split(', ')) {
    const move = game.moves(state).find((each) => game.say(each, state) === words);
    if (move === undefined) throw new Error(`Nobody can ${words} now.`);
    game.advance(state, move);
  }
  return state;
}
