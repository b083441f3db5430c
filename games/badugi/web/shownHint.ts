/** A hint as the question bar shows it: what to do, why, and the button that does it. */
import type { Hint, Hinting, ShownHint } from '@baize/table';
import type { View } from '../src/index.ts';
import { type Deciding, hintedCards } from './deciding.ts';
import { hintTitle } from './explain.ts';
import { texts } from './texts.ts';

export const shownHintOf = (view: View, hint: Hint | null, deciding: Deciding, hinting: Hinting): ShownHint | null => {
  if (hint === null) return null;
  const cards = hintedCards(view, hint.words).length;
  return {
    title: hintTitle(view, hint.words),
    why: hint.why,
    act: cards > 0 ? texts.hint.pick(cards) : texts.hint.do,
    take: () => {
      deciding.follow(hint.words);
      hinting.close();
    },
  };
};
