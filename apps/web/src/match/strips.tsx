/** Strips around a table: what it has to tell, and what can be done when it is over. */
import { announce, Button, buttonClass, cx, Icon } from '@baize/table';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts.ts';
import styles from './strips.module.css';

/** Something to say to the person here, for a while. */
export function useNotice(): {
  readonly notice: string | null;
  readonly say: (text: string) => void;
  readonly clearNotice: () => void;
} {
  const [notice, setNotice] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (text: string): void => {
    setNotice(text);
    announce(text, true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNotice(null), 8000);
  };
  return { notice, say, clearNotice: () => setNotice(null) };
}

/** A strip above the table. */
export const Strip = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.strip} role="status">
    {children}
  </div>
);

export const Notice = ({
  text,
  urgent,
  close,
}: {
  readonly text: string | null;
  /** Nobody asked for it: it is read out at once. */
  readonly urgent: boolean;
  readonly close: () => void;
}): ReactNode =>
  text !== null && (
    <p className={cx(styles.strip, styles.notice)} role={urgent ? 'alert' : undefined}>
      {text}
      <Button look="quiet" size="small" square aria-label={texts.close} onClick={close}>
        <Icon name="x" />
      </Button>
    </p>
  );

/** Below a table that is over and looked at. */
export const AfterBar = ({
  match,
  result,
  rematch,
}: {
  readonly match: string;
  readonly result: () => void;
  readonly rematch: (() => void) | null;
}): ReactNode => (
  <div className={styles.after} data-over="">
    <Button look={rematch === null ? 'primary' : 'plain'} onClick={result}>
      {texts.replay.result}
    </Button>
    <Link className={buttonClass({ look: 'plain' })} href={`/r/${match}`}>
      {texts.match.replay}
    </Link>
    {rematch !== null && (
      <Button look="primary" onClick={rematch}>
        {texts.match.rematch}
      </Button>
    )}
  </div>
);
