/**
 * The same table with its colours changed round: diamond becomes sapphire and so on. The deck is nearly the same for it (the cards of a colour cost
 * what those of the colour before cost, one colour further, but for a few), so one position stands for five.
 */
import { GOLD } from '../../games/splendor/src/facts.ts';
import { CHOICES, GIVE } from '../../games/splendor/bots/learnt/choices.ts';
import { CARDS_AT, INPUTS, SEATS } from '../../games/splendor/bots/learnt/inputs.ts';
import { TRAITS } from '../../games/splendor/bots/standing.ts';

/** As `inputs.ts` writes them: where five numbers stand for the five colours. */
const PER_SEAT = CARDS_AT / SEATS;
const CARDS = 15;
const PER_CARD = 26;
const MISSING = 6;
const RIVAL_CARDS = 27;
const NOBLES = 5;
const PER_NOBLE = 10;
const NOBLES_AT = CARDS_AT + CARDS * PER_CARD + RIVAL_CARDS;
const GENERAL_AT = NOBLES_AT + NOBLES * PER_NOBLE;

const sequence = (length: number): number[] => Array.from({ length }, (_, i) => i);

const groups = [
  ...sequence(SEATS).flatMap((seat) => [0, GOLD + 1].map((kind) => seat * PER_SEAT + TRAITS + kind)),
  ...sequence(CARDS).flatMap((card) => [0, MISSING].map((at) => CARDS_AT + card * PER_CARD + at)),
  ...sequence(NOBLES).map((noble) => NOBLES_AT + noble * PER_NOBLE),
  GENERAL_AT,
  GENERAL_AT + GOLD + 1,
  INPUTS - GOLD,
];

/** Sets of colours come first among the choices, then two of a colour; last are the tokens to give back. */
const SETS = 2 ** GOLD;

interface Rotation {
  /** For each input and each choice: which one of the table before it is. */
  readonly inputs: readonly number[];
  readonly choices: readonly number[];
}

function rotation(by: number): Rotation {
  const inputs = sequence(INPUTS);
  const choices = sequence(CHOICES);
  const turned = (color: number): number => (color + by) % GOLD;
  for (const color of sequence(GOLD)) {
    for (const at of groups) inputs[at + turned(color)] = at + color;
    for (const at of [SETS, GIVE]) choices[at + turned(color)] = at + color;
  }
  for (const set of sequence(SETS)) {
    let other = 0;
    for (const color of sequence(GOLD)) if (set & (1 << color)) other |= 1 << turned(color);
    choices[other] = set;
  }
  return { inputs, choices };
}

export const rotations: readonly Rotation[] = sequence(GOLD).map(rotation);
