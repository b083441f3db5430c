/** The advisor: what a set-up of a game is about, found out by playing it in this browser, as a page with an address of its own. */
import { type Advice, type GamePack, readOptions } from '@baize/game';
import { Button, buttonClass, cx, Dialog, type GameTable, Icon } from '@baize/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { addressOf } from '../../address.ts';
import { api, sentenceOf } from '../../api.ts';
import { anyFailed, usePack, useTable } from '../../games.ts';
import { Copy } from '../../parts/copy.tsx';
import { Failed, Loading, Missing } from '../../parts/states.tsx';
import { PhoneTabs } from '../../parts/phoneTabs.tsx';
import { Progress } from '../../parts/progress.tsx';
import { TopBar } from '../../parts/topbar.tsx';
import { favourite, playBots } from '../../start/open.ts';
import { OptionFields } from '../../start/options.tsx';
import { texts as page } from '../../texts.ts';
import { writeLink } from '../link.ts';
import { ruleSetOf } from '../setup.ts';
import styles from './advice.module.css';
import { type Badge, List, Openings, Panel, Plans, Waiting, Worth } from './findings.tsx';
import findings from './findings.module.css';
import { commandFor, labSetup, linkOf, type AdviceSetup, questionIn } from './link.ts';
import { texts } from './texts.ts';
import { useAdvice } from './useAdvice.ts';

export function AdvicePage({ game }: { readonly game: string }): ReactNode {
  const pack = usePack(game);
  const table = useTable(game);
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (anyFailed(pack, table)) return <Failed />;
  if (pack.state === 'loading' || table.state === 'loading') return <Loading />;
  if (pack.value?.advisor === undefined)
    return <Missing title={texts.none(pack.value?.game.title ?? game)} body={texts.noneLine} />;
  return (
    <Advised key={hash} pack={pack.value} table={table.value} hash={hash} ask={(link) => (location.hash = link)} />
  );
}

const noBadge: Badge = () => null;

function Advised({
  pack,
  table,
  hash,
  ask,
}: {
  readonly pack: GamePack;
  readonly table: GameTable | null;
  readonly hash: string;
  readonly ask: (link: string) => void;
}): ReactNode {
  const [question] = useState(() => questionIn(pack, hash));
  const { options, seed, problems } = question;
  const link = linkOf(pack, question);
  const asked = useMemo(() => ({ game: pack.game.name, options, seed }), [pack, options, seed]);
  const advising = useAdvice(`${pack.game.name} ${link}`, asked);
  const { found, state, error, stop, again } = advising;
  const [changing, setChanging] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    void pack.advisor?.().then((advisor) => setTitle(advisor.title));
  }, [pack]);
  const Badge = table?.Badge ?? noBadge;
  const key = found?.worth.find(({ share, within }) => share - within > 0.5)?.piece;
  return (
    <div className={styles.page} data-page="advice" data-state={state}>
      <TopBar />
      <main id="content" className={styles.main}>
        <header className={styles.head}>
          <div>
            <p className="small">
              <b className={styles.eyebrow}>{title}</b>
              <span className="soft">{aboutOf(pack, question)}</span>
            </p>
            <h1>{found === null || found.title === '' ? texts.working : found.title}</h1>
            <p className="soft">
              {found !== null && found.line !== ''
                ? found.line
                : state === 'running'
                  ? texts.workingLine
                  : texts.notAll}
            </p>
          </div>
          <div className={styles.ways}>
            <Button onClick={() => setChanging(true)}>{texts.change}</Button>
            <Copy
              text={`${addressOf(`/lab/advice/${pack.game.name}`)}#${link}`}
              label={texts.share}
              done={texts.shared}
            />
            <Play pack={pack} options={options} />
          </div>
        </header>
        {problems.map((problem) => (
          <p key={problem} className={styles.problem} role="alert">
            {problem}
          </p>
        ))}
        {state === 'failed' && (
          <p className={styles.problem} role="alert">
            {texts.failed(error ?? '')}
          </p>
        )}
        <ul className={styles.pieces}>
          {(found?.pieces ?? []).map(({ name, price }) => (
            <li key={name} className={cx(name === key && styles.key)}>
              <Badge name={name} />
              <b>{name}</b>
              <span className={styles.price}>{price}</span>
            </li>
          ))}
        </ul>
        <Findings found={found} running={state === 'running'} pack={pack} question={question} Badge={Badge} />
        <footer className={styles.foot}>
          {state === 'running' ? (
            <>
              <Progress className={styles.progress} value={found?.progress ?? 0} aria-label={texts.progress} />
              <Button size="small" onClick={stop}>
                {texts.stop}
              </Button>
            </>
          ) : (
            <Button size="small" onClick={again}>
              {texts.again}
            </Button>
          )}
          <span className="soft small" role="status">
            {state === 'stopped' && texts.stopped} {state === 'kept' && texts.keptLine}{' '}
            {texts.from(found?.games ?? 0, seed)}
          </span>
          <details className="small">
            <summary>{texts.command}</summary>
            <code>{commandFor(pack, question)}</code>
          </details>
        </footer>
      </main>
      <PhoneTabs />
      {changing && (
        <Change
          pack={pack}
          table={table}
          question={question}
          close={() => setChanging(false)}
          ask={(next) => {
            setChanging(false);
            ask(linkOf(pack, next));
          }}
        />
      )}
    </div>
  );
}

/** The options that people chose by name, in a few words. */
function aboutOf(pack: GamePack, { options: { rules, ...options } }: AdviceSetup): string {
  const ruleSet = ruleSetOf(pack, { rules });
  const chosen = Object.entries(options).flatMap(([name, value]) => {
    const spec = pack.game.options[name];
    if (typeof value !== 'string' || value === spec.default) return [];
    // names such as a kingdom's need no more words
    return [/^\p{Lu}/u.test(value) ? value : `${spec.label.toLowerCase()}: ${value}`];
  });
  return [...chosen, texts.players, ...(ruleSet === undefined ? [] : [texts.rules(ruleSet)])].join(', ');
}

function Findings({
  found,
  running,
  pack,
  question,
  Badge,
}: {
  readonly found: Advice | null;
  readonly running: boolean;
  readonly pack: GamePack;
  readonly question: AdviceSetup;
  readonly Badge: Badge;
}): ReactNode {
  const { list = [], text = '', against = null, worth = [], plans = [], openings = [] } = found ?? {};
  return (
    <div className={styles.findings}>
      <Panel title={texts.list} line={texts.listLine}>
        {list.length === 0 ? <Waiting running={running} lines={8} /> : <List list={list} Badge={Badge} />}
        <div className={findings.under}>
          <span className="soft small">
            {against !== null && texts.against(against.share, against.within, against.name)}
          </span>
          {text !== '' && (
            <Link
              className={buttonClass({ size: 'small' })}
              href={`/lab#${writeLink(pack, labSetup(pack, question, text), null)}`}
            >
              {texts.openLab}
            </Link>
          )}
        </div>
      </Panel>
      <Panel title={texts.worth} line={texts.worthLine}>
        <Worth worth={worth} Badge={Badge} />
        {worth.length < (found?.pieces.length ?? 10) && (
          <Waiting
            running={running}
            lines={(found?.pieces.length ?? 10) - worth.length}
            missing={worth.length > 0 ? texts.restNotReached : texts.notReached}
          />
        )}
        <p className="soft small">{texts.worthNote}</p>
      </Panel>
      <div className={styles.stack}>
        <Panel title={texts.plans} line={texts.plansLine}>
          {plans.length === 0 ? <Waiting running={running} lines={3} /> : <Plans plans={plans} />}
        </Panel>
        <Panel title={texts.openings} line={texts.openingsLine}>
          {openings.length === 0 ? (
            <Waiting running={running} lines={5} />
          ) : (
            <Openings openings={openings} Badge={Badge} />
          )}
        </Panel>
      </div>
    </div>
  );
}

/** Opens a table with these options against the usual bots. */
function Play({ pack, options }: { readonly pack: GamePack; readonly options: AdviceSetup['options'] }): ReactNode {
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<string | null>(null);
  const play = async (): Promise<void> => {
    try {
      const info = (await api.games()).find(({ name }) => name === pack.game.name);
      if (info === undefined) return;
      const { bots } = favourite(info, undefined);
      go(`/t/${await playBots(info, { options, bots: bots.slice(0, 1) })}`);
    } catch (error) {
      setWrong(sentenceOf(error, page.missing.failedBody));
    }
  };
  return (
    <>
      <Button look="primary" onClick={() => void play()}>
        <Icon name="play" />
        {texts.play}
      </Button>
      {wrong !== null && <span role="alert">{wrong}</span>}
    </>
  );
}

/** The options of a set-up, in the game's own form. */
function Change({
  pack,
  table,
  question,
  close,
  ask,
}: {
  readonly pack: GamePack;
  readonly table: GameTable | null;
  readonly question: AdviceSetup;
  readonly close: () => void;
  readonly ask: (question: AdviceSetup) => void;
}): ReactNode {
  const [options, set] = useState(question.options);
  const read = readOptions(pack.game, options, 2);
  const Own = table?.Options;
  const specs = pack.game.options;
  return (
    <Dialog open close={close} title={texts.changeTitle} closeLabel={page.close}>
      <div className={styles.change}>
        {Own === undefined ? (
          <OptionFields specs={specs} values={options} set={set} />
        ) : (
          <Own specs={specs} values={options} set={set} Fields={OptionFields} />
        )}
        {!read.ok && <p role="alert">{read.message}</p>}
        <Button look="primary" disabled={!read.ok} onClick={() => ask({ ...question, options })}>
          {texts.ask}
        </Button>
      </div>
    </Dialog>
  );
}
