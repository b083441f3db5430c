/** What Badugi's puzzles are about, in words. */
import type { PuzzleThemes } from '@baize/game';

export const themes: PuzzleThemes = {
  themes: {
    pat: {
      title: 'Pat or break',
      ask: 'You have four cards that count. Stand pat, or break the hand for a better one?',
      hint: 'How many cards did the others draw, and how low is your highest card?',
      why: 'What the others draw tells how good your four cards have to be.',
    },
    call: {
      title: 'Call or fold',
      ask: 'Somebody bets. What do you do, after these draws?',
      hint: 'Compare the price with the pot, and your hand with what the draws tell of theirs.',
      why: 'The pot pays for a call when it is won more often than its price says.',
    },
    raise: {
      title: 'Raise for value',
      ask: 'Somebody bets. Is your hand worth more than a call?',
      hint: 'Which hands that call a raise do you beat?',
      why: 'A hand that is ahead earns most while the others still hope.',
    },
    bet: {
      title: 'Bet or check',
      ask: 'Nobody has bet. Do you?',
      hint: 'Who draws more cards than you, and who would call?',
      why: 'A bet makes the others pay for their draws, or fold; a check keeps the pot small.',
    },
  },
};
