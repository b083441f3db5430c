/** The rules of a game: contents, text with pictures of the real pieces, rulings, and a search through all of it. */
import { catalogue, findGame } from '@baize/games';
import type { GamePack, Ruling } from '@baize/game';
import { buttonClass, cx, type GameTable, Icon, useKeys } from '@baize/table';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { anyFailed, usePack, useTable } from '../games.ts';
import { Tile } from '../parts/art.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { PhoneTabs } from '../parts/phoneTabs.tsx';
import { Failed, Loading, Missing } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { texts as page } from '../texts.ts';
import styles from './rules.module.css';
import { Pictures } from './pictures.tsx';
import { type Hit, search, type Section, sectionsOf } from './sections.ts';
import { texts } from './texts.ts';
import column from '../parts/column.module.css';

export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const pack = usePack(game);
  const table = useTable(game);
  if (findGame(game) === undefined) return <Missing title={page.missing.page} body={page.missing.pageBody} />;
  if (anyFailed(pack, table)) return <Failed />;
  if (pack.value === null || table.state === 'loading') return <Loading />;
  return <Rules pack={pack.value} table={table.value} />;
}

/** Pixels from the top: above it, text is as good as read. */
const READ_FROM = 160;

const reveal = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' });

function Rules({ pack, table }: { readonly pack: GamePack; readonly table: GameTable | null }): ReactNode {
  const { game, rulings = [] } = pack;
  const sections = useMemo(() => sectionsOf(pack, texts.aim), [pack]);
  useEffect(() => {
    if (location.hash !== '') reveal(location.hash.slice(1).toLowerCase());
  }, []);
  const text = useRef<HTMLDivElement>(null);
  const here = useSectionInView(text, sections);
  return (
    <div className={styles.page} data-page="rules">
      <TopBar />
      <header className={styles.head}>
        <div className={column.column}>
          <Tile game={game.name} size={44} />
          <div>
            <h1>{texts.title(game.title)}</h1>
            <p className="soft small">{texts.players(...game.seats)}</p>
          </div>
          <span className="spread" />
          <nav className={styles.games} aria-label={texts.games}>
            {catalogue.map(({ name, title }) => (
              <Link key={name} href={`/rules/${name}`} aria-current={name === game.name ? 'page' : undefined}>
                {title}
              </Link>
            ))}
          </nav>
          <Search pack={pack} sections={sections} />
        </div>
      </header>
      <main id="content" className={cx(column.column, styles.main)}>
        <nav className={styles.contents} aria-label={texts.contents}>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
            {rulings.length > 0 && (
              <li>
                <a href="#rulings" aria-current={here === 'rulings' ? 'location' : undefined}>
                  {texts.rulings}
                </a>
              </li>
            )}
          </ol>
          {findGame(game.name)?.learn !== undefined && (
            <Link href={`/learn/${game.name}`} className={buttonClass({ look: 'outline' })}>
              <Icon name="play" size={18} />
              {texts.learn}
            </Link>
          )}
        </nav>
        <div className={styles.text} ref={text}>
          {sections.map((section, i) => (
            <section key={section.id} id={section.id}>
              <h2>
                <Numbered at={i + 1} />
                {section.title}
              </h2>
              <Pictures table={table} section={section} />
              <Markdown text={section.text} />
            </section>
          ))}
          {rulings.length > 0 && (
            <section id="rulings">
              <h2>
                <Numbered at={sections.length + 1} />
                {texts.rulings}
              </h2>
              <Rulings rulings={rulings} linked className={styles.all} />
            </section>
          )}
        </div>
        {rulings.length > 0 && here !== 'rulings' && (
          <OnThisPart rulings={rulings} part={sections.find(({ id }) => id === here)?.title} />
        )}
      </main>
      <PhoneTabs />
    </div>
  );
}

/** The section that is being read: the first whose text reaches below the bars at the top. */
function useSectionInView(text: RefObject<HTMLElement | null>, sections: readonly Section[]): string {
  const [here, setHere] = useState(sections[0].id);
  useEffect(() => {
    const look = (): void => {
      const parts = [...(text.current?.children ?? [])];
      setHere(parts.find((part) => part.getBoundingClientRect().bottom > READ_FROM)?.id ?? 'rulings');
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [text]);
  return here;
}

const Numbered = ({ at }: { readonly at: number }): ReactNode => (
  <span className={styles.number} aria-hidden="true">
    {at}
  </span>
);

function Rulings({
  rulings,
  linked = false,
  className,
}: {
  readonly rulings: readonly Ruling[];
  /** These are the ones that a link to a ruling leads to. */
  readonly linked?: boolean;
  readonly className?: string;
}): ReactNode {
  return (
    <dl className={cx(styles.list, className)}>
      {rulings.map(({ number, title, text }) => (
        <div key={number} {...(linked && { id: number.toLowerCase() })}>
          <dt>
            <a href={`#${number.toLowerCase()}`}>{number}</a>
          </dt>
          <dd>
            <b>{title}.</b> {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Beside the text: the rulings on the part that is being read, or all of them where it has none. */
function OnThisPart({
  rulings,
  part,
}: {
  readonly rulings: readonly Ruling[];
  /** The title of the part being read. */
  readonly part: string | undefined;
}): ReactNode {
  const on = rulings.filter((ruling) => ruling.part === part);
  const title = on.length > 0 ? texts.onThisPart : texts.allRulings(rulings.length);
  return (
    <aside className={styles.rulings} aria-label={title}>
      <h3>{title}</h3>
      <Rulings rulings={on.length > 0 ? on : rulings} />
      {on.length > 0 && <a href="#rulings">{texts.allRulings(rulings.length)}</a>}
    </aside>
  );
}

function Search({ pack, sections }: { readonly pack: GamePack; readonly sections: readonly Section[] }): ReactNode {
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const hits = useMemo(() => search(sections, pack.rulings ?? [], wanted), [sections, pack, wanted]);
  useKeys({ '/': () => field.current?.focus() });
  useEffect(() => {
    if (location.hash === '#search') field.current?.focus();
  }, []);
  const jump = (hit: Hit | undefined): void => {
    if (hit === undefined) return;
    setWanted('');
    history.replaceState(null, '', `#${hit.id}`);
    reveal(hit.id);
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) setAt(Math.max(0, Math.min(hits.length - 1, at + by)));
    else if (event.key === 'Enter') jump(hits[at]);
    else if (event.key === 'Escape') setWanted('');
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <label>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        {wanted.trim() === '' ? (
          <kbd aria-hidden="true">/</kbd>
        ) : (
          <span className={cx('soft small', styles.places)}>{texts.places(hits.length)}</span>
        )}
      </label>
      {wanted.trim() !== '' && (
        <div className={styles.hits} role="status">
          {hits.length === 0 && <p className="soft">{texts.nothing}</p>}
          {hits.slice(0, 8).map((hit, i) => (
            <button
              key={`${hit.id}${i}`}
              type="button"
              className={cx(i === at && styles.now)}
              onClick={() => jump(hit)}
            >
              <b>{hit.title}</b>
              <span>{marked(hit.around, wanted)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The text with the words that were looked for marked. */
function marked(text: string, wanted: string): ReactNode[] {
  const words = wanted.trim().toLowerCase().split(/\s+/);
  const parts = text.split(
    new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'i'),
  );
  return parts.map((part, i) => (words.includes(part.toLowerCase()) ? <mark key={i}>{part}</mark> : part));
}
