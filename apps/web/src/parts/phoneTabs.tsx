/** The places of the top bar at the foot of a phone, under the thumb. Those that do not fit are behind the last one. */
import { Icon, type IconName } from '@baize/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { online } from '../api.ts';
import { texts } from '../texts.ts';
import styles from './phoneTabs.module.css';

const Dialog = lazy(async () => ({ default: (await import('./dialogs.ts')).Dialog }));

interface Place {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  /** Pages elsewhere that belong here, too. */
  readonly also?: string;
  readonly line?: string;
}

const lab: Place = { href: '/lab', icon: 'dice', text: texts.nav.lab, line: texts.nav.labLine };
const watch: Place = { href: '/watch', icon: 'eye', text: texts.nav.watch, line: texts.nav.watchLine };
const places: readonly Place[] = [
  { href: '/', icon: 'cards', text: texts.nav.play },
  { href: '/learn', also: '/rules', icon: 'book', text: texts.nav.learn },
  { href: '/puzzles', icon: 'puzzle', text: texts.nav.puzzles },
  { href: '/replays', icon: 'clock', text: texts.nav.replays },
  // without a server nobody can be watched, and one place is left that needs no list
  ...(online ? [] : [lab]),
];
const further: readonly Place[] = online ? [watch, lab] : [];

export function PhoneTabs({
  waiting = false,
}: {
  /** Whether a game waits for this person. */
  readonly waiting?: boolean;
}): ReactNode {
  const [path] = useLocation();
  const [more, setMore] = useState(false);
  const isHere = ({ href, also = href }: Place): boolean =>
    href === '/' ? path === '/' : path.startsWith(href) || path.startsWith(also);
  return (
    <nav className={styles.tabs} aria-label={texts.nav.main}>
      {places.map((place) => (
        <Link key={place.href} href={place.href} aria-current={isHere(place) ? 'page' : undefined}>
          <Icon name={place.icon} size={22} />
          {place.text}
          {waiting && place.href === '/' && <i className={styles.badge} role="img" aria-label={texts.nav.yourTurn} />}
        </Link>
      ))}
      {further.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={further.some(isHere) ? 'page' : undefined}
          onClick={() => setMore(true)}
        >
          <Icon name="menu" size={22} />
          {texts.nav.more}
        </button>
      )}
      {more && (
        <Suspense>
          <Dialog
            open
            drawer
            close={() => setMore(false)}
            title={texts.nav.more}
            closeLabel={texts.close}
            className={styles.sheet}
          >
            <nav className={styles.further} aria-label={texts.nav.more}>
              {further.map((place) => (
                <Link
                  key={place.href}
                  href={place.href}
                  aria-current={isHere(place) ? 'page' : undefined}
                  onClick={() => setMore(false)}
                >
                  <Icon name={place.icon} size={22} />
                  <span>
                    <b>{place.text}</b>
                    <span className="soft small">{place.line}</span>
                  </span>
                  <Icon name="right" size={18} />
                </Link>
              ))}
            </nav>
          </Dialog>
        </Suspense>
      )}
    </nav>
  );
}
