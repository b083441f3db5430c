/** The question of a puzzle; once it is answered, what each move is worth and why. */
import type { Puzzle, Situation, Theme } from '@baize/game';
import { Button, cx, Icon } from '@baize/table';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import answer from '../learn/answer.module.css';
import coach from '../learn/coach.module.css';
import foot from '../learn/foot.module.css';
import { unbroken } from '../learn/unbroken.tsx';
import { Copy } from '../parts/copy.tsx';
import type { Outcome } from './puzzle.tsx';
import styles from './task.module.css';
import { texts } from './texts.ts';
import { WeekCard } from './week.tsx';
import { Worths } from './worths.tsx';

export function Task({
  theme,
  situation,
  names,
  reason,
  puzzle,
  stake,
  unit,
  outcome,
  helped,
  rating,
  inWords,
  hint,
  show,
  again,
  next,
  share,
  railed,
  below,
  open,
}: {
  readonly theme: Theme;
  readonly situation: Situation;
  readonly names: readonly string[];
  /** Why the best move is best here, as the table says it; `null` where it has nothing to say. */
  readonly reason: string | null;
  readonly puzzle: Puzzle;
  readonly stake: 'win' | 'chips';
  /** What is counted where it is not chances. */
  readonly unit: string;
  readonly outcome: Outcome | null;
  readonly helped: boolean;
  readonly rating: number;
  readonly inWords: (words: string) => string;
  readonly hint: () => void;
  readonly show: () => void;
  readonly again: () => void;
  readonly next: () => void;
  readonly share: string | null;
  /** It stands in the rail of the table. */
  readonly railed: boolean;
  /** It is a sheet below the table, and the bar has the question. */
  readonly below: boolean;
  /** The question waits for an answer. */
  readonly open: boolean;
}): ReactNode {
  const closed = outcome !== null && outcome.kind !== 'failed';
  const { text, points } = situation;
  return (
    <aside
      className={cx(coach.coach, railed && coach.railed, below && closed && styles.sheet)}
      aria-label={texts.title}
    >
      <div className={coach.card}>
        {!below && (
          <div className={cx(coach.says, styles.question, !open && coach.answered, closed && styles.closed)}>
            <div className={styles.head}>
              <span className={styles.tag}>{closed ? theme.title : (theme.tag ?? theme.title)}</span>
              <span className={cx('soft small', styles.rated)}>{texts.rated(puzzle.rating)}</span>
            </div>
            <h2 data-step="">{theme.ask}</h2>
            {!closed && <p className={cx(coach.text, helped && styles.helped)}>{unbroken(text)}</p>}
            {helped && !closed && <p className={styles.hint}>{theme.hint}</p>}
          </div>
        )}
        {points !== null && !closed && <Score points={points} names={names} mover={puzzle.seat} />}
        <div className={cx(foot.foot, styles.foot)}>
          {!open && outcome !== null && (
            <>
              <div
                className={cx(
                  answer.answer,
                  outcome.kind === 'solved' && answer.right,
                  outcome.kind === 'failed' && answer.wrong,
                )}
                role="status"
                data-answer={outcome.kind}
              >
                <h3>
                  <span className={answer.mark}>
                    <Icon
                      name={outcome.kind === 'failed' ? 'x' : outcome.kind === 'solved' ? 'check' : 'bulb'}
                      size={16}
                    />
                  </span>
                  {titleOf(outcome)}
                </h3>
                {closed ? (
                  <>
                    <Lines lines={[`${inWords(puzzle.lines[0].words)}. ${reason ?? ''}`, theme.why]} />
                    <div className={styles.worths}>
                      <Worths puzzle={puzzle} stake={stake} unit={unit} mine={outcome.words} inWords={inWords} />
                    </div>
                    <Link className={styles.analyse} href={`/analysis/puzzle/${puzzle.id}`}>
                      {texts.analyse}
                      <Icon name="right" size={16} />
                    </Link>
                  </>
                ) : (
                  <p>{outcome.words !== null && triedWords(puzzle, stake, unit, outcome.words, inWords)}</p>
                )}
              </div>
              <p className={styles.rating}>
                <span className="soft">{texts.yourRating}</span>
                <b>{rating}</b>
                {outcome.change === null ? (
                  <span className="soft small">{texts.unrated}</span>
                ) : (
                  <span className={outcome.change < 0 ? styles.down : styles.up}>{texts.by(outcome.change)}</span>
                )}
              </p>
            </>
          )}
          <div className={cx(foot.buttons, railed && foot.railed)}>
            {closed ? (
              <>
                {share !== null && outcome?.kind === 'solved' && (
                  <Copy text={share} label={texts.share} done={texts.shared} />
                )}
                <Button look="primary" onClick={next} keyName="N">
                  {texts.next}
                </Button>
              </>
            ) : open ? (
              <>
                <Button onClick={hint} disabled={helped} aria-keyshortcuts="H">
                  <Icon name="bulb" />
                  {texts.hint}
                </Button>
                <Button onClick={show}>{texts.giveUp}</Button>
              </>
            ) : (
              <>
                <Button onClick={show}>{texts.solution}</Button>
                <Button look="primary" onClick={again}>
                  {texts.tryAgain}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      <div className={cx(coach.card, coach.below)}>
        <WeekCard />
      </div>
    </aside>
  );
}

const titleOf = ({ kind, first }: Outcome): string =>
  kind === 'solved' ? (first ? texts.rightFirst : texts.right) : kind === 'failed' ? texts.wrong : texts.shown;

/** Everybody's points, mine first. */
function Score({
  points,
  names,
  mover,
}: {
  readonly points: readonly number[];
  readonly names: readonly string[];
  readonly mover: number;
}): ReactNode {
  const seats = useMemo(
    () => points.map((_, seat) => seat).toSorted((a, b) => Number(b === mover) - Number(a === mover)),
    [points, mover],
  );
  return (
    <dl className={styles.score}>
      {seats.map((seat) => (
        <div key={seat}>
          <dt>{names[seat]}</dt>
          <dd>{points[seat]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The solution in numbered sentences. */
const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactNode => (
  <ol className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{unbroken(line)}</li>
    ))}
  </ol>
);

/** What was tried, and what it is worth as far as it was weighed; the best is not told. */
function triedWords(
  { lines }: Puzzle,
  stake: 'win' | 'chips',
  unit: string,
  tried: string,
  inWords: (words: string) => string,
): string {
  const line = lines.find(({ words }) => words === tried);
  if (line === undefined) return texts.another(inWords(tried));
  return stake === 'win' && line.hope < 0.005
    ? texts.hopeless(inWords(tried))
    : texts.worthLess(inWords(tried), texts.amount(line.hope, stake), stake === 'win' ? null : unit);
}
