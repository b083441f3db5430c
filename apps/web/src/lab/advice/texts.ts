/** Texts of the advisor's page. */
import { signed } from '../../counting.ts';

const whole = (n: number): string => n.toLocaleString('en');
const points = (share: number): string => (share * 100).toFixed(1);

export const texts = {
  none: (game: string) => `There is no advisor for ${game}.`,
  noneLine: 'Games with one set-up need none.',
  working: 'Finding out what wins here',
  workingLine: 'Lists are bred and played against each other in your browser.',
  notAll: 'Not everything is known yet.',
  change: 'Change the cards',
  changeTitle: 'Which set-up?',
  ask: 'Ask the advisor',
  share: 'Share',
  shared: 'Link copied',
  play: 'Play it',
  stop: 'Stop',
  again: 'Start again',
  progress: 'Progress',
  stopped: 'Stopped: this is what was found so far.',
  failed: (why: string) => `The advisor ended with an error: ${why}`,
  keptLine: 'Kept from before.',
  players: 'two players',
  rules: (rules: string) => `${rules} rules`,
  list: 'The best list',
  listLine: 'take the first line you can',
  against: (share: number, within: number, name: string) =>
    `Wins ${points(share)}\u00a0% ± ${points(within)} against ${name}`,
  openLab: 'Open in the lab',
  worth: 'What each card adds',
  worthLine: 'points of chance, with 95\u00a0% interval',
  worthNote:
    'The best list with at least one copy, against the best list without. Even means that no difference was found: the bar lies across the line.',
  even: 'even',
  points: (share: number) => `${share < 0.5 ? '−' : '+'}${points(Math.abs(share - 0.5))}`,
  mark: (by: number) => signed(Math.round(by * 100)),
  withIt: (piece: string, share: number, within: number) =>
    `${piece}: with it ${points(share)}\u00a0%, without it ${points(1 - share)}\u00a0%, ± ${points(within)}`,
  plans: 'Rush or engine?',
  plansLine: 'against each other',
  rounds: (n: number) => `${Math.round(n)} turns`,
  never: 'never',
  nothing: 'none',
  openings: 'First two turns',
  openingsLine: 'chance to win against the best list',
  percent: (share: number) => `${points(share)}\u00a0%`,
  within: (within: number) => `± ${points(within)}`,
  from: (games: number, seed: string) => `From ${whole(games)} games played in your browser. Seed: ${seed}`,
  waiting: 'Not there yet',
  notReached: 'Not played yet.',
  restNotReached: 'The other cards have not been compared yet.',
  command: 'In a terminal',
};
