/** Where Dominion's puzzles are found, and what makes a position one. */
import type { PuzzleMining } from '@baize/game';
import { settingOf } from '../bots/contest.ts';
import { evolvedList } from '../bots/evolved.ts';
import { quickMove } from '../bots/player.ts';
import { tunedMoney } from '../bots/tuned.ts';
import { ACTIONS, CARD, FACTS, GOLD, PROVINCE } from '../src/facts.ts';
import type { game } from '../src/game.ts';
import { pointsOf } from '../src/score.ts';
import { askedBy } from '../src/question.ts';
import { ACTION_PHASE } from '../src/state.ts';
import type { View } from '../src/view.ts';

const isVictory = (words: string): boolean =>
  FACTS.some(({ name, kind }) => kind === 'victory' && (words === `buy ${name}` || words === `gain ${name}`));
const isBuy = (words: string): boolean => words.startsWith('buy ') || words === 'end turn';
/** What one of these asks for is one card; where several go at once, no single one of them is the answer. */
const TRASHERS: readonly number[] = [CARD.Remodel, CARD.Mine, CARD.Moneylender];

/** Whether the question is which card of one's own to trash. */
function asksWhatToTrash({ stack, seat }: View): boolean {
  const frame = stack.at(-1);
  if (frame === undefined) return false;
  const { verb, source, player, owner } = askedBy(frame);
  return verb === 'trash' && player === seat && owner === seat && TRASHERS.includes(source);
}

const table = { options: { rules: 'official', edition: 'both' } };
const at = (preset: string, ...bots: readonly string[]): PuzzleMining['tables'][number] => ({
  options: { ...table.options, preset },
  bots,
});

export const mining: PuzzleMining<typeof game> = {
  tables: [
    { ...table, bots: ['book', 'balanced'] },
    { ...table, bots: ['balanced', 'book'] },
    { ...table, bots: ['tuned', 'book'] },
    { ...table, bots: ['book', 'book', 'tuned'] },
    at('First Game', 'RemodelGold', 'balanced'),
    at('Improvements', 'RemodelGold', 'MineMoney'),
    at('Village Square', 'RemodelGold', 'book'),
    at('Big Money', 'MineMoney', 'balanced'),
  ],
  budget: 200,
  lead: 0.06,
  otherwise: [
    (state) => quickMove(tunedMoney, state),
    (state) => quickMove(evolvedList(settingOf(state)).strategy, state),
  ],
  sideOf: (best) => best,
  worth: ({ stack, phase, coins, hand }) =>
    stack.length > 0 ||
    (phase === ACTION_PHASE
      ? (hand ?? []).filter((held, card) => held > 0 && ACTIONS[card]).length > 1
      : coins > 1 && (hand ?? []).slice(0, GOLD + 1).every((held) => held === 0)),
  themeOf(view, best, others) {
    if (view.seat === null) return null;
    if (asksWhatToTrash(view))
      return best === 'pass' || others.some((words) => words.startsWith('trash ')) ? 'trash' : null;
    if (isBuy(best) && others.some(isBuy)) {
      const scores = view.players.map(pointsOf);
      const close = Math.max(...scores) - Math.min(...scores) <= 9;
      if (view.supply[PROVINCE] <= 2 && close) return 'last';
      if (isVictory(best) !== isVictory(others[0])) return 'green';
      // a Province that can be paid for is too easily found
      if (isVictory(best)) return best === 'buy Province' ? null : 'points';
      return best === 'end turn' ? null : 'buy';
    }
    if (best.startsWith('play ') && others.some((words) => words.startsWith('play ') && words !== 'play treasures'))
      return best === 'play treasures' || CARD[best.slice(5) as keyof typeof CARD] !== undefined ? 'play' : null;
    return best.startsWith('gain ') ? 'gain' : null;
  },
  named: ['green', 'last', 'trash'],
};
