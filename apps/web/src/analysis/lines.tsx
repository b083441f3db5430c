/** The three best moves with their intervals, live: one is chosen, then tried. */
import type { Line } from '@baize/bots';
import { Button, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './analysis.module.css';
import { texts } from './texts.ts';
import type { Seen } from './worker.ts';

export function Lines({
  seen,
  lines,
  stake,
  inWords,
  chosen,
  choose,
  play,
  paused,
  pause,
}: {
  readonly seen: Seen | null;
  /** The best of them, in the order they are listed in. */
  readonly lines: readonly Line[];
  readonly stake: 'win' | 'chips';
  readonly inWords: (words: string) => string;
  readonly chosen: string | null;
  readonly choose: (words: string | null) => void;
  readonly play: (words: string) => void;
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
}): ReactNode {
  const ends = lines.flatMap(({ hope, error }) => [hope - 1.96 * error, hope + 1.96 * error]);
  const [low, high] = stake === 'win' ? [0, 1] : [Math.min(...ends), Math.max(...ends)];
  const at = (value: number): number =>
    high === low ? 50 : Math.max(0, Math.min(100, (100 * (value - low)) / (high - low)));
  return (
    <section className={styles.lines} aria-label={texts.best}>
      <div className={styles.depth}>
        <p className="soft small" data-worlds={seen?.worlds ?? 0}>
          {seen === null ? texts.looking : texts.games(seen.worlds, seen.done, paused)}
        </p>
        {seen !== null && !seen.done && (
          <Button
            size="small"
            square
            aria-label={paused ? texts.goOn : texts.pause}
            aria-keyshortcuts="Space"
            onClick={() => pause(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </Button>
        )}
      </div>
      <header>
        <h3>{texts.best}</h3>
        <span className="soft small">{texts.unit[stake]}</span>
      </header>
      <ol>
        {lines.map((line, i) => (
          <li key={line.words} className={cx(line.words === chosen && styles.chosen)}>
            <button
              type="button"
              aria-pressed={line.words === chosen}
              onClick={() => choose(line.words === chosen ? null : line.words)}
            >
              <kbd aria-hidden="true">{i + 1}</kbd>
              <span className={styles.words}>{inWords(line.words)}</span>
              <b>{texts.amount(line.hope, stake)}</b>
              <span className={styles.interval} aria-hidden="true">
                <i
                  style={{
                    left: `${at(line.hope - 1.96 * line.error)}%`,
                    right: `${100 - at(line.hope + 1.96 * line.error)}%`,
                  }}
                />
                <i className={styles.mean} data-overlap="badge" style={{ left: `${at(line.hope)}%` }} />
              </span>
              <span className="soft small">{texts.within(line.error, stake)}</span>
              {line.onwards.length > 0 && <span className={styles.then}>{expected(line, inWords)}</span>}
            </button>
            {line.words === chosen && (
              <div className={styles.try}>
                <Button size="small" keyName="Esc" onClick={() => choose(null)}>
                  {texts.cancel}
                </Button>
                <Button size="small" look="primary" keyName="Enter" onClick={() => play(line.words)}>
                  {texts.tryIt}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const expected = ({ onwards }: Line, inWords: (words: string) => string): string =>
  `${texts.next} ${onwards.slice(0, 3).map(inWords).join(', ')}`;
