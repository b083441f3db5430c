/** A bot's thread that prepares for ever, unless it is told to stop. */

/** Prepares until it is told to stop, then plays what stands last among the moves. */
export const endless = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let preparing;
    parentPort.on('message', (text) => {
      const reply = (more) => parentPort.postMessage(JSON.stringify({ why: '', ms: 900, ...more }));
      const last = (plan) => reply({ index: moves.length - 1, ...plan });
      if (text === 'stop') {
        clearInterval(preparing);
        return last({ plan: 'last' });
      }
      const request = JSON.parse(text);
      globalThis.moves = request.moves;
      if (request.plan !== undefined) return last({});
      const progress = { part: 0.5, stages: [], stage: 0 };
      preparing = setInterval(() => parentPort.postMessage(JSON.stringify({ progress })), 10);
    });
  `)}`,
);
