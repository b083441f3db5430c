/** A card of my hand. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, nameOf } from '../src/facts.ts';
import { Art, Coin, factOf, lookOf, Rich } from './art.tsx';
import face from './face.module.css';
import { cardProps, type Light } from './face.tsx';
import { FACES } from './faces.ts';
import styles from './handCard.module.css';
import phone from './handPhone.module.css';
import { texts } from './texts.ts';

const stateText: Partial<Record<Light, string>> = { chosen: texts.states.chosen };

export function HandCard({
  card,
  light,
  at,
  count = 1,
  tag = null,
  hinted = false,
  refused = false,
  wide = false,
  held = null,
  state = '',
  keys,
  press,
}: {
  readonly card: Card;
  readonly light: Light;
  readonly at: string;
  /** Equal cards under this one. */
  readonly count?: number;
  readonly tag?: string | null;
  /** A hint is about it. */
  readonly hinted?: boolean;
  readonly refused?: boolean;
  /** On a phone: opened to its full width. */
  readonly wide?: boolean;
  /** In a hand, which has the size that the table leaves it; `low` while something else needs the room. */
  readonly held?: 'high' | 'low' | null;
  readonly state?: string;
  readonly keys?: string | undefined;
  readonly press: () => void;
}): ReactNode {
  const look = lookOf(card);
  const chosen = light === 'chosen';
  return (
    <button
      {...cardProps(
        card,
        light,
        styles.large,
        held !== null && cx(styles.held, phone.held),
        held === 'low' && phone.low,
        chosen && cx(styles.chosen, phone.chosen),
        count > 1 && styles.stack,
        wide && phone.wide,
        refused && face.refused,
      )}
      data-at={at}
      aria-pressed={chosen}
      aria-label={`${texts.inHandLabel(nameOf(card), texts.looks[look], stateText[light] ?? state)}${count > 1 ? `, ${count}` : ''}`}
      aria-keyshortcuts={keys}
      onClick={press}
    >
      <span className={cx(face.name, styles.name, phone.name)}>{nameOf(card)}</span>
      <span className={cx(face.band, styles.band, phone.band, phone.full)}>{texts.looks[look]}</span>
      <span className={cx(face.band, styles.kind, phone.band, phone.kind)}>{texts.looksBrief[look]}</span>
      <Art card={card} className={cx(styles.art, phone.art)} />
      <span className={cx(face.foot, styles.foot, phone.foot)}>
        <Coin value={factOf(card).cost} className={cx(styles.coin, phone.coin)} />
        <span className={cx(face.text, styles.text, phone.text)}>
          <Rich text={FACES[nameOf(card)].text} />
        </span>
        <span className={cx(face.text, styles.brief, phone.brief)}>
          <Rich text={FACES[nameOf(card)].short} />
        </span>
      </span>
      {count > 1 && (
        <b className={cx(styles.fold, phone.fold)} data-overlap="badge">
          {texts.times(count)}
        </b>
      )}
      {tag !== null && (
        <span className={chosen ? cx(styles.pick, phone.pick) : cx(face.tag, styles.tag)} data-overlap="badge">
          {chosen && <Icon name="check" size={14} />}
          {tag}
        </span>
      )}
      {hinted && (
        <span className={styles.bulb} data-overlap="badge">
          <Icon name="bulb" size={16} />
        </span>
      )}
    </button>
  );
}
