/** Strips around a table: what it has to tell, and what can be done when it is over. */
import { Button, buttonClass, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts.ts';

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
    <p className="notice" role={urgent ? 'alert' : undefined}>
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
  <div className="after-bar">
    <Button onClick={result}>{texts.replay.result}</Button>
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
