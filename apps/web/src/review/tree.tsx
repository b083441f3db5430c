/** The game on top, what was tried below it: every move can be gone to, arrows step along a line and change it. */
import { eventFor, type GamePack, type GameRecord } from '@baize/game';
import { cx } from '@baize/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts as analysis } from '../analysis/texts.ts';
import { tellTo } from '../games.ts';
import type { Branch } from './branches.ts';
import { linkOf } from './study.ts';
import styles from './tree.module.css';
import { texts } from './texts.ts';
import type { Reviewing } from './useReviewing.ts';

/** Moves of the game before and after the place that is looked at. */
const BEFORE = 2;
const AFTER = 2;

export function Tree({
  review,
  pack,
  record,
  inWords,
  wordsAt,
}: {
  readonly review: Reviewing;
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly inWords: (words: string) => string;
  /** A move in the position after so many moves of the game. */
  readonly wordsAt: (move: number, words: string) => string;
}): ReactNode {
  const { from, last, history, eyes, seat, curve, variation, branches, mistakes, further, goTo, again } = review;
  const { tried, board } = variation;
  const stake = curve?.stake ?? 'win';
  const first = Math.max(0, Math.min(from - BEFORE, last - BEFORE - AFTER - 1));
  const moves = record.moves.slice(first, first + BEFORE + AFTER + 1);
  /** In words for whoever looks: what another seat threw or drew stays with it. */
  const words = (move: number): string => {
    const { events, mover } = history.frames[move + 1];
    if (eyes === 'open' || mover === eyes) return wordsAt(move, record.moves[move]);
    const told = events
      .map((event) => tellTo(pack, eventFor(event, eyes), (who) => record.seats[who].name))
      .find((text) => text !== '');
    return told === undefined ? record.seats[mover ?? 0].name : inWords(told);
  };
  const amount = (hope: number | undefined): string =>
    hope === undefined ? '' : stake === 'win' ? texts.percent(hope) : texts.chips(hope);
  /** What an analysis found of a move of the seat that is looked at. */
  const promised = (move: number, words: string): number | undefined => {
    const found = further(move);
    return found?.seat === seat ? found.lines.find((line) => line.words === words)?.hope : undefined;
  };
  /** The chance of the seat that is looked at, once the move was made: of a mistake as the review tells it. */
  const hope = (move: number): string =>
    amount(
      promised(move, record.moves[move]) ??
        mistakes.find((each) => each.move === move)?.played.hope ??
        curve?.points.find((point) => point.move === move + 1)?.hopes[seat],
    );
  const lines = branches.filter(({ move }) => move === from);
  if (moves.length === 0 && lines.length === 0) return null;
  return (
    <section className={styles.tree} aria-label={analysis.variations}>
      <header>
        <h3>{analysis.variations}</h3>
        <span className="soft small">{analysis.arrows}</span>
      </header>
      <ol>
        <li>
          <span className="soft small">{analysis.theGame}</span>
          <span className={styles.line}>
            {moves.map((_, i) => {
              const move = first + i;
              return (
                <Step
                  key={move}
                  text={words(move)}
                  note={hope(move)}
                  now={false}
                  here={move === from}
                  press={() => goTo(move + 1)}
                >
                  {move === from && tried.length === 0 && <i className={styles.here} />}
                </Step>
              );
            })}
          </span>
        </li>
        {lines.map((branch, i) => (
          <li key={linkOf(branch)} className={styles.branch}>
            <span className="soft small">{analysis.nth(i + 1)}</span>
            <span className={styles.line}>
              {branch.words.map((each, at) => (
                <Step
                  key={at}
                  text={at === 0 ? wordsAt(branch.move, each) : inWords(each)}
                  note={at === 0 ? amount(promised(from, each)) : ''}
                  now={isOn(branch, tried) && at === tried.length - 1}
                  here={isOn(branch, tried) && at === tried.length - 1}
                  press={() => again({ move: branch.move, words: branch.words.slice(0, at + 1) })}
                />
              ))}
              {isOn(branch, tried) && tried.length === branch.words.length && board.turn !== null && (
                <span className={styles.next}>{record.seats[board.turn].name}…</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether what is on the board lies on this line. */
export const isOn = ({ words }: Branch, tried: readonly string[]): boolean =>
  tried.length > 0 && tried.length <= words.length && tried.every((each, i) => words[i] === each);

function Step({
  text,
  note,
  now,
  here,
  press,
  children,
}: {
  readonly text: string;
  readonly note: string;
  readonly now: boolean;
  /** The place that is looked at, in its line. */
  readonly here: boolean;
  readonly press: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const box = useRef<HTMLButtonElement>(null);
  // lines are longer than the panel is wide: this place comes to the beginning of its own, or near it where too little follows
  useEffect(() => {
    const step = box.current;
    const line = step?.parentElement;
    if (!here || !step || !line) return;
    const most = Math.min(step.offsetLeft, line.scrollWidth - line.clientWidth);
    const starts = [...line.querySelectorAll('button')].map(({ offsetLeft }) => offsetLeft);
    line.scrollLeft = Math.max(0, ...starts.filter((start) => start <= most));
  }, [here]);
  return (
    <button
      ref={box}
      type="button"
      className={cx(styles.step, now && styles.now)}
      aria-current={now}
      title={text}
      onClick={press}
    >
      {children}
      <span>{text}</span>
      {note !== '' && <small>{note}</small>}
    </button>
  );
}
