/** Whole games of simple plans through the specified interface: the specification's end-to-end cases. */
import { expect, test } from 'vitest';
import { GameEngine } from '../src/engine.ts';
import type { Move } from '../src/engineMoves.ts';
import type { GameState, PlayerState } from '../src/engineState.ts';
import { CARD, type CardName, FACTS } from '../src/facts.ts';

/** What a plan buys, dearest wish first; it plays every Action it can and answers by rules of thumb. */
interface Plan {
  readonly buys: readonly { readonly card: CardName; readonly most?: number }[];
  /** Cards to trash where a card asks for it. */
  readonly scorns?: readonly CardName[];
}

const MONEY = [{ card: 'Province' }, { card: 'Gold' }, { card: 'Silver' }] as const;
const money: Plan = { buys: MONEY };
const wish = (card: CardName, most: number, rest: Plan['buys'] = MONEY): Plan => ({
  buys: [...rest.slice(0, 1), { card, most }, ...rest.slice(1)],
});

const everything = (player: PlayerState): CardName[] => [
  ...player.hand,
  ...player.drawPile,
  ...player.discardPile,
  ...player.inPlay,
  ...player.setAside,
  ...player.revealed,
];
const count = (player: PlayerState, card: CardName): number =>
  everything(player).filter((each) => each === card).length;
const costOf = (card: CardName): number => FACTS[CARD[card]]?.cost ?? 0;
const price = (move: Move): number => costOf(move.card ?? 'Copper');

function decide(state: GameState, moves: readonly Move[], plan: Plan): Move {
  const seat = state.pending?.player ?? state.currentPlayer;
  const player = state.players[seat];
  const first = moves[0];
  const wanted = (type: Move['type']): Move | undefined =>
    plan.buys
      .filter(({ card, most }) => count(player, card) < (most ?? Number.POSITIVE_INFINITY))
      .flatMap(({ card }) => moves.find((move) => move.type === type && move.card === card) ?? [])[0];
  const scorned = new Set<CardName>(plan.scorns ?? ['Curse']);
  switch (first.type) {
    case 'trash_cards':
    case 'discard_for_cellar': {
      const liked = moves.filter((move) => (move.cards ?? []).every((card) => scorned.has(card)));
      return (liked.length > 0 ? liked : moves).toSorted((a, b) => (b.cards?.length ?? 0) - (a.cards?.length ?? 0))[0];
    }
    case 'gain_card':
      return wanted('gain_card') ?? moves.toSorted((a, b) => price(b) - price(a))[0];
    case 'select_action_for_throne':
      return moves.toSorted((a, b) => price(b) - price(a))[0];
    default:
      if (state.pending !== null) return first;
  }
  return (
    moves.find((move) => move.type === 'play_action') ??
    moves.find((move) => move.type === 'play_all_treasures') ??
    wanted('buy') ??
    ({ type: 'end_phase' } as const)
  );
}

interface Played {
  readonly state: GameState;
  readonly winners: readonly number[];
  readonly log: string;
}

/** Plays a game to its end; every card must still be there. */
function playGame(seed: string, kingdom: readonly CardName[], plans: readonly Plan[]): Played {
  const engine = new GameEngine(seed, { kingdom, victoryPileSize: 8 });
  let state = engine.initializeGame(plans.length);
  const all = (): number =>
    state.trash.length +
    Object.values(state.supply).reduce((sum, each) => sum + each, 0) +
    state.players.reduce((sum, player) => sum + everything(player).length, 0);
  const before = all();
  for (let step = 0; !engine.checkGameOver(state).isGameOver; step++) {
    if (step > 3000) throw new Error('the game does not end');
    const plan = plans[state.pending?.player ?? state.currentPlayer];
    const result = engine.executeMove(state, decide(state, engine.getValidMoves(state), plan));
    if (!result.success) throw new Error(result.error);
    state = result.newState;
  }
  expect(all()).toBe(before);
  return { state, winners: engine.checkGameOver(state).winners ?? [], log: state.gameLog.join('\n') };
}

/** How many of these games the first plan wins or shares. */
function wins(games: number, kingdom: readonly CardName[], plans: readonly Plan[]): number {
  let won = 0;
  for (let i = 0; i < games; i++) if (playGame(`plan ${i}`, kingdom, plans).winners.includes(0)) won++;
  return won;
}

test('E2E-WORKSHOP-1: a game on Workshops', () => {
  const plan: Plan = {
    buys: [{ card: 'Province' }, { card: 'Gold' }, { card: 'Workshop', most: 2 }, { card: 'Silver' }],
  };
  const { state, log } = playGame('workshop', ['Workshop', 'Village'], [plan, money]);
  expect(log).toContain('Player 0 plays Workshop.\nPlayer 0 gains');
  expect(state.gameOver).toBe(true);
});

test('E2E-FEAST-1: a game that turns Feasts into Duchies', () => {
  const plan: Plan = {
    buys: [
      { card: 'Province' },
      { card: 'Gold' },
      { card: 'Duchy', most: 3 },
      { card: 'Feast', most: 4 },
      { card: 'Silver' },
    ],
  };
  const { state, log } = playGame('feast', ['Feast'], [plan, money]);
  expect(log).toContain('Feast of Player 0 is trashed.\nPlayer 0 gains Duchy.');
  expect(state.trash).toContain('Feast');
});

test('E2E-MILITIA-1: a game with Militia: victims play with three cards, and the attacker wins most', () => {
  const { log } = playGame('militia', ['Militia'], [wish('Militia', 1), money]);
  expect(log).toMatch(/Player 1 discards \w+\.\nPlayer 1 discards \w+\./);
  expect(wins(30, ['Militia'], [wish('Militia', 1), money])).toBeGreaterThan(15);
});

test('E2E-WITCH-1: a game with Witches: the other drowns in Curses', () => {
  const plan: Plan = { buys: [{ card: 'Province' }, { card: 'Witch', most: 2 }, ...MONEY.slice(1)] };
  const { state } = playGame('witch', ['Witch'], [plan, money]);
  expect(count(state.players[1], 'Curse')).toBeGreaterThan(3);
  expect(wins(20, ['Witch'], [plan, money])).toBeGreaterThan(14);
});

test('E2E-MOAT-1: a game defended by Moats', () => {
  const moats: Plan = { buys: [{ card: 'Province' }, { card: 'Gold' }, { card: 'Moat', most: 3 }, { card: 'Silver' }] };
  const { state, log } = playGame('moat', ['Moat', 'Witch'], [wish('Witch', 2), moats]);
  expect(log).toContain('Player 1 reveals Moat: Witch is blocked.');
  const open = playGame(
    'moat',
    ['Moat', 'Witch'],
    [wish('Witch', 2), { buys: moats.buys.filter(({ card }) => card !== 'Moat') }],
  );
  expect(count(state.players[1], 'Curse')).toBeLessThan(count(open.state.players[1], 'Curse'));
  expect(count(open.state.players[1], 'Curse')).toBeGreaterThan(0);
});

test('E2E-MOAT-2: many attacks and a Moat against them, three at the table', () => {
  const attacker: Plan = {
    buys: [
      { card: 'Province' },
      { card: 'Gold' },
      { card: 'Thief', most: 1 },
      { card: 'Militia', most: 2 },
      { card: 'Spy', most: 2 },
      { card: 'Silver' },
    ],
  };
  const moats: Plan = { buys: [{ card: 'Province' }, { card: 'Gold' }, { card: 'Moat', most: 2 }, { card: 'Silver' }] };
  const { state, log } = playGame(
    'attacks',
    ['Moat', 'Militia', 'Thief', 'Spy', 'Bureaucrat'],
    [attacker, moats, attacker],
  );
  expect(log).toMatch(/Player 1 reveals Moat: (Militia|Thief|Spy) is blocked/);
  expect(state.gameOver).toBe(true);
});

test('E2E-THRONE-1: a game of Throne Rooms', () => {
  const plan: Plan = {
    buys: [
      { card: 'Province' },
      { card: 'Gold' },
      { card: 'Smithy', most: 3 },
      { card: 'Throne Room', most: 2 },
      { card: 'Village', most: 2 },
      { card: 'Silver' },
    ],
  };
  const { log } = playGame('throne', ['Throne Room', 'Smithy', 'Village'], [plan, money]);
  expect(log).toMatch(/Player 0 plays (Smithy|Village) 2 times\./);
});

test('E2E-ADVENTURER-1: a game of Adventurers', () => {
  const plan: Plan = { buys: [{ card: 'Province' }, { card: 'Adventurer', most: 2 }, ...MONEY.slice(1)] };
  const { log } = playGame('adventurer', ['Adventurer'], [plan, money]);
  expect(log).toMatch(/Player 0 plays Adventurer\.\n(Player 0 shuffles\.\n)?Player 0 reveals/);
});

test('E2E-GARDENS-1: Gardens and Workshops beat money', () => {
  const plan: Plan = {
    buys: [
      { card: 'Gardens' },
      { card: 'Workshop', most: 8 },
      { card: 'Estate' },
      { card: 'Silver', most: 3 },
      { card: 'Copper' },
    ],
  };
  const { state } = playGame('gardens', ['Gardens', 'Workshop'], [plan, money]);
  expect(count(state.players[0], 'Gardens')).toBeGreaterThan(4);
  expect(wins(10, ['Gardens', 'Workshop'], [plan, money])).toBeGreaterThan(6);
});
