/** The page of puzzles: today's, and all the others by theme. */
import { catalogue, type Entry } from '@baize/games';
import { type Puzzle, puzzleOfDay } from '@baize/game';
import { buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePuzzles } from '../games.ts';
import { Tile } from '../parts/art.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { streakOf, usePuzzling, useToday, weekOf } from './kept.ts';
import styles from './puzzles.module.css';
import { texts } from './texts.ts';

function GamePuzzles({ entry, today }: { readonly entry: Entry; readonly today: string }): ReactNode {
  const found = usePuzzles(entry.name);
  const { tried } = usePuzzling();
  if (found === null) return <section className={cx(styles.card, 'skeleton')} />;
  const { set, themes } = found;
  const daily = puzzleOfDay(set, today);
  const solved = (puzzles: readonly Puzzle[]): number => puzzles.filter(({ id }) => tried[id] === 'solved').length;
  return (
    <section className={styles.card} data-puzzles={entry.name}>
      <header className={styles.head}>
        <Tile game={entry.name} />
        <div>
          <h2>{entry.title}</h2>
          <span className="soft small">
            {texts.all(set.puzzles.length)}, {texts.done(solved(set.puzzles))}
          </span>
        </div>
      </header>
      {daily !== undefined && (
        <div className={styles.daily}>
          <div>
            <span className="soft small">{texts.today}</span>
            <b>{themes.themes[daily.theme].title}</b>
            <span className="soft small">{texts.rated(daily.rating)}</span>
          </div>
          <Link href={`/puzzle/${daily.id}`} className={buttonClass({ look: 'primary' })}>
            {tried[daily.id] === 'solved' ? (
              <>
                <Icon name="check" />
                {texts.solved}
              </>
            ) : (
              texts.solve
            )}
          </Link>
        </div>
      )}
      <ul className={styles.themes}>
        {Object.entries(themes.themes).map(([theme, { title }]) => {
          const puzzles = set.puzzles.filter((each) => each.theme === theme);
          const next = puzzles.find(({ id }) => tried[id] === undefined) ?? puzzles[0];
          return next === undefined ? null : (
            <li key={theme}>
              <Link href={`/puzzle/${next.id}`}>
                <span>{title}</span>
                <span className="soft small">
                  {solved(puzzles)} / {puzzles.length}
                </span>
                <Icon name="right" size={16} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function PuzzlesPage(): ReactNode {
  const { days, rating } = usePuzzling();
  const today = useToday();
  return (
    <div className={styles.page} data-page="puzzles">
      <TopBar />
      <main id="content" className="wrap">
        <div className={styles.top}>
          <div>
            <h1>{texts.title}</h1>
            <p className="soft">{texts.line}</p>
          </div>
          <span className="spread" />
          <ol className={styles.week}>
            {weekOf(today).map((day) => (
              <li key={day} className={cx(days.includes(day) && styles.done, day === today && styles.today)}>
                <i>{days.includes(day) && <Icon name="check" size={14} />}</i>
                {texts.week[(new Date(`${day}T12:00:00`).getDay() + 6) % 7]}
              </li>
            ))}
          </ol>
          <dl className={styles.figures}>
            <div>
              <dt>{texts.streak}</dt>
              <dd>{texts.days(streakOf(days, today))}</dd>
            </div>
            <div>
              <dt>{texts.rating}</dt>
              <dd>{rating.rating}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.cards}>
          {catalogue.map((entry) => (
            <GamePuzzles key={entry.name} entry={entry} today={today} />
          ))}
        </div>
      </main>
    </div>
  );
}
