/** A line that tells how far a run is: games done, how fast, how long it will take, from the first second on. */

export interface Progress {
  readonly games: number;
  readonly of: number;
  readonly seconds: number;
}

/** `1m05s` */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole}s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes < 60) return `${minutes}m${String(rest).padStart(2, '0')}s`;
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}m`;
}

function rate(perSecond: number): string {
  if (perSecond >= 10) return `${Math.round(perSecond).toLocaleString('en')} games a second`;
  if (perSecond >= 1) return `${perSecond.toFixed(1)} games a second`;
  return `${(perSecond * 60).toFixed(1)} games a minute`;
}

/** What the line says. */
export function progressText({ games, of, seconds }: Progress, width: number): string {
  const share = of === 0 ? 1 : Math.min(1, games / of);
  const cells = Math.max(8, Math.min(24, width - 76));
  const bar = '█'.repeat(Math.round(share * cells)).padEnd(cells, '░');
  const done = `${bar} ${Math.floor(share * 100)} %  ${games.toLocaleString('en')} of ${of.toLocaleString('en')} games`;
  if (games === 0 || seconds <= 0) return `${done}  ${duration(seconds)} so far`;
  const perSecond = games / seconds;
  return `${done}  ${rate(perSecond)}  ${duration((of - games) / perSecond)} left`;
}

/** Shows it at a terminal, twice a second; `stop` takes it away. */
export function showProgress(
  expected: number,
  stream = process.stderr,
): { update(games: number, of?: number): void; say(text: string): void; stop(): void } {
  const began = performance.now();
  let games = 0;
  let of = expected;
  const clear = (): void => void (stream.isTTY && stream.write('\r\u001b[2K'));
  const draw = (): void => {
    if (!stream.isTTY) return;
    const width = stream.columns ?? 80;
    const text = progressText({ games, of, seconds: (performance.now() - began) / 1000 }, width);
    stream.write(`\r\u001b[2K${text.slice(0, width - 1)}`);
  };
  const ticking = setInterval(draw, 500);
  draw();
  return {
    update: (done, all = of) => {
      games = done;
      of = all;
    },
    say: (text) => {
      clear();
      stream.write(`${text}\n`);
      draw();
    },
    stop: () => {
      clearInterval(ticking);
      clear();
    },
  };
}
