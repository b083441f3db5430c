/** Whole lists: matches to watch, matches to replay. */
import type { GameInfo } from '@baize/protocol';
import { buttonClass, cx, Icon } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, sentenceOf } from '../api.ts';
import { useMine } from '../mine.ts';
import { Scene } from '../parts/art.tsx';
import { PhoneTabs } from '../parts/phoneTabs.tsx';
import { usePoll } from '../parts/poll.ts';
import { Problem } from '../parts/problem.tsx';
import { Empty, OfflineBar } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { texts } from '../texts.ts';
import { myGames } from './myGames.ts';
import { openExhibition } from './open.ts';
import { MyRow, Rows, TableRow } from './rows.tsx';
import column from '../parts/column.module.css';
import styles from './lists.module.css';
import rows from './rows.module.css';

export function ListPage({ what }: { readonly what: 'watch' | 'replays' }): ReactNode {
  const lines = usePoll(() => api.list({ status: what === 'watch' ? 'playing' : 'over' }), 5000);
  const { seats } = useMine();
  const mine = usePoll(async () => {
    const all = what === 'replays' ? await myGames(seats, 30) : [];
    return all.filter(({ view }) => view.status === 'over');
  }, 10_000);
  const others = lines.data?.filter(({ match }) => !seats.some((seat) => seat.match === match)) ?? [];
  const games = usePoll(() => api.games(), 600_000);
  const title = (game: string): string => games.data?.find(({ name }) => name === game)?.title ?? game;
  const lost = lines.error === 'OFFLINE';
  const empty =
    what === 'watch'
      ? ([texts.start.noWatch, texts.start.noWatchLine] as const)
      : ([texts.start.noReplays, texts.start.noReplaysLine] as const);
  return (
    <div>
      <TopBar />
      {lost && <OfflineBar nextTry={lines.nextTry} again={lines.again} />}
      <main id="content" className={cx(column.column, styles.page)}>
        <h1>{what === 'watch' ? texts.nav.watch : texts.nav.replays}</h1>
        {lines.data === null || mine.data === null ? (
          <Rows />
        ) : others.length + mine.data.length === 0 ? (
          <Empty title={empty[0]} line={empty[1]}>
            {what === 'replays' ? (
              <Link href="/" className={cx(buttonClass({ look: 'outline' }), styles.play)}>
                <Icon name="play" size={16} />
                {texts.start.play}
              </Link>
            ) : (
              games.data !== null && <Exhibitions games={games.data} lost={lost} />
            )}
          </Empty>
        ) : (
          <div className={cx('panel', rows.list)}>
            {mine.data.map((game) => (
              <MyRow key={game.seat.match} game={game} lost={lost} />
            ))}
            {others.map((line) => (
              <TableRow key={line.match} line={line} title={title(line.game)} lost={lost} />
            ))}
          </div>
        )}
      </main>
      <PhoneTabs />
    </div>
  );
}

/** Nobody plays: strong bots do it for whoever wants to watch. */
function Exhibitions({ games, lost }: { readonly games: readonly GameInfo[]; readonly lost: boolean }): ReactNode {
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const watch = async (game: GameInfo): Promise<void> => {
    try {
      go(`/t/${await openExhibition(game)}`);
    } catch (error) {
      setProblem(sentenceOf(error, texts.missing.failedBody));
    }
  };
  return (
    <div className={styles.exhibitions}>
      {games.map((game) => (
        <button key={game.name} type="button" disabled={lost} onClick={() => void watch(game)}>
          <Scene game={game.name} />
          <b>
            <Icon name="play" size={16} />
            {texts.start.exhibition(game.title)}
          </b>
        </button>
      ))}
      {problem !== null && <Problem>{problem}</Problem>}
    </div>
  );
}
