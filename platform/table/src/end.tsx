/** The end of a game: who won and why, what next, standings and curve, three facts. Its size is fixed before anything is known, so nothing jumps. */
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { Dialog } from './dialog.tsx';
import { type EndFact, EndFacts } from './endFacts.tsx';
import styles from './end.module.css';
import type { IconName } from './icons.tsx';
import { Medal } from './medal.tsx';
import { Segment } from './choice.tsx';
import { texts } from './texts.ts';

export interface EndAction {
  readonly label: string;
  readonly act: () => void;
  readonly disabled?: boolean;
}

export interface EndDialogProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly icon: IconName;
  readonly title: string;
  readonly reason: ReactNode;
  /** Enter. */
  readonly rematch: EndAction | null;
  /** N */
  readonly another: EndAction;
  /** R */
  readonly review: EndAction | null;
  /** Beside the buttons: a link to share. */
  readonly more?: ReactNode;
  readonly standings: ReactNode;
  /** The chart, its skeleton, or what went wrong. */
  readonly curve: ReactNode;
  /** Each `null` while it is being found: its place is kept. */
  readonly facts: readonly (EndFact | null)[];
  /** What the game itself has to show: decks, hands. */
  readonly details?: ReactNode;
}

export function EndDialog(props: EndDialogProps): ReactNode {
  const { open, close, icon, title, reason, rematch, another, review, more, details } = props;
  const first = useRef<HTMLButtonElement>(null);
  const [page, setPage] = useState<'overview' | 'details'>('overview');
  const keys: Readonly<Record<string, EndAction | null>> = { n: another, r: review };
  return (
    <Dialog
      open={open}
      close={close}
      title={title}
      line={reason}
      closeLabel={texts.lookAtTable}
      name="result"
      className={cx(styles.end, details !== undefined && styles.paged)}
      focus={first}
      lead={<Medal icon={icon} />}
    >
      <div
        className={styles.all}
        onKeyDown={(event) => {
          const action = event.ctrlKey || event.metaKey || event.altKey ? null : keys[event.key.toLowerCase()];
          if (action && action.disabled !== true) action.act();
        }}
      >
        <div className={styles.answers}>
          {rematch !== null && (
            <Button
              look="primary"
              size="large"
              ref={first}
              onClick={rematch.act}
              disabled={rematch.disabled}
              keyName="Enter"
            >
              {rematch.label}
            </Button>
          )}
          <Button size="large" {...(rematch === null && { ref: first })} onClick={another.act} keyName="N">
            {another.label}
          </Button>
          {review !== null && (
            <Button size="large" onClick={review.act} keyName="R">
              {review.label}
            </Button>
          )}
          {more !== undefined && <span className={styles.more}>{more}</span>}
        </div>
        {details !== undefined && (
          <div className={styles.pages}>
            <Segment
              label={texts.details}
              options={[
                { value: 'overview', text: texts.overview },
                { value: 'details', text: texts.details },
              ]}
              value={page}
              choose={setPage}
            />
          </div>
        )}
        {page === 'details' ? <div className={styles.details}>{details}</div> : <Overview {...props} />}
      </div>
    </Dialog>
  );
}

function Overview({ standings, curve, facts }: EndDialogProps): ReactNode {
  return (
    // on phones it scrolls, so it can be reached by keyboard
    <div className={styles.overview} role="group" aria-label={texts.overview} tabIndex={0}>
      <div className={styles.body}>
        <div className={styles.standings}>{standings}</div>
        <div className={styles.curve}>{curve}</div>
      </div>
      <EndFacts facts={facts} />
    </div>
  );
}
