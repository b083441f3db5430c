// Read a record: replay a game and look at any position. `node record.mjs game.json` reads one that you exported.
import { readFileSync } from 'node:fs';
import { recordGame, replay } from 'baize/game';
import { pack } from 'baize/splendor';

const { game, bots } = pack;
const [file] = process.argv.slice(2);
const record = file
  ? JSON.parse(readFileSync(file, 'utf8'))
  : recordGame(game, bots.slice(0, 2), { rules: 'official', strictThree: false }, 'example');

const half = Math.floor(record.moves.length / 2);
console.log(`After ${half} of ${record.moves.length} moves:`);
console.log(game.show(game.view(replay(game, record, half), null)));

const { scores, winners } = game.result(replay(game, record));
console.log(`\nIt ends ${scores.join(' to ')}: ${winners.map((seat) => record.seats[seat].name).join(' and ')} won.`);
