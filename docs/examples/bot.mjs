// Write a bot: it sees what its seat may know, and answers with one of the legal moves and a reason.
import { playGame, readOptions } from 'baize/game';
import { randomBot } from 'baize/bots';
import { pack } from 'baize/splendor';

const { game } = pack;

/** Buys whatever it can, most prestige first; otherwise takes the first thing offered. */
const shopper = {
  name: 'shopper',
  about: 'Buys whenever it can.',
  stars: 1,
  decide(view, moves, seat, random) {
    // `imagine` gives a whole state that agrees with the view: a copy to try moves on, with unknown cards drawn at random.
    const state = game.imagine(view, random);
    const prestige = (move) => {
      const after = game.copy(state);
      game.advance(after, move);
      return game.view(after, seat).playerBoards[`p${seat}`].prestige;
    };
    const buys = moves.filter((move) => game.say(move, state).startsWith('buy '));
    const [best] = buys.toSorted((a, b) => prestige(b) - prestige(a));
    return best === undefined ? { move: moves[0], why: 'Saving up.' } : { move: best, why: 'Can afford it.' };
  },
};

const { options } = readOptions(game, { rules: 'official' }, 2);
const wins = [0, 0];
for (let deal = 0; deal < 50; deal++) {
  const { result } = playGame(game, [shopper, randomBot], options, `deal ${deal}`);
  for (const seat of result.winners) wins[seat] += 1 / result.winners.length;
}
console.log(`The shopper won ${wins[0]} of 50 games against random moves.`);
