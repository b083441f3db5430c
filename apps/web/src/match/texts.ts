/** The texts of a match, from its table to its result. */
import { lowerFirst } from '../counting.ts';

export const match = {
  yourTurn: 'Your turn',
  watching: 'You are watching',
  watchingShort: 'Watching',
  watchers: (n: number) => `${n} watching`,
  /** To one of them. */
  otherWatchers: (n: number) => `${n} ${n === 1 ? 'other' : 'others'} watching`,
  hint: 'Hint',
  stopHint: 'Stop looking for a hint',
  thinking: 'Thinking',
  noHint: 'There is nothing to decide now.',
  undo: 'Undo',
  resign: 'Resign',
  resignTitle: 'Resign this game?',
  /** `others` are those who have not resigned. */
  resignBody: (others: readonly string[], ends: boolean) => {
    const winners = others.length === 1 ? `${others[0]} wins` : 'the others win';
    return `${ends ? `The game ends and ${winners}.` : 'The others play on, and a bot takes your place.'} This cannot be taken back.`;
  },
  rematch: 'Rematch',
  menu: 'Menu',
  settings: 'Settings',
  speed: 'Speed of moves',
  speeds: { step: 'Step', slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
  volume: 'Volume',
  plain: 'Text table',
  plainLine: 'Every game as text and one button per move.',
  notify: 'Notify me',
  notifyLine: 'When it is my turn and I am looking at another page.',
  notifyRefused:
    'Your browser does not let this site notify you. Allow notifications in its settings for this site (beside the address), then switch this on again.',
  sound: 'Sound',
  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },
  log: 'Log',
  chat: 'Chat',
  rules: 'Rules',
  logAndChat: 'Log and chat',
  say: 'Say something',
  send: 'Send',
  chatEmpty: 'Nobody has said anything yet.',
  onlookersCannotChat: 'Only players can write here.',
  /** What the log says of me, by event. */
  mine: {
    'table:joined': 'You sit down.',
    'table:resigned': 'You resign.',
    'table:flagged': 'You have run out of time.',
    'table:undone': 'You take back a move.',
  },
  offers: {
    undo: (name: string) => `${name} would like to take the last move back.`,
    rematch: (name: string) => `${name} would like a rematch.`,
    waiting: 'Waiting for the others to answer…',
    declined: (name: string, what: string) =>
      `${name} would rather not${what === 'undo' ? ' take the move back' : ' play again'}.`,
    agree: 'Agree',
    decline: 'Decline',
  },
  over: 'Game over',
  wins: (names: string) => `${names} win`,
  shared: (names: string) => `${names} share the win`,
  replay: 'Replay',
  lookAtTable: 'Look at the table',
  timeLeft: (name: string) => `${name}, time left`,
  away: 'away',
  resigned: 'resigned',
  preparing: (name: string) => `${name} is working out a plan for this game.`,
  preparingFor: (seconds: number, left: number | null, part: number | null) =>
    left === null
      ? `${seconds} s so far; it may take up to a minute.`
      : `${part === null ? 'About' : `${Math.round(100 * part)}\u00a0% done, about`} ${left} s left.`,
  isPreparing: (name: string, left: number | null) =>
    `${name} is preparing${left === null ? '' : `, about ${left} s left`}.`,
  absent: (name: string) => `${name} has left the table.`,
  slow: (name: string) => `${name} has been thinking for a while.`,
  nudge: 'Nudge',
  nudged: (name: string) => `${name}, it is your turn.`,
  claim: (players: number) => (players > 2 ? 'Let a bot play on' : 'Claim the win'),
  outOfTime: 'Your time ran out. A bot plays on for you.',
  refused: (why: string) => `Not possible: ${why}`,
  back: 'Back to the start',
  unrated: 'Seed given, unrated',
  keys: 'Keys',
} as const;

export const fallback = {
  find: 'Find a move',
  noMatch: 'No move has these words.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  choosing: (name: string) => `${name} is choosing`,
  table: 'The table',
  moves: 'Your moves',
  other: 'Other',
  chosen: 'Chosen',
  pending: 'Sending…',
} as const;

export const story = {
  nobody: 'Nobody wins',
  shared: (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win`,
  wins: (name: string, you: boolean) => `${name} ${you ? 'win' : 'wins'}`,
  prize: (name: string, you: boolean, prize: string) => `${name} ${you ? 'win' : 'wins'} ${prize}`,
  tieBreak: (name: string, you: boolean) => `${name} ${you ? 'win' : 'wins'} on the tie-break`,
  by: (name: string, you: boolean, lead: number) => `${name} ${you ? 'win' : 'wins'} by ${lead.toLocaleString('en')}`,
  place: (rank: number, all: number, shared: boolean) =>
    `You came ${['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][rank]}${shared ? ' equal' : ''} of ${['', '', '', 'three', 'four', 'five', 'six', 'seven'][all] ?? all}.`,
  fromTo: (whose: string | null, before: string, after: string) =>
    `${whose === null ? '' : `${whose}: `}${before}\u00a0to\u00a0${after}`,
  decided: (when: string | null, name: string, words: string) =>
    `${when === null ? 'The turning point' : `${when} turned it`}: ${name === 'You' ? 'you' : name} chose to ${lowerFirst(words)}.`,
  best: (when: string | null) => `Your best moment${when === null ? '' : `, in ${when.toLowerCase()}`}.`,
  agreed: (n: number, all: number) => `${n} of ${all} ${all === 1 ? 'decision' : 'decisions'}`,
  agreedLine: (whileOpen: boolean) =>
    `${whileOpen ? 'While the game was open the' : 'The'} strongest bot would have played the same, or found nothing better.`,
  cost: (amount: string) => `Cost ${amount}`,
  better: (when: string | null, words: string, would: string, did: string) =>
    `Your costliest move${when === null ? '' : `, in ${lowerFirst(when)}`}. Better: ${words}, ${would} instead of ${did}.`,
  alsoCostly: (when: string | null, words: string, would: string, did: string) =>
    `Your next costliest${when === null ? '' : `, in ${lowerFirst(when)}`}. Better: ${words}, ${would} instead of ${did}.`,
  wasBetter: (words: string) => `Better: ${words}.`,
  noMistake: 'That was no mistake.',
  clean: 'No costly move',
  cleanLine: (least: string) => `Nothing you did cost more than ${least}.`,
  seeIt: 'See it',
  newOpponent: (players: number) => (players > 2 ? 'New opponents' : 'New opponent'),
  review: (mine: boolean) => (mine ? 'Review your game' : 'Review the game'),
  replay: 'Replay',
  share: 'Copy a link to this game',
} as const;

export const hints = {
  chance: (hope: number) => `Your chance to win: about\u00a0${Math.round(100 * hope)}\u00a0%.`,
  chips: (hope: number) => `Worth about ${Math.round(hope)} chips.`.replace('-', '−'),
  people: 'Hints are off while people play each other.',
  none: 'There are no hints for this question.',
} as const;

export const keysHelp = {
  title: 'Keys',
  table: [
    ['H', 'Ask for a hint'],
    ['U', 'Take a move back'],
    ['L', 'Log, chat and rules'],
    ['M', 'Sound on or off'],
    ['?', 'This list'],
  ],
  start: [
    ['1 – 3', 'Play the first, second, third game'],
    ['N', 'New table'],
    ['J', 'Paste an invite'],
  ],
  replay: [
    ['Space', 'Play or pause'],
    ['Left Right', 'One move back or on'],
    ['Shift Left Right', 'One round back or on'],
    ['Home End', 'To the first or last move'],
    ['+ -', 'Faster or slower'],
    ['V', 'Through another player’s eyes'],
    ['R', 'Show or hide the result'],
  ],
  review: [
    ['J K', 'Next or previous mistake'],
    ['T', 'Try it yourself'],
    ['B', 'Show the better move'],
    ['L', 'Show how it goes on'],
    ['Left Right', 'One move back or on'],
  ],
  analysis: [
    ['1 – 3', 'Choose one of the best moves'],
    ['Enter', 'Play it on the board'],
    ['S', 'Look through other eyes'],
    ['Space', 'Pause or go on'],
    ['Left Right', 'One move back or on'],
  ],
  puzzle: [
    ['H', 'A hint'],
    ['N', 'The next puzzle, once this one is done'],
  ],
  rules: [['/', 'Search']],
  lab: [['Ctrl Enter', 'Run']],
  /** On every page. */
  page: [
    ['M', 'Sound on or off'],
    ['?', 'This list'],
  ],
} as const;
