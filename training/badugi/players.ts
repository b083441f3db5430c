/** Who plays for the learner, and a hand among them. */
import { pick, type Random } from '../../platform/game/src/index.ts';
import { learntRival, openingRival } from '../../games/badugi/bots/hard.ts';
import { drillFor, type Node, payoff, play } from '../../games/badugi/bots/learnt/drill.ts';
import { type Rival, rivals } from '../../games/badugi/bots/learnt/index.ts';
import { HEADS, Network } from '../../games/badugi/bots/learnt/network.ts';
import { byOdds } from '../../games/badugi/bots/learnt/player.ts';
import { yardsticks } from '../../games/badugi/bots/learnt/yardsticks.ts';
import { WIDTH } from '../../games/badugi/bots/learnt/choices.ts';
import { INPUTS } from '../../games/badugi/bots/learnt/inputs.ts';
import { layoutOf } from '../record.ts';
import { weightsIn } from '../weights.ts';
import { HIDDEN } from './hidden.ts';

/** The network sees the first of the inputs, `seen`; the rest is for the learner's judge. */
export const layout = { ...layoutOf(INPUTS + HIDDEN, HEADS, WIDTH, 1), seen: INPUTS };

export function readNetwork(file: string): Network {
  const { header, weights } = weightsIn(file);
  return new Network(weights, header.wide, header.narrow);
}

const cpus = Array.from({ length: 6 }, (_, i) => rivals[`cpu${i + 1}`]);

/** Rivals sit down together: the CPUs mixed, or several of a kind. By name, who takes a seat. */
export const COMPANY: Readonly<Record<string, (chance: Random) => Rival>> = {
  cpus: (chance) => pick(chance, cpus),
  basic: () => rivals.basic,
  ...Object.fromEntries(Object.entries(yardsticks).map(([name, rival]) => [name, () => rival])),
};

/** `hard` as it plays against strangers. */
const hard: Rival = (node, chance) => (node.players === 2 ? openingRival : learntRival)(node, chance);

/** By name: `hard`, `FILE.weights`, or `FILE.weights:0.05`, which leaves out what it would do less often than that; or one that training meets. */
export function playerOf(name: string): Rival {
  if (name === 'hard') return hard;
  if (!name.includes('.weights')) return rivals[name];
  const [file, rare = '0'] = name.split(':');
  const network = readNetwork(file);
  return byOdds((node) => network.odds(node, Number(rare)), hard);
}

let seated = 2;
const drill = drillFor(
  1,
  () => 0,
  () => seated,
);
const node = drill.blank();

/** A hand among so many, and what each place has won, in small blinds. */
export function playHand(players: number, chance: Random, decide: (node: Node, place: number) => number): number[] {
  seated = players;
  drill.deal(node, chance);
  while (!node.over) play(node, decide(node, node.turn));
  return Array.from({ length: players }, (_, place) => payoff(node, place));
}
