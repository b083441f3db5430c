/**
 * `npx tsx scripts/badugi/measure.ts TABLE.json` plays a trained table in its drill: heads-up against everybody training knows, at
 * a full table among five of a kind and in threes. Prints big blinds for 100 hands with 95 % intervals.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { headsUpDrill, type Node, ringDrill, type Rival, rivals, specified, tableRival } from '@baize/badugi/learnt';
import { begin } from '../../games/badugi/bots/learnt/drill.ts';
import { below, type Random, seeded } from '@baize/game';
import { addValue, contest, mean, meanInterval, type Moments, noMoments } from '@baize/lab';

interface Made {
  readonly made: { readonly drill: string };
  readonly table: string;
}

/** The drill counts in small blinds: 50 of them for 100 hands make big blinds a hundred. */
function inBigBlinds(won: Moments): string {
  const half = mean(won) - meanInterval(won)[0];
  return `${(50 * mean(won)).toFixed(1)} ± ${(50 * half).toFixed(1)}`;
}

/** What one wins among others, whom `other` names for each place. */
function among(one: Rival, other: (chance: Random) => Rival, players: number, hands: number): Moments {
  const chance = seeded(`among ${players}`);
  const node: Node = ringDrill.blank();
  const won = noMoments();
  for (let hand = 0; hand < hands; hand++) {
    const seat = hand % players;
    ringDrill.deal(node, chance);
    for (let i = players * 8 - 1; i >= 0; i--) node.deal.rolls[i] = below(chance, 1 << 20) / (1 << 20);
    begin(node, players);
    const seats = Array.from({ length: players }, () => other(chance));
    while (!node.over) ringDrill.play(node, node.turn === seat ? one(node, chance) : seats[node.turn](node, chance));
    addValue(won, ringDrill.payoff(node, seat));
  }
  return won;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hands: { type: 'string', default: '100000' } },
});
const hands = Number(values.hands);
const { made, table } = JSON.parse(readFileSync(positionals[0], 'utf8')) as Made;
const drill = made.drill === 'ring' ? ringDrill : headsUpDrill;
const player = tableRival(table, drill);
if (drill === headsUpDrill)
  for (const [name, rival] of Object.entries(rivals))
    console.log(`${name}: ${inBigBlinds(contest(drill, player, rival, hands, 'measure'))}`);
else {
  const cpus = Object.values(specified).slice(0, 6);
  for (const players of [3, 4, 6, 7]) {
    console.log(
      `${players} seats, CPUs: ${inBigBlinds(among(player, (chance) => cpus[below(chance, 6)], players, hands))}`,
    );
    for (const name of ['basic', 'station', 'stubbornCpu', 'loosePassive', 'tight50', 'looseAggressive'])
      console.log(`${players} seats, ${name}: ${inBigBlinds(among(player, () => rivals[name], players, hands))}`);
  }
}
