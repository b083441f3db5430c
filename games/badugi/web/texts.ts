/** Every text of Badugi's table; those of its panels are in `panelTexts.ts`. */
import { ordinal } from '../src/text.ts';
import { rankText } from './cards.tsx';
import { panelTexts } from './panelTexts.ts';
import type { Action } from './scene.ts';
import { chips, count, first, list, plural, signedChips, upper } from './words.ts';

export { chips, list, percent, signedChips, upper } from './words.ts';

const potLabel = (pot: number, of: number, brief = false): string =>
  `${pot === 0 ? 'Main' : 'Side'}${brief ? '' : ' pot'}${pot > 0 && of > 2 ? ` ${pot}` : ''}`;
const thePots = (pots: readonly number[], of: number): string =>
  pots.length === of && of > 1
    ? of === 2
      ? 'both pots'
      : 'all pots'
    : list(pots.map((pot) => (pot === 0 ? 'the main pot' : of > 2 ? `side pot ${pot}` : 'the side pot')));

/** `3rd`, or `3rd equal` for those who share a place. */
const place = (rank: number, shared: boolean): string => `${ordinal(rank)}${shared ? ' equal' : ''}`;

const actions: Readonly<Record<Action, (amount: number) => string>> = {
  fold: () => 'Folded',
  check: () => 'Checks',
  call: (n: number) => `Calls ${chips(n)}`,
  bet: (n: number) => `Bets ${chips(n)}`,
  raise: (n: number) => `Raises to ${chips(n)}`,
  blind: (n: number) => `Posts ${chips(n)}`,
  draw: (n: number) => `Draws ${n}`,
  pat: () => 'Stands pat',
  'all in': (n: number) => (n > 0 ? `All in, ${chips(n)}` : 'All in'),
};

/** Where the chips beside it tell how much. */
const briefActions: Readonly<Record<Action, (amount: number) => string>> = {
  fold: () => 'Folded',
  check: () => 'Check',
  call: () => 'Call',
  bet: () => 'Bet',
  raise: () => 'Raise',
  blind: () => 'Posts',
  draw: (n: number) => `Draws ${n}`,
  pat: () => 'Pat',
  'all in': () => 'All in',
};

export const texts = {
  you: 'You',
  youLower: 'you',
  players: 'Players',
  close: 'Close',
  limit: 'Limit',
  blinds: 'blinds',
  slash: (small: number, big: number) => `${chips(small)} / ${chips(big)}`,
  handNo: 'Hand',
  of: (n: number) => `of ${n}`,
  level: (n: number) => `Level ${n}`,
  handsLeft: (n: number) => `${plural(n, 'hand')} left`,
  thenBlinds: (small: number, big: number) => `, then blinds ${chips(small)} / ${chips(big)}`,
  youAre: 'You are',
  place,
  prize: 'the tournament',
  session: 'Session',
  rebuys: (n: number) => plural(n, 'rebuy'),
  positions: {
    button: 'button',
    headsUp: 'button, small blind',
    small: 'small blind',
    big: 'big blind',
    utg: 'under the gun',
    middle: 'middle',
    hijack: 'hijack',
    cutoff: 'cutoff',
  },
  shortPositions: {
    button: 'BTN',
    headsUp: 'BTN, SB',
    small: 'SB',
    big: 'BB',
    utg: 'UTG',
    middle: 'MP',
    hijack: 'HJ',
    cutoff: 'CO',
  },
  drawNo: (n: number) => `D${n + 1}`,
  draws: 'Draws',
  noDrawsYet: 'You have not drawn yet.',
  drewWords: (drew: readonly number[]) => `Drew ${list(drew.map((n) => (n === 0 ? 'none' : count(n))))}`,
  pat: 'pat',
  patShort: 'P',
  allIn: 'All in',
  mainOnly: 'main pot only',
  out: (rank: number, shared: boolean, brief: boolean) =>
    `Out, ${brief && shared ? `=${ordinal(rank)}` : place(rank, shared)}`,
  left: 'Left',
  away: 'away',
  decides: 'To act',
  actions,
  briefActions,
  pot: 'Pot',
  potWithBets: 'Pot with bets',
  potLabel,
  allOf: (n: number) => `all ${count(n)}`,
  without: (names: readonly string[]) => `without ${list(names)}`,
  between: list,
  only: (name: string) => `${name} alone`,
  backTo: (name: string) => `Back to ${name}`,
  paidIn: (each: number, folds: number) =>
    folds > 0 ? `; ${chips(folds)} from folds` : each > 0 ? `, ${chips(each)} each` : '',
  ledger: 'Pots and who won them',
  round: (street: number) => `${upper(first(street))} betting round`,
  roundShort: (street: number) => `Bet ${street + 1}`,
  drawRound: (street: number) => `${upper(first(street))} draw`,
  drawsFirst: (name: string | null) => `, ${name === null ? 'you draw' : `${name} draws`} first`,
  drawsLast: ', you draw last',
  drawShort: (street: number) => `Draw ${street + 1}`,
  youFirst: ', you first',
  youLast: ', you last',
  betsMade: (size: number, made: number, cap: number) => `bets of ${chips(size)}, ${made} of ${cap} made`,
  betsMadeShort: (made: number, cap: number) => `${made} of ${cap} bets`,
  showdown: 'Showdown',
  lastStanding: 'All others folded',
  dealer: 'dealer button',
  stack: (n: number) => `${chips(n)} chips`,
  netWords: (net: number) =>
    net === 0 ? 'Neither won nor lost' : net > 0 ? `Won ${chips(net)}` : `Lost ${chips(-net)}`,
  wins: (n: number, pots: readonly number[], of: number, brief: boolean) =>
    of > 1 && !brief ? `wins ${thePots(pots, of)}, ${chips(n)}` : `wins ${chips(n)}`,
  youWin: 'wins',
  beaten: 'beaten',
  shared: { rank: 'same rank', suit: 'same suit' },
  foldedAt: (draws: number) =>
    draws === 0 ? 'folded before the first draw' : `folded after the ${first(draws - 1)} draw`,
  yourTurn: 'Your turn',
  question: 'Your turn',
  waitingLabel: 'The game',
  myTime: 'Your time left',
  timeOf: (name: string) => `${name}, time left`,
  yourCards: (hand: string) => `Your cards, ${hand}`,
  myCard: (words: string, chosen: boolean, why: string | null) =>
    `${upper(words)}${why === null ? '' : `, does not count: ${why}`}${chosen ? ', to be thrown' : ''}`,
  toAct: (name: string) => `${name} to act`,
  toDraw: (name: string) => `${name} to draw`,
  watching: 'You are watching. You see only what has been shown.',
  folded: 'You folded this hand.',
  busted: (rank: number, shared: boolean, past: boolean) =>
    `You finished ${place(rank, shared)}.${past ? '' : ' You can watch or leave.'}`,
  moving: 'The hand goes on',
  over: 'The match is over',
  made: 'A badugi: four ranks, four suits.',
  noDraws: 'No draws are left.',
  needs: (suit: string, held: readonly number[]) =>
    `held. A ${suit} other than ${list(held.map(rankText))} makes a badugi.`,
  needsMore: (n: number) => `held. ${upper(count(n))} more of other suits and ranks make a badugi.`,
  nothingToPay: 'Nothing to pay: checking is free.',
  price: (pay: number, pot: number, ratio: number) =>
    `Call ${chips(pay)} to win ${chips(pot)}, ${ratio.toFixed(1).replace(/\.0$/, '')} to 1.`,
  tips: {
    fold: 'Gives up the hand. What you have paid stays in the pot.',
    check: 'Stays in without paying, as long as nobody bets.',
    call: 'Pays what the others have paid, and stays in.',
    raise: 'Pays more: everybody else has to follow or fold.',
    pat: 'Keeps all four cards. The others see that you drew none.',
    draw: 'Throws the chosen cards and deals new ones. The others see how many.',
    pot: 'The pot: what everybody has paid in this hand. The winner takes it.',
    sidePot: 'A part of the pot, and who can win it.',
    bet: 'Chips paid in this betting round.',
    dealer: 'The dealer button: whoever has it acts last after every draw.',
    draws: 'How many cards were drawn in each of the three draws; pat means none.',
    rounds: 'Four betting rounds, with a draw after each of the first three.',
  },
  onlyMain: (names: readonly string[], several: boolean, paid: number) =>
    `${upper(list(names))} ${several ? 'were' : 'was'} all in for ${chips(paid)} and could win only the main pot.`,
  fold: 'Fold',
  staysIn: (n: number, brief: boolean) => (n > 0 ? `${chips(n)} stays in${brief ? '' : ' the pot'}` : 'costs nothing'),
  checkFree: 'staying is free',
  checkIsFree: 'Checking is free: there is no need to fold.',
  check: 'Check',
  forNothing: 'costs nothing',
  call: (n: number) => `Call ${chips(n)}`,
  leaves: (n: number) => (n === 0 ? 'all in' : `leaves ${chips(n)}`),
  bet: (n: number) => `Bet ${chips(n)}`,
  raiseTo: (n: number) => `Raise to ${chips(n)}`,
  raise: 'Raise',
  nthBet: (n: number, cap: number, brief: boolean) =>
    brief ? `${ordinal(n + 1)} of ${cap} bets` : `${first(n)} of ${count(cap)} bets`,
  capped: (cap: number) => `${count(cap)} bets made`,
  noAnswer: 'nobody could answer it',
  noChips: 'not enough chips',
  acted: 'not after a short all-in',
  noRaise: (why: string) => `You cannot raise: ${why}.`,
  worth: ({ worth, often }: { worth: string; often: string | null }, brief: boolean) =>
    brief || often === null ? worth : `${worth}, ${often}`,
  recommended: 'Recommended',
  keep: (what: string, n: number) => (n === 4 ? 'Keep nothing, draw four' : `Keep ${what}, draw ${count(n)}`),
  stillSpare: (cards: readonly string[]) =>
    `The ${list(cards)} still ${cards.length > 1 ? 'do' : 'does'} not count: no badugi with this draw.`,
  changeMind: 'You can change your mind until you draw.',
  tap: 'Tap cards to throw them.',
  click: 'Click cards to throw them.',
  clickOrPress: 'Click cards or press 1 to 4 to throw them.',
  chooseFirst: 'Choose the cards to throw first, or stand pat.',
  standPat: 'Stand pat',
  cardGone: 'you threw a card',
  keepAll: (made: boolean) => (made ? 'keep your badugi' : 'keep all four'),
  drawN: (n: number) => (n === 0 ? 'Draw' : `Draw ${n}`),
  throwNone: 'choose cards first',
  throwLower: 'throw',
  throwCards: (words: readonly string[]) => `throw the ${list(words)}`,
  throw: 'Throw',
  nextHand: 'Next hand',
  noChipsLeft: 'You are out of chips',
  sessionLine: (net: number, rebuys: number) =>
    `So far you are ${net < 0 ? `${chips(-net)} down` : net > 0 ? `${chips(net)} up` : 'even'}${rebuys > 0 ? ` after ${plural(rebuys, 'rebuy')}` : ''}.`,
  buyIn: 'Buy in again',
  buyInLine: (stack: number) => `for ${chips(stack)}`,
  leave: 'Leave',
  leaveLine: 'and watch the rest',
  youLeft: 'You left the table. You can watch the rest.',
  seeResult: 'See the result',
  autoOff: 'auto-next is off',
  nextIn: (seconds: number) => `in ${seconds} s`,
  replayHand: 'Replay hand',
  stepByStep: 'step by step',
  winsTitle: (who: string, you: boolean, hand: string | null) =>
    `${who} ${you ? 'win' : 'wins'}${hand === null ? '' : ` with ${hand}`}`,
  splitTitle: (names: readonly string[]) => `${list(names)} split the pot`,
  potsTitle: (winners: readonly { who: string; you: boolean; pots: readonly number[] }[], of: number) =>
    winners
      .map(({ who, you, pots }, i) => `${who} ${i > 0 ? '' : you ? 'win ' : 'wins '}${thePots(pots, of)}`)
      .join(', '),
  takesLine: (winners: readonly { who: string; amount: number }[]) =>
    `${list(winners.map(({ who, amount }) => `${chips(amount)} to ${who}`))}.`,
  netLine: (net: number, left: number) =>
    net === 0
      ? `You come out even and have ${chips(left)}.`
      : `You ${net > 0 ? 'won' : 'lost'} ${chips(Math.abs(net))} and have ${chips(left)}.`,
  tabs: { helper: 'Helper', table: 'Table', hands: 'Hands', log: 'Log, chat' },
  rail: 'Helper, table, hands and log',
  open: { helper: 'Open the helper', table: 'Stacks and blinds', hands: 'Hands and statistics' },
  log: {
    hand: (n: number) => `Hand ${n}`,
    first: (heading: string) => `Hand 1: ${heading.toLowerCase()}`,
  },
  paid: {
    title: (hand: number) => `Hand ${hand}, who paid and won`,
    columns: (twoPots: boolean) => ['Player', 'Paid', ...(twoPots ? ['Main', 'Side'] : ['Won']), 'Net'],
    total: 'Total',
  },
  order: {
    title: 'Order of hands',
    line: (sizes: number) => (sizes > 1 ? 'more cards, then lower' : 'lower is better'),
  },
  ...panelTexts,
  autoNext: 'Auto-next',
  auto: 'Go to the next hand automatically',
  ended: (chipsNow: number, rank: number, shared: boolean) =>
    chipsNow > 0 || rank < 1
      ? `${chips(chipsNow)} chips`
      : rank > 1
        ? `out, ${place(rank, shared)}`
        : 'best of those who stayed',
  endedCash: (net: number, rebuys: number) => `${signedChips(net)}${rebuys > 0 ? `, ${plural(rebuys, 'rebuy')}` : ''}`,
  lastHand: 'The last hand',
  keys: [
    ['F', 'Fold'],
    ['C', 'Check or call'],
    ['R', 'Bet or raise'],
    ['1–4', 'Choose a card to throw'],
    ['A', 'Choose what the helper would throw'],
    ['Enter', 'Draw; next hand'],
    ['P', 'Stand pat'],
    ['N', 'Next hand'],
    ['B Q', 'Buy in again or leave'],
    ['G', 'Hands and replay'],
    ['T', 'Table or tournament'],
    ['E', 'Helper'],
  ],
} as const;
