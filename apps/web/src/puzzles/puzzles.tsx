/** The page of puzzles: today's, and all the others by theme. */
import { type CatalogueEntry, taughtGames } from '@baize/games';
import { type Puzzle, puzzleOfDay } from '@baize/game';
import { buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePuzzles } from '../games.ts';
import { Tile } from '../parts/art.tsx';
import { PhoneTabs } from '../parts/phoneTabs.tsx';
import { FailedPart, Missing } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { texts as page } from '../texts.ts';
import { streakOf, usePuzzling, useToday } from './kept.ts';
import styles from './puzzles.module.css';
import { texts } from './texts.ts';
import { Figures, Week } from './week.tsx';
import column from '../parts/column.module.css';

/** Every puzzle of a theme, by its rating and how it went. */
function ThemePuzzles({ title, puzzles }: { readonly title: string; readonly puzzles: readonly Puzzle[] }): ReactNode {
  const { tried } = usePuzzling();
  return (
    <section className={styles.theme}>
      <h3>{title}</h3>
      <ol>
        {puzzles
          .toSorted((a, b) => a.rating - b.rating)
          .map(({ id, rating }) => (
            <li key={id}>
              <Link href={`/puzzle/${id}`} aria-label={texts.one(title, rating, tried[id])} data-tried={tried[id]}>
                {rating}
                {tried[id] !== undefined && <Icon name={tried[id] === 'solved' ? 'check' : 'x'} size={14} />}
              </Link>
            </li>
          ))}
      </ol>
    </section>
  );
}

function GamePuzzles({
  entry,
  today,
  all,
}: {
  readonly entry: CatalogueEntry;
  readonly today: string;
  /** Whether every puzzle is shown, not only the next of each theme. */
  readonly all: boolean;
}): ReactNode {
  const { value: found, state } = usePuzzles(entry.name);
  const { tried } = usePuzzling();
  if (state === 'failed') return <FailedPart title={entry.title} />;
  if (found === null) return <section className={cx(styles.card, 'skeleton')} />;
  const { set, themes } = found;
  const daily = puzzleOfDay(set, today);
  const themed = Object.entries(themes.themes).map(([theme, { title }]) => ({
    theme,
    title,
    puzzles: set.puzzles.filter((each) => each.theme === theme),
  }));
  const solved = (puzzles: readonly Puzzle[]): number => puzzles.filter(({ id }) => tried[id] === 'solved').length;
  return (
    <section className={styles.card} data-puzzles={entry.name}>
      <header className={styles.head}>
        <Tile game={entry.name} />
        <div>
          <h2>{all ? entry.title : <Link href={`/puzzles/${entry.name}`}>{entry.title}</Link>}</h2>
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
      {all ? (
        themed.map(({ theme, ...of }) => of.puzzles.length > 0 && <ThemePuzzles key={theme} {...of} />)
      ) : (
        <ul className={styles.themes}>
          {themed.map(({ theme, title, puzzles }) => {
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
      )}
    </section>
  );
}

export function PuzzlesPage({ game }: { readonly game?: string }): ReactNode {
  const { days, rating } = usePuzzling();
  const today = useToday();
  const entries = game === undefined ? taughtGames : taughtGames.filter(({ name }) => name === game);
  if (entries.length === 0) return <Missing title={page.missing.page} body={page.missing.pageBody} />;
  return (
    <div className={styles.page} data-page="puzzles">
      <TopBar />
      <main id="content" className={column.column}>
        <div className={styles.top}>
          <div>
            <h1>{texts.title}</h1>
            <p className="soft">{texts.line}</p>
          </div>
          <span className="spread" />
          <Week />
          <Figures
            figures={[
              [texts.streak, texts.days(streakOf(days, today))],
              [texts.rating, String(rating.rating)],
            ]}
          />
        </div>
        <div className={styles.cards}>
          {entries.map((entry) => (
            <GamePuzzles key={entry.name} entry={entry} today={today} all={game !== undefined} />
          ))}
        </div>
      </main>
      <PhoneTabs />
    </div>
  );
}
