/** What else there is to learn from, below the courses: today's puzzles, the rules, and how far one has come. */
import { catalogue, type CatalogueEntry, taughtGames } from '@baize/games';
import { puzzleOfDay } from '@baize/game';
import { buttonClass, Icon, useKeys } from '@baize/table';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLessonCount, usePuzzles } from '../games.ts';
import { Tile } from '../parts/art.tsx';
import { streakOf, usePuzzling, useToday } from '../puzzles/kept.ts';
import { Streak } from '../puzzles/standing.tsx';
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
      <Streak />
    </header>
    <ul className="panel">
      {taughtGames.map((entry) => (
        <TodaysPuzzle key={entry.name} entry={entry} />
      ))}
    </ul>
  </section>
);

/** `first` is the game whose rules are searched from here. */
export function RuleBooks({ first }: { readonly first: string }): ReactNode {
  const [, go] = useLocation();
  const search = `/rules/${first}#search`;
  useKeys({ '/': () => go(search) });
  return (
    <section>
      <header>
        <h2>{texts.ruleBooks}</h2>
        <Link href={search} className={`soft small ${styles.search}`}>
          <kbd aria-hidden="true">/</kbd> {texts.searchRules}
        </Link>
      </header>
      <ul className="panel">
        {catalogue.map(({ name, title, contents }) => (
          <li key={name}>
            <Link className={styles.line} href={`/rules/${name}`}>
              <Tile game={name} />
              <span>
                <b>{title}</b>
                {contents !== undefined && <span className="soft small">{contents}</span>}
              </span>
              <Icon name="right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Progress(): ReactNode {
  const { lessons } = useProgress();
  const { days, rating } = usePuzzling();
  const all = useLessonCount();
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
            [texts.lessons, all === null ? String(finished) : texts.stepOf(finished, all)],
          ]}
        />
      </div>
    </section>
  );
}
