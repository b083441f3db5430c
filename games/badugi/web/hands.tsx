/** The hands played: a list, and files of them. */
import { Button, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { counting, type HandHistory } from '../src/index.ts';
import { Face, nameOf, Unbroken } from './cards.tsx';
import styles from './hands.module.css';
import { lastCards, type Past, phhOf, save, textOf } from './past.ts';
import { signedChips, texts, upper } from './texts.ts';

const t = texts.hands;

/** How the hand ended for the seat, in words. */
export function endOf(history: HandHistory, seat: number | null): string {
  if (seat === null) return t.pot(history.won.reduce((sum, { amount }) => sum + amount, 0));
  const fold = history.actions.find((each) => each.kind === 'fold' && each.seat === seat);
  if (fold !== undefined) return t.folded(fold.street);
  if (history.stacks[seat] === 0) return t.notIn;
  const cards = lastCards(history, seat);
  if (history.shown[seat] === null) return t.allFolded;
  return cards === null ? '' : upper(nameOf(cards));
}

export function HandList({
  past,
  seat,
  chosen,
  choose,
}: {
  readonly past: readonly Past[];
  readonly seat: number | null;
  readonly chosen: number | null;
  readonly choose: (hand: number) => void;
}): ReactNode {
  if (past.length === 0) return <p className={cx('soft', styles.empty)}>{t.none}</p>;
  return (
    <ol className={styles.list} aria-label={texts.tabs.hands}>
      {past.toReversed().map(({ history }) => {
        const cards = seat === null ? null : lastCards(history, seat);
        const net = seat === null ? 0 : (history.net[seat] ?? 0);
        const counts = cards === null ? [] : counting(cards);
        return (
          <li key={history.hand}>
            <button
              type="button"
              className={cx(chosen === history.hand && styles.chosen)}
              aria-current={chosen === history.hand}
              onClick={() => choose(history.hand)}
            >
              <span className={styles.minis} aria-hidden="true">
                {(cards ?? []).map((card) => (
                  <Face key={card} card={card} width={26} dim={!counts.includes(card)} />
                ))}
              </span>
              <span className={styles.words}>
                <b>{t.hand(history.hand)}</b>
                <span>
                  <Unbroken>{endOf(history, seat)}</Unbroken>
                </span>
              </span>
              {seat !== null && <b className={cx(net > 0 && styles.up, net < 0 && styles.down)}>{signedChips(net)}</b>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function Files({
  past,
  names,
  seat,
}: {
  readonly past: readonly Past[];
  readonly names: readonly string[];
  readonly seat: number | null;
}): ReactNode {
  const off = past.length === 0;
  return (
    <div className={styles.files}>
      <Button size="small" disabled={off} title={t.phhLine} onClick={() => save(phhOf(past, names), 'badugi.phhs')}>
        <Icon name="download" />
        {t.phh}
      </Button>
      <Button
        size="small"
        disabled={off}
        title={t.textLine}
        onClick={() => save(textOf(past, names, seat), 'badugi-hands.txt')}
      >
        <Icon name="download" />
        {t.text}
      </Button>
    </div>
  );
}

/** The tab of the hands played: statistics and files above the list. `review` opens a hand, or statistics by 0. */
export const Hands = ({
  past,
  names,
  seat,
  review,
}: {
  readonly past: readonly Past[];
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly review: (hand: number) => void;
}): ReactNode => (
  <>
    <div className={styles.head}>
      <Button size="small" disabled={past.length === 0} onClick={() => review(0)}>
        <Icon name="grid" />
        {t.all}
      </Button>
      <Files past={past} names={names} seat={seat} />
    </div>
    <HandList past={past} seat={seat} chosen={null} choose={review} />
  </>
);
