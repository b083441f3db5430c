/** The bar of the pages without a table: brand, places, theme, sound, name. */
import { Avatar, Button, Icon, setSettings, shownTheme, useSettings } from '@baize/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { online } from '../api.ts';
import { myName, setName, useMine } from '../mine.ts';
import { texts } from '../texts.ts';
import { Mark } from './art.tsx';
import styles from './topbar.module.css';

const Dialog = lazy(async () => ({ default: (await import('./dialogs.ts')).Dialog }));

const Place = ({
  href,
  also = href,
  text,
}: {
  readonly href: string;
  /** Pages elsewhere that belong here, too. */
  readonly also?: string;
  readonly text: string;
}): ReactNode => {
  const [exactly] = useRoute(href);
  const [below] = useRoute(`${href}/*`);
  const [related] = useRoute(`${also}/*`);
  const here = exactly || (href !== '/' && (below || related));
  return (
    <Link href={href} aria-current={here ? 'page' : undefined}>
      {text}
    </Link>
  );
};

export const ThemeButton = (): ReactNode => {
  const theme = shownTheme(useSettings().theme);
  return (
    <Button
      look="quiet"
      square
      aria-label={theme === 'dark' ? texts.nav.toLight : texts.nav.toDark}
      onClick={() => setSettings({ theme: theme === 'dark' ? 'light' : 'dark' })}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} size={20} />
    </Button>
  );
};

export const SoundButton = (): ReactNode => {
  const { sound } = useSettings();
  return (
    <Button
      look="quiet"
      square
      aria-label={sound ? texts.nav.mute : texts.nav.unmute}
      aria-keyshortcuts="M"
      onClick={() => setSettings({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} size={20} />
    </Button>
  );
};

export function TopBar(): ReactNode {
  const { name } = useMine();
  const [naming, setNaming] = useState(false);
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#content">
        {texts.nav.skip}
      </a>
      <Link href="/" className={styles.brand}>
        <Mark />
        {texts.brand}
      </Link>
      <nav className={styles.places} aria-label={texts.nav.main}>
        <Place href="/" text={texts.nav.play} />
        <Place href="/learn" also="/rules" text={texts.nav.learn} />
        <Place href="/puzzles" text={texts.nav.puzzles} />
        {online && <Place href="/watch" text={texts.nav.watch} />}
        <Place href="/replays" text={texts.nav.replays} />
        <Place href="/lab" text={texts.nav.lab} />
      </nav>
      <span className="spread" />
      <ThemeButton />
      <SoundButton />
      <button
        type="button"
        className={styles.name}
        aria-label={name === null ? texts.nav.chooseName : `${texts.nav.name}: ${name}`}
        onClick={() => setNaming(true)}
      >
        <Avatar name={name ?? '?'} />
        <span>{name ?? texts.nav.chooseName}</span>
        <Icon name="down" size={16} />
      </button>
      {naming && (
        <Suspense>
          <Dialog open close={() => setNaming(false)} title={texts.start.nameLabel} closeLabel={texts.close}>
            <NameForm done={() => setNaming(false)} save={texts.start.saveName} />
          </Dialog>
        </Suspense>
      )}
    </header>
  );
}

export function NameForm({ done, save }: { readonly done?: () => void; readonly save: string }): ReactNode {
  const [draft, setDraft] = useState(myName());
  const { name } = useMine();
  const wanted = draft.trim();
  const kept = done === undefined && wanted === name;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted === '') return;
        setName(wanted);
        done?.();
      }}
    >
      <input
        className="field"
        aria-label={texts.start.nameLabel}
        value={draft}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <Button look="primary" type="submit" aria-disabled={wanted === '' || kept}>
        {kept ? texts.start.nameKept : save}
      </Button>
    </form>
  );
}
