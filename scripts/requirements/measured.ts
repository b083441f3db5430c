/** What the page reports instead of a verdict: measured when the page is made. */
import { randomBot } from '@baize/bots';
import { CpuStrategy, GamePhase, GameState } from '@baize/badugi';
import { GameEngine, pack, RulesBasedAI } from '@baize/dominion';
import { measureCriteria } from '../../games/badugi/criteria.ts';
import { bigMoneyCriteria } from '../../games/dominion/bots/criteria.ts';
import { bigMoneyTargets } from '../../games/dominion/bots/targets.ts';

const GAMES = 500;

const mean = (times: readonly number[]): string =>
  (times.reduce((sum, each) => sum + each, 0) / times.length).toFixed(2);
/** Processor time in milliseconds: other programs on the machine do not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = (times: number[], act: () => void): void => {
  const began = processorTime();
  act();
  times.push(processorTime() - began);
};

function bigMoney(): [string, string][] {
  const optimal = pack.sparring?.find(({ name }) => name === 'BMU');
  if (optimal === undefined) throw new Error('no BMU to play against');
  return [...bigMoneyCriteria(GAMES, 'page', randomBot), ...bigMoneyTargets(GAMES, 'page', optimal)]
    .filter(({ reported }) => reported !== undefined)
    .map(({ id, target, met, of, measured }) => [
      id,
      `asked ${target}, measured ${measured ?? `${((100 * met) / of).toFixed(1)} % of ${of}`}`,
    ]);
}

/** Ten turns of two players, move by move. */
function engine(): [string, string][] {
  const own = new GameEngine('page');
  const ai = new RulesBasedAI('page');
  const [moves, decisions, resets, texts]: [number[], number[], number[], number[]] = [[], [], [], []];
  let state = own.initializeGame(2);
  const began = processorTime();
  while (state.turnNumber <= 10 && !state.gameOver) {
    const now = state;
    let decided = ai.decideBestMove(now, now.currentPlayer);
    timed(decisions, () => (decided = ai.decideBestMove(now, now.currentPlayer)));
    timed(moves, () => {
      const result = own.executeMove(now, decided.move);
      if (result.success) state = result.newState;
    });
    timed(resets, () => own.resetPlayerTurn(now));
    timed(texts, () => JSON.stringify(now));
  }
  const whole = (processorTime() - began) / 1000;
  const size = (JSON.stringify(state).length / 1024).toFixed(1);
  return [
    [
      'ARCH-28',
      `${mean(moves)} ms a move, ${mean(resets)} a turn reset, ${mean(decisions)} an AI decision, ${mean(texts)} JSON, ${whole.toFixed(2)} s for ten turns, of processor time`,
    ],
    ['ARCH-29', `${size} KB of JSON after ten turns, log included`],
  ];
}

function cpus(): [string, string][] {
  const times: number[] = [];
  for (let hand = 0; hand < 200; hand++) {
    const game = new GameState(6, {}, `page ${hand}`);
    game.startHand();
    while (game.phase !== GamePhase.Showdown) {
      const legal = game.getLegalActions();
      const { isCpu } = game.getCurrentPlayer();
      if (!isCpu && legal.length === 0) game.standPat();
      else if (!isCpu) game.act(legal.includes('Check') ? 'Check' : 'Fold');
      else if (legal.length === 0) timed(times, () => game.draw(CpuStrategy.decideDiscards(game)));
      else {
        let action = 'Fold';
        timed(times, () => (action = CpuStrategy.decideAction(game)));
        game.act(action);
      }
    }
  }
  const slow = times.filter((each) => each >= 1).length;
  const figure = `the first ${times[0].toFixed(2)} ms, ${mean(times)} ms on average, ${slow} of ${times.length} took longer than 1 ms of processor time`;
  const criteria = measureCriteria({ hands: 10_000, matches: 6, deals: 0 }, 'page');
  const row = (wanted: string) => criteria.find(({ id }) => id === wanted) as (typeof criteria)[number];
  const figureOf = (id: string): string => `${row(id).value.toFixed(1)} ± ${row(id).half.toFixed(1)} %`;
  const share = (id: string): string => `${figureOf(id)} of ${row(id).n}`;
  return [
    ['BAD-14', figure],
    ['SC-001', `measured ${figureOf('SC-001')} more first in, of three-card hands and badugis ${figureOf('three')}`],
    ['SC-005', `measured ${share('SC-005')}, of players who post no blind ${share('chart')}`],
    ['SC-006', `measured ${share('SC-006')}`],
    ['SC-007', `measured ${share('SC-007')} spots against the hands really held; by kinds of spots ${share('kinds')}`],
  ];
}

export const measured = (): ReadonlyMap<string, string> => new Map([...cpus(), ...bigMoney(), ...engine()]);
