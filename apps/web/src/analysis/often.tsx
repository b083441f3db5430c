/** Moves with how often a sound player makes them, the decision that follows, and what the others may hold. */
import type { Holding } from '@baize/game';
import type { CSSProperties, ReactNode } from 'react';
import type { Stake } from '../counting.ts';
import styles from './often.module.css';
import { asTold, separated, type Told } from './order.ts';
import type { Studied } from './studying.ts';
import { texts } from './texts.ts';
import { worthOf } from './worth.ts';

/** A move with what it is worth, in the middle of its interval. */
export function OftenLine({
  words,
  often,
  told,
  studied,
  stake,
}: {
  readonly words: string;
  readonly often: number | null;
  readonly told: Told;
  readonly studied: Studied;
  readonly stake: Stake;
}): ReactNode {
  const { worth, within } = worthOf(told, stake, studied.scale);
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${100 * (often ?? 0)}%` }} />
      </span>
      <span className={styles.often}>{often === null ? '' : texts.often(often)}</span>
      <span className={styles.worth}>
        <b>{told.equal ? texts.equal : worth}</b>
        <span>{within}</span>
      </span>
    </>
  );
}

/** What comes next after this move. */
export function Follows({
  after,
  studied,
  stake,
  inWords,
}: {
  readonly after: string;
  readonly studied: Studied;
  readonly stake: Stake;
  readonly inWords: (words: string) => string;
}): ReactNode {
  const follows = studied.follows[after];
  if (follows === undefined) return null;
  return (
    <section className={styles.follows} aria-label={texts.follows(follows.title)}>
      <header>
        <h3>{texts.follows(follows.title)}</h3>
        <span className="soft small">{texts.after(inWords(after))}</span>
      </header>
      <ul>
        {asTold(separated(follows.lines)).map(({ line, told }) => (
          <li key={line.words} className={styles.row}>
            <OftenLine words={inWords(line.words)} often={line.often} told={told} studied={studied} stake={stake} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LEAST = 0.005;

/** What one opponent may hold, read from what everybody saw it do. */
export function HoldingOf({
  holding: { shown, kinds },
  name,
}: {
  readonly holding: Holding;
  readonly name: string;
}): ReactNode {
  const better = kinds.reduce((sum, kind) => sum + kind.share * kind.better, 0);
  return (
    <section className={styles.holding} aria-label={texts.mayHold(name)}>
      <header>
        <h3>{texts.mayHold(name)}</h3>
        <span className="soft small">{shown}</span>
      </header>
      <p className={styles.sides} style={{ '--better': `${100 * better}%` } as CSSProperties}>
        {better >= LEAST && <span>{texts.beatsYou(texts.percent(better))}</span>}
        {better <= 1 - LEAST && <span data-mine="">{texts.youBeat(texts.percent(1 - better))}</span>}
      </p>
      <ul>
        {kinds
          .filter(({ share }) => share >= LEAST)
          .map((kind) => (
            <li key={kind.name}>
              <span>{kind.name}</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${100 * kind.share}%` }} />
              </span>
              <span className={styles.often}>{texts.percent(kind.share)}</span>
              <span className="soft small">{texts.better(kind.better)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
