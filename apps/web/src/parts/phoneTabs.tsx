/** The places of the top bar at the foot of a phone, under the thumb. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { texts } from '../texts.ts';
import styles from './phoneTabs.module.css';

const places = [
  { href: '/', icon: 'cards', text: texts.nav.play },
  { href: '/learn', icon: 'book', text: texts.nav.learn },
  { href: '/puzzles', icon: 'puzzle', text: texts.nav.puzzles },
  { href: '/replays', icon: 'clock', text: texts.nav.replays },
] as const;

export function PhoneTabs({
  waiting = false,
}: {
  /** Whether a game waits for this person. */
  readonly waiting?: boolean;
}): ReactNode {
  const [path] = useLocation();
  const isHere = (href: string): boolean => (href === '/' ? path === '/' : path.startsWith(href));
  return (
    <nav className={styles.tabs} aria-label={texts.nav.main}>
      {places.map(({ href, icon, text }) => (
        <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {text}
          {waiting && href === '/' && <i className={styles.badge} role="img" aria-label={texts.nav.yourTurn} />}
        </Link>
      ))}
    </nav>
  );
}
