/** The CPU document of Badugi: its success criteria as DECISIONS reads them, its data and its checklist. */
import type { Requirement } from './requirement.ts';

export const successCriteria: readonly Requirement[] = [
  {
    id: 'SC-001',
    text: 'Early position folds 40 to 60 % more often than late, for the same hands',
    reported: 'late position folds seven hands in ten by the chart, so 40 % more of all hands is out of reach',
  },
  { id: 'SC-002', text: 'Heads-up freeze-outs against the basic bot: 45 to 55 %' },
  {
    id: 'SC-003',
    text: 'Bets or raises at least 30 % more often against opponents who drew two or more than against pat ones',
  },
  { id: 'SC-004', text: 'Stands pat in 15 to 20 % of eligible three-card spots' },
  {
    id: 'SC-005',
    text: 'At least 80 % of openings inside the chart',
    reported: 'the chart has only the range of early position for a small blind to whom all have folded',
  },
  {
    id: 'SC-006',
    text: 'Answers to a bet with a drawing hand fit the price',
    reported: 'by what the CPU itself thinks its hand worth; no target',
  },
  {
    id: 'SC-007',
    text: 'Breaks in at least 70 % of the spots where breaking has more equity',
    reported: 'the CPUs cannot see the hands that decide it',
  },
  { id: 'SC-008', text: 'All of these hold', reported: 'SC-002, SC-003 and SC-004 hold' },
];

export const cpuDocument: readonly Requirement[] = [
  { id: 'BAD-1', text: 'Player.drawHistory, empty at the start of every hand' },
  { id: 'BAD-2', text: 'draw() and standPat() record how many cards were drawn' },
  { id: 'BAD-3', text: 'calculateBreakability: score 0 to 91, the card to break, the ranks that improve' },
  { id: 'BAD-4', text: 'isSmooth tells smooth hands from rough ones' },
  { id: 'BAD-5', text: 'Six CPU profiles with their aggression, bluffs and tightness' },
  { id: 'BAD-6', text: 'getStrategyProfile by the number in the id' },
  { id: 'BAD-7', text: 'getPositionCategory: early, middle, late' },
  { id: 'BAD-8', text: 'OPENING_RANGES by position and hand type, opened by raising' },
  { id: 'BAD-9', text: 'decideAction is for CPUs only' },
  { id: 'BAD-10', text: 'decideAction says Draw in a draw phase' },
  { id: 'BAD-12', text: 'No fold while checking is free' },
  { id: 'BAD-13', text: 'No crash and no endless loop in long play' },
  { id: 'BAD-14', text: 'Under 1 ms a decision, without Monte Carlo', reported: 'no test asserts a time' },
  { id: 'BAD-15', text: 'decideDiscards throws what does not count' },
];
