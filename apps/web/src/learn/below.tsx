/** What else there is to learn from, below the courses: today's puzzles, the rules, and how far one has come. */
import { catalogue, type CatalogueEntry, taughtGames } from '@baize/games';
import { puzzleOfDay } from '@baize/game';
import { buttonClass, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePuzzles } from '../games.ts';
import { Tile } from '../parts/art.tsx';
import { streakOf, usePuzzling, useToday } from '../puzzles/kept.ts';
import { texts as puzzling } from '../puzzles/texts.ts';
import { Figures, Week } from '../puzzles/week.tsx';
import styles from './home.module.css';
import { useProgress } from './progress.ts';
import { texts } from './texts.ts';

function TodaysPuzzle({ entry }: { readonly entry: CatalogueEntry }): ReactNode {
  const { value: found } = usePuzzles(entry.name);
  const today = useToday();
  const { tried } = usePuzzling();
  const daily = found === null ? undefined : puzzleOfDay(found.set, today);
  const theme = daily === undefined ? undefined : found?.themes.themes[daily.theme];
  return (
    <li>
      <Link className={styles.line} href={daily === undefined ? `/puzzles/${entry.name}` : `/puzzle/${daily.id}`}>
        <Tile game={entry.name} />
        <span>
          <b>{theme?.title ?? entry.title}</b>
          {daily !== undefined && <span className="soft small">{texts.puzzle(entry.title, daily.rating)}</span>}
        </span>
        {daily !== undefined && tried[daily.id] === 'solved' ? (
          <span className={styles.solved}>
            <Icon name="check" />
            {puzzling.solved}
          </span>
        ) : (
          <span className={buttonClass({ size: 'small' })}>{puzzling.solve}</span>
        )}
      </Link>
    </li>
  );
}

export const TodaysPuzzles = (): ReactNode => (
  <section>
    <header>
      <h2>{texts.todays}</h2>
      <Link href="/puzzles" className="soft">
        {puzzling.allPuzzles}
      </Link>
    </header>
    <ul className="panel">
      {taughtGames.map((entry) => (
        <TodaysPuzzle key={entry.name} entry={entry} />
      ))}
    </ul>
  </section>
);

export const RuleBooks = (): ReactNode => (
  <section>
    <header>
      <h2>{texts.ruleBooks}</h2>
    </header>
    <ul className="panel">
      {catalogue.map(({ name, title }) => (
        <li key={name}>
          <Link className={styles.line} href={`/rules/${name}`}>
            <Tile game={name} />
            <b>{title}</b>
            <Icon name="right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

export function Progress(): ReactNode {
  const { lessons } = useProgress();
  const { days, rating } = usePuzzling();
  const finished = Object.values(lessons).filter((lesson) => lesson.finished).length;
  return (
    <section>
      <header>
        <h2>{texts.progress}</h2>
      </header>
      <div className={`panel ${styles.progress}`}>
        <Week />
        <Figures
          figures={[
            [puzzling.streak, puzzling.days(streakOf(days, useToday()))],
            [texts.puzzleRating, String(rating.rating)],
            [texts.lessonsDone, String(finished)],
          ]}
        />
      </div>
    </section>
  );
}
