/** Which keys do what, for the list on `?`. */
import type { KeyHelp } from '@baize/table';

export const keys: KeyHelp = [
  ['1 … 9', 'play or choose a card of your hand'],
  ['T', 'play all treasures'],
  ['E', 'end your actions or your turn'],
  ['B', 'next card that can be chosen; Space takes it'],
  ['Arrows', 'walk the cards'],
  ['Enter', 'do what is offered'],
  ['Y N', 'yes or no to a question'],
  ['Esc', 'change your mind'],
  ['I', 'what the card says'],
];
