// A player for Node: buys what it can, and else takes any move.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { legal, luck } = JSON.parse(line);
  const buys = legal.filter((words) => words.startsWith('buy '));
  const choice = buys.length > 0 ? buys : legal;
  console.log(choice[Math.floor(luck * choice.length)]);
}
