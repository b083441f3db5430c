/** A hint as the question bar shows it: what to do, why, and the button that does it. */
import type { Hint, Hinting, ShownHint } from '@baize/table';
import type { View } from '../src/index.ts';
import { type Deciding, hintedCards } from './deciding.ts';
import { hintTitle } from './explain.ts';
import { texts } from './texts.ts';

export const shownHintOf = (view: View, hint: Hint | null, deciding: Deciding, hinting: Hinting): ShownHint | null =>
  hint === null
    ? null
    : {
        title: hintTitle(view, hint.words),
        why: hint.why,
        act: hintedCards(view, hint.words).length > 0 ? texts.hint.pick : texts.hint.do,
        take: () => {
          deciding.follow(hint.words);
          hinting.close();
        },
      };
