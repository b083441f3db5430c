/** The three best moves with their intervals, live: one is chosen, then tried. */
import type { Line } from '@baize/bots';
import { Button, cx, Icon } from '@baize/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { lowerFirst } from '../counting.ts';
import styles from './analysis.module.css';
import { Held, Ring } from './chance.tsx';
import { Interval } from './interval.tsx';
import { OftenLine } from './often.tsx';
import often from './often.module.css';
import { asTold, isAhead } from './order.ts';
import { texts } from './texts.ts';
import type { Seen } from './worker.ts';
import { worthOf } from './worth.ts';

/** From here on it is said that the chance was another before. */
const MOVED = 0.02;

export function Lines({
  seen,
  lines,
  held,
  known,
  chance,
  stake,
  inWords,
  chosen,
  choose,
  paused,
  pause,
}: {
  readonly seen: Seen | null;
  /** The best of them, in the order they are listed in. */
  readonly lines: readonly Line[];
  /** For how many imagined games they have been in this order. */
  readonly held: number;
  /** What the best move promised before this analysis, where that is known. */
  readonly known: number | null;
  /** Above them, where a game is won or lost. */
  readonly chance: ReactNode;
  readonly stake: 'win' | 'chips';
  readonly inWords: (words: string) => string;
  readonly chosen: string | null;
  readonly choose: (words: string | null) => void;
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const chosenAt = lines.findIndex(({ words }) => words === chosen);
  // what is chosen can be tried there
  useEffect(() => {
    list.current?.children[chosenAt]?.scrollIntoView({ block: 'nearest' });
  }, [chosenAt]);
  const studied = seen?.studied ?? null;
  const scale = stake === 'chips' ? (studied?.scale ?? null) : null;
  const [first, second] = lines;
  const ends = lines.flatMap(({ hope, error }) => [hope - 1.96 * error, hope + 1.96 * error]);
  const [low, high] = stake === 'win' ? [0, 1] : [Math.min(...ends), Math.max(...ends)];
  const at = (value: number): number =>
    high === low ? 50 : Math.max(0, Math.min(100, (100 * (value - low)) / (high - low)));
  return (
    <section className={styles.lines} aria-label={texts.best}>
      {scale !== null && first !== undefined && (
        <p className={often.spot}>
          <b>{`${worthOf(first, stake, scale).worth} ${scale.unit}`}</b> <span>{texts.spot}</span>
        </p>
      )}
      {chance}
      <div className={styles.depth}>
        <Ring part={seen?.part ?? 0} />
        <div>
          <p className="soft small" data-worlds={seen?.worlds ?? 0}>
            {seen === null ? texts.looking : texts.games(seen.worlds, seen.done, paused)}
            {studied !== null &&
              first !== undefined &&
              second !== undefined &&
              !isAhead(second, first) &&
              texts.close(inWords(first.words), lowerFirst(inWords(second.words)))}
            {studied === null && lines.some(({ hope }, i) => i > 0 && hope > lines[i - 1].hope) && texts.inPlace}
          </p>
          {seen !== null && lines.length > 1 && held > 0 && <Held games={held} />}
          {known !== null && first !== undefined && Math.abs(first.hope - known) >= MOVED && (
            <p className="soft small">{texts.before(texts.percent(known))}</p>
          )}
        </div>
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
        <h3>{studied === null ? texts.best : texts.now}</h3>
        <span className="soft small">
          {studied === null ? texts.unit[stake] : texts.oftenUnit(scale?.units ?? null)}
        </span>
      </header>
      <ol ref={list}>
        {lines.length === 0 &&
          [1, 2, 3].map((place) => <li key={place} className={cx('skeleton', styles.waiting)} aria-hidden="true" />)}
        {asTold(lines).map(({ line, told }, i) => (
          <li key={line.words} className={cx(line.words === chosen && styles.chosen)}>
            <button
              type="button"
              className={cx(studied !== null && often.row)}
              aria-pressed={line.words === chosen}
              onClick={() => choose(line.words === chosen ? null : line.words)}
            >
              <kbd aria-hidden="true">{i + 1}</kbd>
              {studied === null ? (
                <Interval line={line} stake={stake} at={at} words={inWords(line.words)} short={line.words !== chosen} />
              ) : (
                <OftenLine
                  words={inWords(line.words)}
                  often={studied.often[line.words] ?? null}
                  told={told}
                  studied={studied}
                  stake={stake}
                />
              )}
              {line.onwards.length > 0 && <span className={styles.then}>{expected(line, inWords)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const expected = ({ onwards }: Line, inWords: (words: string) => string): string =>
  `${texts.next} ${onwards
    .slice(0, 3)
    .map((words) => lowerFirst(inWords(words)))
    .join('; ')}`;
