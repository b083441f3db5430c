/** Looking back: a hand step by step, and statistics of everybody. */
import { cx, Dialog, type Player, Segment, useMedia } from '@baize/table';
import { type ReactNode, useState } from 'react';
import type { View } from '../src/index.ts';
import { Files, HandList } from './hands.tsx';
import { Numbers } from './numbers.tsx';
import type { Past } from './past.ts';
import { Replayer } from './replayer.tsx';
import styles from './review.module.css';
import { texts } from './texts.ts';

const t = texts.hands;

export function Review({
  view,
  past,
  players,
  seat,
  name,
  phone,
  first,
  close,
}: {
  readonly view: View;
  readonly past: readonly Past[];
  readonly players: readonly Player[];
  readonly seat: number | null;
  readonly name: (seat: number) => string;
  readonly phone: boolean;
  /** The hand to begin with; `null` for statistics. */
  readonly first: number | null;
  readonly close: () => void;
}): ReactNode {
  const [part, setPart] = useState<'hands' | 'numbers'>(first === null ? 'numbers' : 'hands');
  const [hand, setHand] = useState(first ?? past.at(-1)?.history.hand ?? 0);
  // hands, table and statistics beside each other
  const wide = useMedia('(min-width: 1366px) and (min-height: 680px)');
  const chosen = past.find(({ history }) => history.hand === hand);
  const names = players.map((player) => player.name);
  const numbers = <Numbers past={past} players={players} seat={seat} name={name} phone={phone} brief={wide} />;
  return (
    <Dialog
      open
      close={close}
      title={t.title}
      closeLabel={texts.close}
      className={cx(styles.review, wide && styles.whole)}
    >
      <div className={styles.bar}>
        {!wide && (
          <Segment
            label={t.title}
            options={[
              { value: 'hands', text: t.replay },
              { value: 'numbers', text: t.numbers },
            ]}
            value={part}
            choose={setPart}
          />
        )}
        <span className="spread" />
        <Files past={past} names={names} seat={seat} />
      </div>
      {part === 'numbers' && !wide ? (
        numbers
      ) : (
        <div className={cx(styles.hands, wide && styles.three)}>
          {!phone && <HandList past={past} seat={seat} chosen={hand} choose={setHand} />}
          {chosen === undefined ? (
            <p className={cx('soft', styles.empty)}>{t.none}</p>
          ) : (
            <Replayer
              key={hand}
              view={view}
              past={chosen}
              players={players}
              seat={seat}
              name={name}
              other={(by) => {
                const at = past.findIndex(({ history }) => history.hand === hand) + by;
                const next = past[at];
                if (next !== undefined) setHand(next.history.hand);
              }}
            />
          )}
          {wide && (
            <section className={styles.numbers} aria-label={t.numbers}>
              <h3>{t.numbers}</h3>
              {numbers}
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}
