/** The lab: who is better and why, from thousands of games played in this browser. */
import type { GamePack } from '@baize/game';
import { checkJob, seating } from '@baize/lab/browser';
import { announce, Button, buttonClass, Icon, cx } from '@baize/table';
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePack } from '../games.ts';
import { Problem } from '../parts/problem.tsx';
import { Empty, Loading } from '../parts/states.tsx';
import { PhoneTabs } from '../parts/phoneTabs.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { type LabRequest, askedBy, askedFor, grant, useAddress } from './address.ts';
import { CopyLink, RunBar } from './bars.tsx';
import { SetupForm } from './form.tsx';
import { commandOf, writeLink } from './link.ts';
import { Mark, namesOf, Results, type Shown, verdictOf } from './results.tsx';
import { type Lab, type Run, useLab } from './run.ts';
import { jobOf, most, ruleSetOf, type Setup } from './setup.ts';
import { texts } from './texts.ts';
import styles from './lab.module.css';
import column from '../parts/column.module.css';
import numbers from './numbers.module.css';

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
    <div className={styles.lab}>
      <TopBar />
      <main id="content" className={column.column}>
        <div className={styles.head}>
          <div>
            <h1>{texts.title}</h1>
            <p className="soft">{texts.line}</p>
          </div>
          {pack.value?.advisor !== undefined && (
            <Link className={buttonClass()} href={`/lab/advice/${asked.game}`}>
              {texts.advisor}
            </Link>
          )}
        </div>
        {pack.state === 'failed' ? (
          <p className={styles.problems} role="alert">
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
      <PhoneTabs />
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
  readonly asked: LabRequest;
  readonly ask: (asked: LabRequest) => void;
}): ReactNode {
  const [start] = useState(() => grant(pack, asked));
  const [setup, setSetup] = useState(start.setup);
  const [problems, setProblems] = useState(start.problems);
  const [wrong, setWrong] = useState<string | null>(null);
  const wrongLine = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const lab = useLab(start.compared, (run) => announce(spoken(pack, run)));
  const { a, b } = lab;
  const compared = a?.setup ?? null;
  useAddress(pack, setup, compared, ask);

  const change = (to: Partial<Setup>): void => {
    setSetup((before) => ({ ...before, ...to }));
    setWrong(null);
  };
  const run = (): void => {
    const why = refused(pack, setup) ?? (a?.totals === null ? refused(pack, a.setup) : null);
    setWrong(why);
    if (why !== null) {
      requestAnimationFrame(() => wrongLine.current?.focus());
      return;
    }
    setProblems([]);
    lab.start(setup);
    reveal();
  };

  const shown = useMemo(() => [a, b].filter((each): each is Shown => (each?.totals ?? null) !== null), [a, b]);
  const latest = shown.at(-1);
  /** Below the set-up, results are out of sight. */
  const reveal = (): void => {
    if (matchMedia('(max-width: 860px)').matches) results.current?.scrollIntoView({ block: 'start' });
  };
  // the first results make the page long enough to show them at its top
  const first = useEffectEvent(() => {
    if (lab.progress !== null) reveal();
  });
  const hasResults = latest !== undefined;
  useEffect(() => {
    if (hasResults) first();
  }, [hasResults]);
  return (
    <div className={styles.bench}>
      <section
        className={cx('panel', styles.setup)}
        aria-label={texts.setUp}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && lab.progress === null) run();
        }}
      >
        <div className={cx('scroller', styles.form)}>
          {problems.length > 0 && (
            <div className={styles.problems} role="alert">
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
            chooseGame={(game) => game !== setup.game && ask(askedFor(game))}
          />
        </div>
        <div className={styles.run}>
          {wrong !== null && (
            <Problem className={styles.refused} tabIndex={-1} ref={wrongLine}>
              {wrong}
            </Problem>
          )}
          <RunBar lab={lab} games={setup.games} run={run} />
        </div>
      </section>
      <div className={styles.results} ref={results}>
        {a !== null && (
          <div className={cx('panel', styles.kept)}>
            <Mark of={texts.a} />
            <div>
              <b>{namesOf(pack, a).join(' – ')}</b>
              <span className="soft small">
                {a.totals === null ? texts.waitingA : b === null ? texts.keptLine : facts(pack, a)}
              </span>
            </div>
            <Button
              look="quiet"
              size="small"
              className={styles.drop}
              onClick={lab.drop}
              disabled={lab.progress !== null}
            >
              {texts.drop}
            </Button>
          </div>
        )}
        {latest === undefined ? (
          <>
            <Outcome lab={lab} />
            {lab.progress === null ? (
              <Empty className={styles.nothing} title={texts.empty} line={texts.emptyLine} />
            ) : (
              <Empty className={styles.nothing} title={texts.starting} line={texts.startingLine} />
            )}
          </>
        ) : (
          <>
            <header className={styles.verdict} data-verdict="">
              <div>
                <h2>
                  {shown.length > 1 && <Mark of={texts.b} />}
                  {verdictOf(pack, latest)}
                </h2>
                <p className="soft">{facts(pack, latest)}</p>
              </div>
              <div className={styles.buttons}>
                {a === null && lab.progress === null && (
                  <Button onClick={lab.keep}>
                    <Icon name="swap" />
                    {texts.keep}
                  </Button>
                )}
                <CopyLink pack={pack} setup={setup} compared={compared} />
              </div>
            </header>
            <Outcome lab={lab} />
            {lab.progress === null &&
              writeLink(pack, latest.setup, null) !== writeLink(pack, setup, null) &&
              a !== latest && <p className="soft small">{texts.changed}</p>}
            <AllResults pack={pack} runs={shown} />
            <details className={numbers.numbers}>
              <summary>{texts.command}</summary>
              <pre className={styles.command}>{commandOf(pack, latest.setup)}</pre>
              {latest.setup.players.some((name) => timed(pack, name)) && <p className="soft small">{texts.timed}</p>}
            </details>
          </>
        )}
      </div>
    </div>
  );
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

const facts = (pack: GamePack, run: Run): string =>
  texts.facts(
    run.totals?.games ?? run.setup.games,
    run.setup.seed,
    ruleSetOf(pack, run.setup.options),
    seating(run.job),
  );

const spoken = (pack: GamePack, run: Run): string =>
  run.state === 'failed'
    ? texts.failed(run.error ?? '')
    : run.totals === null
      ? texts.nothing
      : `${run.state === 'done' ? texts.finished(run.totals.games) : texts.stopped(run.totals.games, run.setup.games)} ${verdictOf(pack, run as Shown)}.`;

/** Whether a player's moves depend on the clock. */
const timed = (pack: GamePack, name: string): boolean =>
  /\dms$/.test(pack.levels?.find((level) => level.name === name)?.spec ?? name);

/** How the last run ended, where it did not simply end well. */
function Outcome({ lab: { a, b } }: { readonly lab: Lab }): ReactNode {
  const run = b ?? a;
  if (run === null || (run.state !== 'stopped' && run.state !== 'failed')) return null;
  return (
    <p className={cx(styles.outcome, run.state === 'failed' && styles.failed)}>
      {run.state === 'failed'
        ? texts.failed(run.error ?? '')
        : run.totals === null
          ? texts.nothing
          : texts.stopped(run.totals.games, run.setup.games)}
    </p>
  );
}
