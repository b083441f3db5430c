/** Where Splendor's puzzles are found, and what makes a position one. */
import type { PuzzleMining } from '@baize/game';
import { type Card, COLORS } from '../src/facts.ts';
import type { game } from '../src/game.ts';
import { isKnown, type PlayerBoard, type View } from '../src/view.ts';

const table = { options: { rules: 'official' } };

function cardOf(view: View, words: string, me: PlayerBoard): Card | null {
  const id = words.split(' ')[1];
  const open = Object.values(view.tableau).flat();
  return [...open, ...me.reserved.filter(isKnown)].find((card) => card?.id === id) ?? null;
}

/** Gems still missing for a card, gold counted as any gem. */
function missing({ tokens, bonuses }: PlayerBoard, card: Card): number {
  const short = COLORS.reduce((sum, gem) => sum + Math.max(0, card.cost[gem] - bonuses[gem] - tokens[gem]), 0);
  return Math.max(0, short - tokens.gold);
}

/** How many cards a player lacks for a noble. */
const lacking = ({ bonuses }: PlayerBoard, { requires }: View['nobles'][number]): number =>
  COLORS.reduce((sum, gem) => sum + Math.max(0, requires[gem] - bonuses[gem]), 0);

const wantedBy = (view: View, { bonuses }: PlayerBoard, colour: Card['bonus']): View['nobles'] =>
  view.nobles.filter(({ requires }) => requires[colour] > bonuses[colour]);

/** Whether this card brings a noble at once. */
const bringsNoble = (view: View, me: PlayerBoard, { bonus }: Card): boolean =>
  wantedBy(view, me, bonus).some((noble) => lacking(me, noble) === 1);

/** Whether this card counts for a noble whom somebody else is after, too. */
const isRace = (view: View, me: PlayerBoard, rivals: readonly PlayerBoard[], { bonus }: Card): boolean =>
  wantedBy(view, me, bonus).some(
    (noble) => lacking(me, noble) <= 2 && rivals.some((rival) => lacking(rival, noble) <= 4),
  );

export const mining: PuzzleMining<typeof game> = {
  tables: [
    { ...table, bots: ['thinker', 'thinker'] },
    { ...table, bots: ['attentive', 'thinker'] },
    { ...table, bots: ['thinker', 'attentive', 'attentive'] },
  ],
  budget: 400,
  lead: 0.08,
  themeOf(view, best, others) {
    const boards = Object.values(view.playerBoards);
    const me = view.seat === null ? undefined : boards[view.seat];
    if (me === undefined || view.pending !== null) return null;
    const card = cardOf(view, best, me);
    const rivals = boards.filter((board) => board !== me);
    if (best.startsWith('reserve') && card !== null) {
      return rivals.some((rival) => missing(rival, card) === 0) ? 'deny' : null;
    }
    if (best.startsWith('buy') && card !== null) {
      const points = card.prestige + (bringsNoble(view, me, card) ? 3 : 0);
      if (me.prestige + points >= view.options.playTo) return 'last';
      if (isRace(view, me, rivals, card)) return 'noble';
      return others.some((words) => words.startsWith('buy')) ? 'card' : 'tempo';
    }
    return best.startsWith('take') && others.every((words) => words.startsWith('take')) ? 'gems' : 'tempo';
  },
  named: ['deny', 'noble', 'last'],
};
