/** The three best moves with their chances, live; pressing one tries it. */
import type { Line } from '@baize/bots';
import { useKeys } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './analysis.module.css';
import { texts } from './texts.ts';
import type { Seen } from './worker.ts';

export function Lines({
  seen,
  stake,
  inWords,
  play,
}: {
  readonly seen: Seen | null;
  readonly stake: 'win' | 'chips';
  readonly inWords: (words: string) => string;
  readonly play: (words: string) => void;
}): ReactNode {
  const lines = (seen?.lines ?? []).slice(0, 3);
  useKeys(Object.fromEntries(lines.map(({ words }, i) => [String(i + 1), () => play(words)])), lines.length > 0);
  return (
    <section className={styles.lines} aria-label={texts.best}>
      <header>
        <h3>{texts.best}</h3>
        <span className="soft small">{texts.unit[stake]}</span>
      </header>
      <ol>
        {lines.map((line) => (
          <li key={line.words}>
            <button type="button" onClick={() => play(line.words)}>
              <span className={styles.words}>{inWords(line.words)}</span>
              <b>{texts.amount(line.hope, stake)}</b>
              <span className={styles.then}>{expected(line, inWords)}</span>
              <span className="soft small">{texts.within(line.error, stake)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="soft small" data-worlds={seen?.worlds ?? 0}>
        {seen === null ? texts.looking : texts.games(seen.worlds, seen.done)}
      </p>
    </section>
  );
}

const expected = ({ onwards }: Line, inWords: (words: string) => string): string =>
  onwards.length === 0 ? '' : `${texts.next} ${onwards.slice(0, 3).map(inWords).join(', ')}`;
