/** The rules of a game: contents, text with pictures of the real pieces, rulings, and a search through all of it. */
import { catalogue, findGame } from '@baize/games';
import type { GamePack, Ruling } from '@baize/game';
import { buttonClass, cx, type GameTable, Icon } from '@baize/table';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
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
import { Found, marked, reveal, SearchField, useSearch } from './search.tsx';
import { type Section, sectionsOf } from './sections.ts';
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

const noRulings: readonly Ruling[] = [];

/** Pixels from the top: above it, text is as good as read. */
const READ_FROM = 160;

function Rules({ pack, table }: { readonly pack: GamePack; readonly table: GameTable | null }): ReactNode {
  const { game, rulings = noRulings } = pack;
  const sections = useMemo(() => sectionsOf(pack, texts.aim), [pack]);
  useEffect(() => {
    if (location.hash !== '') reveal(location.hash.slice(1).toLowerCase());
  }, []);
  const text = useRef<HTMLDivElement>(null);
  const searching = useSearch(sections, rulings);
  const { hits } = searching;
  const wanted = searching.wanted.trim();
  const here = useSectionInView(text, sections, wanted === '');
  return (
    <div className={styles.page} data-page="rules">
      <TopBar />
      <header className={styles.head}>
        <div className={column.column}>
          <Tile game={game.name} size={44} className={styles.tile} />
          <div className={styles.words}>
            <h1>{texts.title(game.title)}</h1>
            <p className="soft small">{texts.about(...game.seats, findGame(game.name)?.gameMinutes)}</p>
          </div>
          <span className="spread" />
          <nav className={styles.games} aria-label={texts.games}>
            {catalogue.map(({ name, title }) => (
              <Link key={name} href={`/rules/${name}`} aria-current={name === game.name ? 'page' : undefined}>
                {title}
              </Link>
            ))}
          </nav>
          <SearchField {...searching} />
        </div>
      </header>
      <main id="content" className={cx(column.column, styles.main)}>
        <nav className={styles.contents} aria-label={texts.contents}>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === here ? 'location' : undefined}
                  onClick={() => searching.jump(id)}
                >
                  {title}
                </a>
              </li>
            ))}
            {rulings.length > 0 && (
              <li>
                <a
                  href="#rulings"
                  aria-current={here === 'rulings' ? 'location' : undefined}
                  onClick={() => searching.jump('rulings')}
                >
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
        {wanted !== '' && <Found {...searching} />}
        <div className={styles.text} ref={text} hidden={wanted !== ''}>
          {sections.map((section, i) => (
            <section key={section.id} id={section.id}>
              <h2>
                <Numbered at={i + 1} />
                {section.title}
              </h2>
              <Markdown text={section.text} />
              <Pictures table={table} section={section} />
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
        {wanted !== '' ? (
          <FoundRulings
            found={hits.flatMap(({ ruling }) => ruling ?? [])}
            all={rulings.length}
            wanted={wanted}
            jump={searching.jump}
          />
        ) : (
          rulings.length > 0 &&
          here !== 'rulings' && <OnThisPart rulings={rulings} part={sections.find(({ id }) => id === here)?.title} />
        )}
      </main>
      <PhoneTabs />
    </div>
  );
}

/** The section that is being read: the first whose text reaches below the bars at the top; none while no text is shown. */
function useSectionInView(
  text: RefObject<HTMLElement | null>,
  sections: readonly Section[],
  shown: boolean,
): string | null {
  const [here, setHere] = useState(sections[0].id);
  useEffect(() => {
    if (!shown) return undefined;
    const look = (): void => {
      const parts = [...(text.current?.children ?? [])];
      setHere(parts.find((part) => part.getBoundingClientRect().bottom > READ_FROM)?.id ?? 'rulings');
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [text, shown]);
  return shown ? here : null;
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
  wanted = '',
  jump,
}: {
  readonly rulings: readonly Ruling[];
  /** These are the ones that a link to a ruling leads to. */
  readonly linked?: boolean;
  readonly className?: string;
  /** Words to mark in them. */
  readonly wanted?: string;
  /** Told before one of them is gone to. */
  readonly jump?: (id: string) => void;
}): ReactNode {
  return (
    <dl className={cx(styles.list, className)}>
      {rulings.map(({ number, title, text }) => (
        <div key={number} {...(linked && { id: number.toLowerCase() })}>
          <dt>
            <a href={`#${number.toLowerCase()}`} onClick={() => jump?.(number.toLowerCase())}>
              {number}
            </a>
          </dt>
          <dd>
            <b>{marked(`${title}.`, wanted)}</b> {marked(text, wanted)}
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

/** Beside what was found: the rulings among it. */
function FoundRulings({
  found,
  wanted,
  all,
  jump,
}: {
  readonly found: readonly Ruling[];
  readonly wanted: string;
  /** How many rulings there are. */
  readonly all: number;
  readonly jump: (id: string) => void;
}): ReactNode {
  if (found.length === 0) return null;
  return (
    <aside className={styles.rulings} aria-label={texts.foundRulings}>
      <h3>{texts.foundRulings}</h3>
      <Rulings rulings={found} wanted={wanted} jump={jump} />
      <a href="#rulings" onClick={() => jump('rulings')}>
        {texts.allRulings(all)}
      </a>
    </aside>
  );
}
