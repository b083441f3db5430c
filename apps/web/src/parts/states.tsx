/** What is shown when there is nothing to show: loading, empty, missing, disconnected. */
import { buttonClass, Button, Icon, cx } from '@baize/table';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts.ts';
import styles from './states.module.css';
import { TopBar } from './topbar.tsx';

/** Appears only after a moment: what loads quickly does not flicker. */
export function useAfter(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return after;
}

export function Loading(): ReactNode {
  const after = useAfter(250);
  return (
    <div className={styles.whole} role="status" aria-busy="true">
      {after && <CardPair />}
      <span className="unseen">{texts.replay.loading}</span>
    </div>
  );
}

const CardPair = (): ReactNode => (
  <svg width="72" height="56" viewBox="0 0 72 56" fill="none" aria-hidden="true">
    <g transform="rotate(-12 26 30)">
      <rect x="12" y="10" width="28" height="40" rx="4" stroke="var(--edge)" strokeWidth="1.5" strokeDasharray="4 4" />
    </g>
    <g transform="rotate(10 46 30)">
      <rect x="32" y="8" width="28" height="40" rx="4" fill="var(--raise)" stroke="var(--edge)" strokeWidth="1.5" />
      <path d="M46 19l7 9-7 9-7-9z" fill="var(--brass)" />
    </g>
  </svg>
);

export const Empty = ({
  title,
  line,
  className,
  children,
}: {
  readonly title: string;
  readonly line: string;
  readonly className?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}): ReactNode => (
  <div className={cx('panel', styles.empty, className)}>
    <CardPair />
    <b>{title}</b>
    <p className="soft">{line}</p>
    {children}
  </div>
);

/** A whole page, below the bar, with one thing in its middle. */
const Whole = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div>
    <TopBar />
    <main id="content" className={cx(styles.whole, styles.below)}>
      {children}
    </main>
  </div>
);

/** A whole page that says what is missing and where to go from here. */
export const Missing = ({
  title,
  body,
  children,
}: {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}): ReactNode => (
  <Whole>
    <CardPair />
    <h1>{title}</h1>
    <p className="soft">{body}</p>
    <div className={styles.buttons}>
      {children}
      <Link href="/" className={buttonClass({ look: children === undefined ? 'primary' : 'plain' })}>
        {texts.missing.home}
      </Link>
    </div>
  </Whole>
);

/** The amber bar of a lost connection, with the seconds to the next try. */
export function OfflineBar({
  nextTry,
  again,
}: {
  readonly nextTry: number | null;
  readonly again: () => void;
}): ReactNode {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = nextTry === null ? 0 : Math.ceil((nextTry - now) / 1000);
  return (
    <div className={styles.offline} role="status" data-offline="">
      <Icon name="offline" size={20} />
      <span>{seconds > 0 ? texts.offline.lost(seconds) : texts.offline.trying}</span>
      <span className="spread" />
      <Button size="small" className={styles.again} onClick={again}>
        {texts.offline.tryNow}
      </Button>
    </div>
  );
}

/** Browsers remember that a part of the page could not be fetched, so the whole page is asked for again. */
const Retry = (): ReactNode => (
  <Button look="primary" onClick={() => location.reload()}>
    {texts.missing.retry}
  </Button>
);

/** Something could not be loaded. */
export const Failed = (): ReactNode => (
  <Missing title={texts.missing.failed} body={texts.missing.failedBody}>
    <Retry />
  </Missing>
);

/** A part of a page could not be loaded. */
export const FailedPart = ({ title }: { readonly title: string }): ReactNode => (
  <div className={cx('panel', styles.empty)} role="alert">
    <CardPair />
    <b>{texts.missing.failedPart(title)}</b>
    <p className="soft">{texts.missing.failedBody}</p>
    <Retry />
  </div>
);
