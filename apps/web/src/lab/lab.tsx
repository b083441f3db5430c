/** The lab: who is better and why, from thousands of games played in this browser. */
import './lab.css';
import type { GamePack } from '@baize/game';
import { catalogue } from '@baize/games';
import { checkJob, seating } from '@baize/lab/browser';
import { announce, Button, Icon } from '@baize/table';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePack } from '../games.ts';
import { Empty, Loading } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { SetupForm } from './form.tsx';
import { commandOf, type Link, readLink, writeLink } from './link.ts';
import { Mark, namesOf, Results, type Shown, verdictOf } from './results.tsx';
import { type Lab, type Run, useLab } from './run.ts';
import { defaultSetup, granted, jobOf, most, type Setup } from './setup.ts';
import { texts } from './texts.ts';

/** What the address or a click asked for; it is granted once the game is there. */
interface Asked {
  /** Counts up: whatever is asked anew starts anew. */
  readonly id: number;
  readonly game: string;
  readonly link: Link | null;
  readonly problems: readonly string[];
}

const first = catalogue[0] as (typeof catalogue)[number];

let ids = 0;
function askedBy(hash: string): Asked {
  const link = readLink(hash);
  const game = link?.wish.game ?? first.name;
  if (catalogue.some(({ name }) => name === game)) return { id: ids++, game, link, problems: [] };
  return { id: ids++, game: first.name, link: null, problems: [texts.problem.game(game, first.title)] };
}

export function LabPage(): ReactNode {
  const [asked, setAsked] = useState(() => askedBy(location.hash));
  const pack = usePack(asked.game);
  useEffect(() => {
    document.title = `${texts.title} · Baize`;
    return () => {
      document.title = 'Baize';
    };
  }, []);
  return (
    <div className="start lab">
      <TopBar />
      <main id="content" className="wrap">
        <div className="lab-head">
          <div>
            <h1>{texts.title}</h1>
            <p className="soft">{texts.line}</p>
          </div>
        </div>
        {pack.state === 'failed' ? (
          <p className="lab-problems" role="alert">
            {texts.loadFailed}
            <Button size="small" onClick={() => location.reload()}>
              {texts.retry}
            </Button>
          </p>
        ) : pack.value === null ? (
          <Loading />
        ) : (
          <Bench key={asked.id} pack={pack.value} asked={asked} ask={setAsked} />
        )}
      </main>
    </div>
  );
}

const AllResults = memo(Results);

/** A game's set-up and its results. */
function Bench({
  pack,
  asked,
  ask,
}: {
  readonly pack: GamePack;
  readonly asked: Asked;
  readonly ask: (asked: Asked) => void;
}): ReactNode {
  const [start] = useState(() => grant(pack, asked));
  const [setup, setSetup] = useState(start.setup);
  const [problems, setProblems] = useState(start.problems);
  const [wrong, setWrong] = useState<string | null>(null);
  const wrongLine = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const lab = useLab(start.compared, (run) => announce(spoken(run)));
  const compared = lab.a?.setup ?? null;
  useAddress(pack, setup, compared, ask);

  const change = (to: Partial<Setup>): void => {
    setSetup((before) => ({ ...before, ...to }));
    setWrong(null);
  };
  const run = (): void => {
    const why = refused(pack, setup);
    setWrong(why);
    if (why !== null) {
      requestAnimationFrame(() => wrongLine.current?.focus());
      return;
    }
    setProblems([]);
    lab.start(setup);
    if (matchMedia('(max-width: 1000px)').matches) results.current?.scrollIntoView({ block: 'start' });
  };

  const { a, b } = lab;
  const shown = useMemo(() => [a, b].filter((each): each is Shown => (each?.totals ?? null) !== null), [a, b]);
  const latest = shown.at(-1);
  return (
    <div className="lab-bench">
      <section className="panel lab-setup" aria-label={texts.setUp}>
        <div className="lab-form">
          {problems.length > 0 && (
            <div className="lab-problems" role="alert">
              <b>{texts.linkProblems}</b>
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          )}
          <SetupForm
            pack={pack}
            setup={setup}
            change={change}
            chooseGame={(game) => ask({ id: ids++, game, link: null, problems: [] })}
          />
        </div>
        <div className="lab-run">
          {wrong !== null && (
            <p className="wrong" role="alert" tabIndex={-1} ref={wrongLine}>
              {wrong}
            </p>
          )}
          <RunBar lab={lab} games={setup.games} run={run} />
        </div>
      </section>
      <div className="lab-results" ref={results}>
        {a !== null && (
          <div className="panel lab-kept">
            <Mark of={texts.a} />
            <div>
              <b>{namesOf(a).join(' – ')}</b>
              <span className="soft small">
                {a.totals === null && a.state !== 'running' ? texts.waitingA : b === null ? texts.keptLine : facts(a)}
              </span>
            </div>
            <Button look="quiet" size="small" onClick={lab.drop} disabled={lab.busy}>
              {texts.drop}
            </Button>
          </div>
        )}
        {latest === undefined ? (
          <>
            <Outcome lab={lab} />
            {!lab.busy && <Empty title={texts.empty} line={texts.emptyLine} />}
          </>
        ) : (
          <>
            <header className="lab-verdict">
              <div>
                <h2>
                  {shown.length > 1 && <Mark of={texts.b} />}
                  {verdictOf(latest)}
                </h2>
                <p className="soft">{facts(latest)}</p>
              </div>
              <div className="lab-deeds">
                {a === null && !lab.busy && (
                  <Button onClick={lab.keep}>
                    <Icon name="swap" />
                    {texts.keep}
                  </Button>
                )}
                <CopyLink pack={pack} setup={setup} compared={compared} />
              </div>
            </header>
            <Outcome lab={lab} />
            {!lab.busy && writeLink(pack, latest.setup, null) !== writeLink(pack, setup, null) && a !== latest && (
              <p className="soft small">{texts.changed}</p>
            )}
            <AllResults pack={pack} runs={shown} />
            <details className="lab-numbers">
              <summary>{texts.command}</summary>
              <pre className="lab-command">{commandOf(pack, latest.setup)}</pre>
              {latest.setup.players.some((name) => timed(pack, name)) && <p className="soft small">{texts.timed}</p>}
            </details>
          </>
        )}
      </div>
    </div>
  );
}

/** The set-up that was asked for, as far as it can be had. */
function grant(
  pack: GamePack,
  { link, problems }: Asked,
): { setup: Setup; problems: readonly string[]; compared: Setup | null } {
  if (link === null) return { setup: defaultSetup(pack), problems, compared: null };
  const own = granted(pack, link.wish);
  const { compared } = link;
  if (compared === null) return { ...own, compared: null };
  if (compared.game !== pack.game.name)
    return { ...own, problems: [...own.problems, texts.problem.compared], compared: null };
  const other = granted(pack, compared);
  return { setup: own.setup, problems: [...own.problems, ...other.problems], compared: other.setup };
}

/** Why this cannot be run, in a sentence; `null` when it can. */
function refused(pack: GamePack, setup: Setup): string | null {
  if (!Number.isInteger(setup.games) || setup.games < 1 || setup.games > most.games)
    return texts.wrong.games(most.games);
  const broken = setup.lists.find(
    ({ name, text }) => setup.players.includes(name) && (pack.writing?.errors(text).length ?? 0) > 0,
  );
  if (broken !== undefined) return texts.wrong.list(broken.name);
  try {
    checkJob(pack, jobOf(setup));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const facts = (run: Run): string => texts.facts(run.totals?.games ?? run.setup.games, run.setup.seed, seating(run.job));

const spoken = (run: Run): string =>
  run.state === 'failed'
    ? texts.failed(run.error ?? '')
    : run.totals === null
      ? texts.nothing
      : `${run.state === 'done' ? texts.finished(run.totals.games) : texts.stopped(run.totals.games, run.setup.games)} ${verdictOf(run as Shown)}.`;

/** Whether a player's moves depend on the clock. */
const timed = (pack: GamePack, name: string): boolean =>
  /\dms$/.test(pack.levels?.find((level) => level.name === name)?.spec ?? name);

/** How the last run ended, where it did not simply end well. */
function Outcome({ lab: { a, b } }: { readonly lab: Lab }): ReactNode {
  const run = b ?? a;
  if (run === null || (run.state !== 'stopped' && run.state !== 'failed')) return null;
  return (
    <p className={`lab-outcome ${run.state}`}>
      {run.state === 'failed'
        ? texts.failed(run.error ?? '')
        : run.totals === null
          ? texts.nothing
          : texts.stopped(run.totals.games, run.setup.games)}
    </p>
  );
}

function RunBar({
  lab,
  games,
  run,
}: {
  readonly lab: Lab;
  readonly games: number;
  readonly run: () => void;
}): ReactNode {
  if (!lab.busy)
    return (
      <Button look="primary" size="large" className="lab-go" onClick={run}>
        <Icon name="play" />
        {lab.a === null ? texts.runGames(games || 0) : lab.a.totals === null ? texts.runBoth : texts.runB(games || 0)}
      </Button>
    );
  const now = lab.a?.state === 'running' ? lab.a : lab.b;
  const done = now?.totals?.games ?? 0;
  const of = now?.setup.games ?? 1;
  return (
    <div className="lab-progress">
      <div>
        <div
          className="lab-bar"
          role="progressbar"
          aria-label={texts.progress}
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={done}
          aria-valuetext={texts.done(done, of)}
        >
          <i style={{ width: `${(100 * done) / of}%` }} />
        </div>
        <span className="small">
          {done === 0 ? texts.starting : texts.done(done, of)}
          {now?.left !== null && now?.left !== undefined && <span className="soft">, {texts.left(now.left)}</span>}
        </span>
      </div>
      <Button size="large" onClick={lab.stop} title={texts.stopKeeps}>
        <Icon name="x" />
        {texts.stop}
      </Button>
    </div>
  );
}

function CopyLink(shared: {
  readonly pack: GamePack;
  readonly setup: Setup;
  readonly compared: Setup | null;
}): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    const link = `${location.origin}/lab#${writeLink(shared.pack, shared.setup, shared.compared)}`;
    const done = await navigator.clipboard.writeText(link).then(
      () => texts.copied,
      () => texts.copyFailed,
    );
    setSaid(done);
    announce(done);
  };
  return (
    <Button onClick={() => void copy()}>
      <Icon name={said === null ? 'link' : 'check'} />
      {said ?? texts.copyLink}
    </Button>
  );
}

/** Keeps the address true to the set-up, and follows an address that somebody pastes. */
function useAddress(pack: GamePack, setup: Setup, compared: Setup | null, ask: (asked: Asked) => void): void {
  const link = `#${writeLink(pack, setup, compared)}`;
  const current = useRef(link);
  useEffect(() => {
    current.current = link;
    // Browsers allow an address only so many changes a second.
    const timer = setTimeout(() => history.replaceState(history.state, '', link), 250);
    return () => clearTimeout(timer);
  }, [link]);
  useEffect(() => {
    const follow = (): void => {
      if (location.hash === current.current) return;
      // A jump within the page, such as past the navigation, asks for nothing.
      if (readLink(location.hash) === null) history.replaceState(history.state, '', current.current);
      else ask(askedBy(location.hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ask]);
}
