/** What Splendor's puzzles are about, in words. */
import type { PuzzleThemes } from '@baize/game';

export const themes: PuzzleThemes = {
  themes: {
    deny: {
      title: 'Deny by reserving',
      ask: 'What do you do before the others get there?',
      hint: 'Look at what the others can pay for next turn.',
      why: 'A reserved card is out of everybody else’s reach, and the gold helps you pay for it later.',
    },
    last: {
      title: 'Last purchase',
      ask: 'The end is near. Which move wins most often?',
      hint: 'Count the points of every card that you can pay for, and of the nobles who would come.',
      why: 'This close to the end, points now are worth more than anything that pays off later.',
    },
    noble: {
      title: 'Noble race',
      ask: 'A noble is close. What is your move?',
      hint: 'Compare your cards with what each noble wants.',
      why: 'The card pays for later ones and counts for a noble: three points without a turn of their own.',
    },
    card: {
      title: 'Which card',
      ask: 'More than one card can be yours. Which move is best?',
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
      ask: 'Buy now, or prepare something better?',
      hint: 'Compare what you can have at once with what one more turn would bring.',
      why: 'A turn is worth more here than it looks.',
    },
  },
};
