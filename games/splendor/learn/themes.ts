/** What Splendor's puzzles are about, in words. */
import { leadWords, type PuzzleThemes } from '@baize/game';
import type { game } from '../src/game.ts';

export const themes: PuzzleThemes<typeof game> = {
  situation({ playerBoards, round, options, lastRoundTriggered }, mover, name) {
    const points = Object.values(playerBoards).map(({ prestige }) => prestige);
    const time = lastRoundTriggered ? 'The last round' : `Round ${round}, first to ${options.playTo}`;
    return { text: `${time}. ${leadWords(points, mover, name)}`, points };
  },
  themes: {
    deny: {
      title: 'Deny by reserving',
      tag: 'Others are close',
      ask: 'What do you do now?',
      hint: 'Look at what the others can pay for next turn.',
      why: 'A reserved card is out of everybody else’s reach, and the gold helps you pay for it later.',
    },
    last: {
      title: 'Last purchase',
      ask: 'Which move wins most often?',
      hint: 'Count the points of every card that you can pay for, and of the nobles who would come.',
      why: 'This close to the end, points now are worth more than anything that pays off later.',
    },
    noble: {
      title: 'Noble race',
      ask: 'What is your move?',
      hint: 'Compare your cards with what each noble wants.',
      why: 'The card pays for later ones and counts for a noble: three points without a turn of their own.',
    },
    card: {
      title: 'Which card',
      ask: 'Which card do you want?',
      hint: 'Which card makes your next purchases cheaper?',
      why: 'Of the cards within reach, this one does most for the purchases to come.',
    },
    gems: {
      title: 'Which gems',
      ask: 'Which gems do you take?',
      hint: 'Pick the card that you want next, then look at what you lack.',
      why: 'These gems bring the best purchase one turn nearer.',
    },
    tempo: {
      title: 'Buy or wait',
      ask: 'Buy now, or wait?',
      hint: 'Compare what you can have at once with what one more turn would bring.',
      why: 'A turn is worth more here than it looks.',
    },
  },
};
