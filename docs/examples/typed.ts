// The same in TypeScript: a bot for Splendor whose view and moves are typed, and a table opened on a server.
import { Api } from 'baize/client';
import type { Bot } from 'baize/game';
import { playGame } from 'baize/game';
import { game, type State, type View } from 'baize/splendor';

type Move = ReturnType<typeof game.moves>[number];

const cautious: Bot<View, Move> = {
  name: 'cautious',
  about: 'Keeps its tokens.',
  stars: 1,
  decide(view, moves, seat) {
    const tokens = view.playerBoards[`p${seat}`]?.tokens.gold ?? 0;
    const move = moves.at(tokens > 0 ? -1 : 0);
    if (move === undefined) throw new Error('There is always a move.');
    return { move, why: 'It seemed safe.' };
  },
};

export function play(seed: string): State {
  return playGame(game, [cautious, cautious], { rules: 'official', strictThree: false }, seed).state;
}

export async function open(server: string): Promise<string> {
  const { match } = await new Api(server).create({ game: game.name, seats: [{ kind: 'person' }, { kind: 'bot' }] });
  return match;
}
