/** The question of a puzzle; once it is answered, what each move is worth and why. */
import type { Puzzle, Theme } from '@baize/game';
import { Button, buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import coach from '../learn/coach.module.css';
import { Copy } from '../parts/copy.tsx';
import type { Outcome } from './puzzle.tsx';
import styles from './task.module.css';
import { texts } from './texts.ts';

const titles = { solved: texts.right, failed: texts.wrong, shown: texts.shown };

export function Task({
  theme,
  reason,
  puzzle,
  stake,
  outcome,
  helped,
  rating,
  inWords,
  hint,
  show,
  again,
  next,
  share,
}: {
  readonly theme: Theme;
  /** Why the best move is best here, as the table says it; `null` where it has nothing to say. */
  readonly reason: string | null;
  readonly puzzle: Puzzle;
  readonly stake: 'win' | 'chips';
  readonly outcome: Outcome | null;
  readonly helped: boolean;
  readonly rating: number;
  readonly inWords: (words: string) => string;
  readonly hint: () => void;
  readonly show: () => void;
  readonly again: () => void;
  readonly next: () => void;
  readonly share: string | null;
}): ReactNode {
  const closed = outcome !== null && outcome.kind !== 'failed';
  const open = outcome === null || (outcome.kind === 'failed' && outcome.words === null);
  return (
    <aside className={coach.coach} aria-label={texts.title}>
      <div className={cx(coach.says, closed && coach.answered)}>
        <div className={styles.head}>
          <span className={styles.tag}>{closed ? theme.title : texts.yourMove}</span>
          <span className="soft small">{texts.rated(puzzle.rating)}</span>
        </div>
        <p className={coach.text} data-step="">
          {theme.ask}
        </p>
        {helped && !closed && <p className={styles.hint}>{theme.hint}</p>}
      </div>
      <div className={coach.foot}>
        {!open && outcome !== null && (
          <div
            className={cx(coach.answer, coach[outcome.kind === 'solved' ? 'right' : 'wrong'])}
            role="status"
            data-answer={outcome.kind}
          >
            <h3>
              <span className={coach.mark}>
                <Icon name={outcome.kind === 'failed' ? 'x' : 'check'} size={16} />
              </span>
              {titles[outcome.kind]}
            </h3>
            {closed ? (
              <>
                <p>
                  {reason} {theme.why}
                </p>
                <Worths puzzle={puzzle} stake={stake} mine={outcome.words} inWords={inWords} />
              </>
            ) : (
              <p>{outcome.words !== null && triedWords(puzzle, stake, outcome.words, inWords)}</p>
            )}
            <p className="soft small">
              {outcome.change === null ? texts.unrated : texts.change(rating, outcome.change)}
            </p>
          </div>
        )}
        <div className={coach.buttons}>
          {closed ? (
            <>
              <Button look="primary" onClick={next} keyName="N">
                {texts.next}
              </Button>
              {share !== null && outcome?.kind === 'solved' && (
                <Copy text={share} label={texts.share} done={texts.shared} />
              )}
            </>
          ) : open ? (
            <>
              <Button onClick={hint} disabled={helped} keyName="H">
                <Icon name="bulb" />
                {texts.hint}
              </Button>
              <Button onClick={show}>{texts.giveUp}</Button>
            </>
          ) : (
            <>
              <Button onClick={again}>{texts.tryAgain}</Button>
              <Button look="primary" onClick={show}>
                {texts.solution}
              </Button>
            </>
          )}
          {outcome !== null && (
            <Link className={buttonClass()} href={`/analysis/puzzle/${puzzle.id}`}>
              {texts.analyse}
            </Link>
          )}
        </div>
      </div>
    </aside>
  );
}

/** What was tried, and what it is worth as far as it was weighed; the best is not told. */
function triedWords(
  { lines }: Puzzle,
  stake: 'win' | 'chips',
  tried: string,
  inWords: (words: string) => string,
): string {
  const line = lines.find(({ words }) => words === tried);
  return line === undefined
    ? texts.another(inWords(tried))
    : texts.worthLess(inWords(tried), texts.amount(line.hope, stake), stake);
}

/** What each move promises, as bars. */
function Worths({
  puzzle: { lines },
  stake,
  mine,
  inWords,
}: {
  readonly puzzle: Puzzle;
  readonly stake: 'win' | 'chips';
  readonly mine: string | null;
  readonly inWords: (words: string) => string;
}): ReactNode {
  const hopes = lines.map(({ hope }) => hope);
  const low = stake === 'win' ? 0 : Math.min(0, ...hopes);
  const high = stake === 'win' ? 1 : Math.max(1, ...hopes);
  return (
    <ol className={styles.worths} aria-label={stake === 'win' ? texts.chance : texts.chips}>
      {lines.map(({ words, hope }, i) => (
        <li key={words} className={cx(i === 0 && styles.best, words === mine && styles.mine)}>
          <span>{inWords(words)}</span>
          <b>{texts.amount(hope, stake)}</b>
          <i style={{ width: `${Math.max(2, ((hope - low) / (high - low)) * 100)}%` }} />
        </li>
      ))}
    </ol>
  );
}
