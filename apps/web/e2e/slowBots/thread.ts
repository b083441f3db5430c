/** Runs on a bots' thread: preparations take some seconds to their middle and then hardly go on, until they are stopped. */
import { withPlayers } from '@baize/bots';
import type { AnyBot, Stepwise } from '@baize/game';
import { loadGame } from '@baize/games';
import { answerRequests } from '@baize/server/thread';

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number): unknown => Atomics.wait(sleeper, 0, 0, ms);

function* slowly(steps: Stepwise<unknown>): Stepwise<unknown> {
  let stopped = false;
  for (let step = steps.next(false); ; step = steps.next(stopped)) {
    if (step.done === true) return step.value;
    stopped = yield step.value;
    if (!stopped) sleep(step.value.part < 0.62 ? 8 : 1000);
  }
}

function slowed(bot: AnyBot): AnyBot {
  const prepare = bot.prepare?.bind(bot);
  return prepare === undefined ? bot : { ...bot, prepare: (view, seat) => slowly(prepare(view, seat)) };
}

answerRequests(async (game) => {
  const pack = withPlayers(await loadGame(game));
  return { ...pack, bots: pack.bots.map(slowed), sparring: (pack.sparring ?? []).map(slowed) };
});
