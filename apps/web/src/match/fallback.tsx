/** A table for any game: its text on paper, the question, and a button for each legal move. */
import type { Cost, GamePack, Seat } from '@baize/game';
import { announce, Button, cx, Icon, type LogLine, playSound, type TableProps, useKeys, usePlay } from '@baize/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { capital } from '../counting.ts';
import { texts } from '../texts.ts';
import { Latest } from './latest.tsx';
import { groupMoves } from './moves.ts';
import { Paper } from './paper.tsx';
import { Pills } from './pills.tsx';
import styles from './fallback.module.css';
import more from './more.module.css';

const keys = '123456789abcdefgikopqrstvwxyz';

interface FallbackProps extends TableProps {
  readonly pack: GamePack | null;
  readonly name: (seat: Seat) => string;
  /** Of a match: where no log stands beside it, the newest are shown above the paper. */
  readonly lines?: readonly LogLine[];
  readonly openLog?: () => void;
}

export function FallbackTable({ pack, name, lines, openLog, ...props }: FallbackProps): ReactNode {
  const { view, moves, turn, seat, ask, players, pending, send, step, played, hint, result, panel, replay } = props;
  const root = useRef<HTMLDivElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const mine = seat !== null && turn === seat && moves.length > 0;

  usePlay(step, played, root, async () => playSound('card'));
  // a new decision begins with nothing chosen, a hint with what it says
  const [before, setBefore] = useState({ moves, hint });
  if (before.moves !== moves || before.hint !== hint) {
    setBefore({ moves, hint });
    setChosen(hint?.words ?? null);
    if (before.moves !== moves) setWanted('');
  }

  const shown = useMemo(
    () => moves.filter((words) => words.toLowerCase().includes(wanted.trim().toLowerCase())),
    [moves, wanted],
  );
  const groups = useMemo(() => groupMoves(shown), [shown]);
  const choose = (words: string): void => {
    if (pending) return;
    setChosen(words === chosen ? null : words);
    announce(`${texts.fallback.chosen}: ${words}`);
  };
  const confirm = (): void => {
    if (chosen !== null && !pending && moves.includes(chosen)) send([chosen]);
  };
  useKeys(
    {
      ...Object.fromEntries(shown.slice(0, keys.length).map((words, i) => [keys[i], () => choose(words)])),
      Enter: confirm,
      Escape: () => setChosen(null),
      '/': () => find.current?.focus(),
    },
    mine && !replay,
  );

  const costOf = (words: string): Cost | null => pack?.costOf?.(view, words) ?? null;
  let index = 0;
  return (
    <div className={styles.table} ref={root}>
      <div className={styles.main}>
        {!replay && <Pills players={players} turn={turn} place="above" />}
        <div className={styles.sheet}>
          {panel === null && lines !== undefined && openLog !== undefined && <Latest lines={lines} openLog={openLog} />}
          <Paper pack={pack} view={view} name={name} />
        </div>
        <section className={styles.ask} aria-label={texts.fallback.moves}>
          <div className={styles.question}>
            <div>
              <h2>
                {mine || turn === null || result !== null ? ask : texts.fallback.choosing(players[turn]?.name ?? '')}
              </h2>
              {!mine && result === null && turn !== null && <p className="soft">{ask}</p>}
              {hint !== null && (
                <p className={styles.why}>
                  <Icon name="bulb" />
                  {hint.why}
                </p>
              )}
            </div>
            {mine && moves.length >= 10 && (
              <label className={styles.find}>
                <Icon name="search" />
                <input
                  ref={find}
                  placeholder={texts.fallback.find}
                  aria-label={texts.fallback.find}
                  value={wanted}
                  onChange={(event) => setWanted(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Escape') event.currentTarget.blur();
                    if (event.key === 'Enter' && shown[0] !== undefined) {
                      setChosen(shown[0]);
                      event.currentTarget.blur();
                    }
                  }}
                />
                <kbd>/</kbd>
              </label>
            )}
          </div>
          {mine && (
            <>
              <div className={cx(styles.moves, more.more)}>
                {groups.map(({ verb, moves: list }) => (
                  <div key={verb} role="group" aria-label={verb}>
                    {groups.length > 1 && <h3>{capital(verb)}</h3>}
                    <div className={styles.buttons}>
                      {list.map((words) => {
                        const key = keys[index++];
                        return (
                          <button
                            key={words}
                            type="button"
                            className={cx(styles.move, chosen === words && styles.chosen)}
                            data-move=""
                            aria-pressed={chosen === words}
                            disabled={pending}
                            {...(chosen === words && { 'data-keys': '' })}
                            onClick={() => choose(words)}
                            onDoubleClick={() => send([words])}
                          >
                            {key !== undefined && <kbd aria-hidden="true">{key}</kbd>}
                            <span>{capital(words)}</span>
                            <Price cost={costOf(words)} />
                          </button>
                        );
                      })}
                    </div>
                  </div>
                ))}
                {shown.length === 0 && <p className="soft">{texts.fallback.noMatch}</p>}
              </div>
              <div className={styles.confirm}>
                {chosen !== null && (
                  <p>
                    <b>{capital(chosen)}</b>
                    <span className="soft small">{costOf(chosen)?.leaves}</span>
                  </p>
                )}
                <span className="spread" />
                <Button look="quiet" disabled={chosen === null} onClick={() => setChosen(null)}>
                  {texts.fallback.cancel}
                </Button>
                <Button
                  look="primary"
                  size="large"
                  data-keys=""
                  disabled={chosen === null || pending}
                  onClick={confirm}
                  keyName="Enter"
                >
                  {texts.fallback.confirm}
                </Button>
              </div>
            </>
          )}
        </section>
      </div>
      {panel}
    </div>
  );
}

const Price = ({ cost }: { readonly cost: Cost | null }): ReactNode =>
  cost !== null && <span className={cx(styles.price, cost.price.length <= 2 && styles.coin)}>{cost.price}</span>;
