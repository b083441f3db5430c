/** Plays any legal move, each as likely: the yardstick at the bottom of every ladder. */
import { type AnyBot, pick } from '@baize/game';

export const randomBot: AnyBot = {
  name: 'random',
  about: 'Plays any legal move: a yardstick, not an opponent.',
  stars: 0,
  decide: (_view, moves, _seat, random) => ({
    move: pick(random, moves),
    why: 'One legal move is as good as another.',
  }),
};
