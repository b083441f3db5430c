/** The start page: three games, my games, open tables, friends. */
import { findGame } from '@baize/games';
import type { GameInfo } from '@baize/protocol';
import { announce, Button, buttonClass, cx, useKeys } from '@baize/table';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, online, sentenceOf } from '../api.ts';
import { useMine } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { PhoneTabs } from '../parts/phoneTabs.tsx';
import { usePoll } from '../parts/poll.ts';
import { Empty, OfflineBar } from '../parts/states.tsx';
import { NameForm, TopBar } from '../parts/topbar.tsx';
import { texts } from '../texts.ts';
import { CardToCome, GameCard } from './card.tsx';
import { Friends } from './friends.tsx';
import { levelIn, useRatings } from './level.ts';
import { favourite, playBots } from './open.ts';
import { myGames } from './myGames.ts';
import { Company, isMyTurn, MyRow, Rows, TableRow } from './rows.tsx';
import styles from './start.module.css';
import column from '../parts/column.module.css';
import rows from './rows.module.css';

const Keeping = lazy(async () => ({ default: (await import('../site/panel.tsx')).Keeping }));
const NewTable = lazy(async () => ({ default: (await import('./drawer.tsx')).NewTable }));

/** For those who have not played the game here. */
function offerOf(game: string): string | null {
  const learn = findGame(game)?.learn;
  return learn === undefined ? null : texts.start.newHere(learn.minutes);
}

export function StartPage(): ReactNode {
  const mine = useMine();
  const [, go] = useLocation();
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [drawer, setDrawer] = useState<{ readonly game: string | null; readonly friend: boolean } | null>(() => {
    // the end of a game leads here: the same game, new opponents
    const again = new URLSearchParams(location.search).get('new');
    return again === null ? null : { game: again, friend: false };
  });
  const invite = useRef<HTMLInputElement>(null);
  const [firstVisit] = useState(mine.name === null);

  const games = usePoll(() => api.games(), 600_000);
  const running = usePoll(() => myGames(mine.seats), 5000);
  const open = usePoll(async () => {
    const [waiting, playing] = await Promise.all([api.list({ status: 'open' }), api.list({ status: 'playing' })]);
    return [...waiting, ...playing].filter(({ match }) => !mine.seats.some((seat) => seat.match === match));
  }, 5000);
  const lost = [games, running, open].find(({ error }) => error === 'OFFLINE');

  const list = games.data ?? [];
  const ratings = useRatings();
  const play = async (game: GameInfo, level: string | null = null): Promise<void> => {
    if (opening !== null) return;
    setOpening(game.name);
    setProblem(null);
    announce(texts.start.opening);
    try {
      const usual = favourite(game, mine.favourites[game.name]);
      go(`/t/${await playBots(game, level === null ? usual : { ...usual, bots: usual.bots.map(() => level) })}`);
    } catch (error) {
      setOpening(null);
      setProblem(sentenceOf(error, texts.missing.failedBody));
    }
  };

  useKeys({
    ...(lost === undefined &&
      Object.fromEntries(list.slice(0, 9).map((game, i) => [String(i + 1), () => void play(game)]))),
    n: () => (lost === undefined ? setDrawer({ game: null, friend: false }) : false),
    j: () => invite.current?.focus(),
  });

  const ticket = running.data?.find(isMyTurn);
  const title = (game: string): string => list.find(({ name }) => name === game)?.title ?? game;

  return (
    <div>
      <TopBar />
      {lost !== undefined && (
        <OfflineBar nextTry={lost.nextTry} again={() => [games, running, open].forEach(({ again }) => again())} />
      )}
      <main id="content">
        <section className={styles.hero}>
          <div className={column.column}>
            <div className={styles.head}>
              <div>
                <h1>{texts.start.title}</h1>
                <p>{online ? texts.start.line : texts.site.line}</p>
              </div>
              <span className="spread" />
              {ticket !== undefined ? (
                <div className={styles.ticket}>
                  <Tile game={ticket.seat.game} />
                  <div>
                    <b>{texts.start.yourTurnIn(ticket.view.table.title)}</b>
                    <div className="small">
                      <Company game={ticket} />
                    </div>
                  </div>
                  {lost === undefined ? (
                    <Link className={buttonClass({ look: 'primary' })} href={`/t/${ticket.seat.match}`}>
                      {texts.start.continue}
                    </Link>
                  ) : (
                    <Button look="primary" disabled>
                      {texts.start.continue}
                    </Button>
                  )}
                </div>
              ) : (
                firstVisit && (
                  <div className={styles.naming}>
                    <div className="strong small">{texts.start.nameLabel}</div>
                    <NameForm save={texts.start.keepName} />
                  </div>
                )
              )}
            </div>
            {problem !== null && (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            <div className={styles.games}>
              {games.data === null
                ? [0, 1, 2].map((i) => <CardToCome key={i} />)
                : list.map((game) => {
                    const level = levelIn(game, ratings);
                    return (
                      <GameCard
                        key={game.name}
                        game={game}
                        chosen={favourite(game, mine.favourites[game.name])}
                        learn={
                          level !== null || mine.seats.some((seat) => seat.game === game.name)
                            ? null
                            : offerOf(game.name)
                        }
                        level={level === null ? null : { name: level, play: () => void play(game, level) }}
                        opening={opening === game.name}
                        disabled={lost !== undefined || opening !== null}
                        play={() => void play(game)}
                        options={() => setDrawer({ game: game.name, friend: false })}
                      />
                    );
                  })}
            </div>
          </div>
        </section>
        <div className={cx(styles.lists, column.column)}>
          <section id="mine">
            <div className={styles.listHead}>
              <h2>{texts.start.yourGames}</h2>
              <Link href="/replays" className="soft">
                {texts.start.allReplays}
              </Link>
            </div>
            {mine.seats.length > 0 && running.data === null ? (
              <Rows rows={Math.min(4, mine.seats.length)} />
            ) : (running.data ?? []).length === 0 ? (
              <Empty title={texts.start.noGames} line={texts.start.noGamesLine} />
            ) : (
              <div className={cx('panel', rows.list)}>
                {(running.data ?? []).slice(0, 4).map((game) => (
                  <MyRow key={game.seat.match} game={game} lost={lost !== undefined} />
                ))}
              </div>
            )}
          </section>
          {online && (
            <section id="tables">
              <div className={styles.listHead}>
                <h2>{texts.start.openTables}</h2>
                {lost !== undefined ? (
                  <span className="chip">{texts.start.waiting}</span>
                ) : (
                  open.data !== null && (
                    <span className="chip">
                      {open.data.length > 0 && <i className="dot" />}
                      {open.data.length > 0 ? texts.start.live(open.data.length) : texts.start.none}
                    </span>
                  )
                )}
              </div>
              {open.data === null || lost !== undefined ? (
                <Rows />
              ) : open.data.length === 0 ? (
                <Empty title={texts.start.noTables} line={texts.start.noTablesLine} />
              ) : (
                <div className={cx('panel', rows.list)}>
                  {open.data.slice(0, 4).map((line) => (
                    <TableRow key={line.match} line={line} title={title(line.game)} />
                  ))}
                </div>
              )}
            </section>
          )}
          {online ? (
            <section id="friends">
              <div className={styles.listHead}>
                <h2>{texts.start.withFriends}</h2>
              </div>
              <Friends field={invite} lost={lost !== undefined} setUp={() => setDrawer({ game: null, friend: true })} />
            </section>
          ) : (
            <section id="keeping">
              <div className={styles.listHead}>
                <h2>{texts.site.title}</h2>
              </div>
              <Suspense>
                <Keeping />
              </Suspense>
            </section>
          )}
        </div>
      </main>
      <PhoneTabs waiting={ticket !== undefined} />
      {drawer !== null && games.data !== null && (
        <Suspense>
          <NewTable
            games={games.data}
            first={list.find(({ name }) => name === drawer.game) ?? list[list.length - 1]}
            friend={drawer.friend}
            close={() => {
              setDrawer(null);
              if (location.search !== '') history.replaceState(null, '', location.pathname);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
