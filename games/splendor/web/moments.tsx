/** Moments that one notices: a noble's visit, the choice among nobles. */
import { Button, cx, Icon } from '@baize/table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NOBLES } from '../src/facts.ts';
import type { Noble } from '../src/index.ts';
import { COLOURS } from './choice.ts';
import { nobleName } from '../src/nobleNames.ts';
import { Bust } from './noble.tsx';
import styles from './moments.module.css';
import { texts } from './texts.ts';
import { Gem } from './gems.tsx';

const Needs = ({ noble }: { readonly noble: Noble }): ReactNode => (
  <div className={styles.needs}>
    {COLOURS.filter((colour) => noble.requires[colour] > 0).map((colour) => (
      <span key={colour}>
        <Gem stone={colour} size={26} />
        {noble.requires[colour]}
        <Icon name="check" size={16} />
      </span>
    ))}
  </div>
);

const Rays = (): ReactNode => (
  <svg
    className={styles.rays}
    viewBox="0 0 520 218"
    preserveAspectRatio="xMidYMid slice"
    data-overlap="ground"
    aria-hidden="true"
  >
    {Array.from({ length: 28 }, (_, i) => {
      const a = (i * Math.PI) / 14;
      const point = (angle: number): string => `${112 + 700 * Math.cos(angle)} ${130 + 700 * Math.sin(angle)}`;
      return <path key={i} d={`M112 130L${point(a)}L${point(a + 0.11)}z`} fill="currentColor" opacity=".13" />;
    })}
  </svg>
);

export function Visit({
  noble: id,
  who,
  before,
}: {
  readonly noble: string;
  readonly who: string;
  readonly before: number;
}): ReactNode {
  const noble = NOBLES.find((each) => each.id === id);
  if (noble === undefined) return null;
  const name = texts.the(nobleName(noble.id));
  return (
    <div className={styles.veil} data-overlap="float">
      <div className={styles.visit} data-at="visit">
        <Rays />
        <div className={styles.bust}>
          <Bust id={noble.id} size={168} />
          <span className={styles.points} data-overlap="badge">
            +{noble.prestige}
          </span>
        </div>
        <div className={styles.words}>
          <span>{texts.aNobleVisits(who)}</span>
          <h2 className={cx(name.length > 13 && styles.long)}>{name}</h2>
          <Needs noble={noble} />
          <p>
            {texts.prestige} {before} <Icon name="arrow" size={16} /> <b>{before + noble.prestige}</b>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Several nobles would come: one is chosen. */
export function NobleChoice({
  ids,
  pending,
  choose,
}: {
  readonly ids: readonly string[];
  readonly pending: boolean;
  readonly choose: (id: string) => void;
}): ReactNode {
  const options = useRef<HTMLDivElement>(null);
  // A button that is still waiting for the server takes no focus: it gets it when it can be pressed.
  useLayoutEffect(() => {
    if (!pending) options.current?.querySelector('button')?.focus();
  }, [pending]);
  return (
    <div className={cx(styles.veil, styles.asks)} data-overlap="float">
      <section className={styles.choice} data-ask="noble" aria-label={texts.nobleTitle}>
        <h2>{texts.nobleTitle}</h2>
        <p className="soft">{texts.nobleLine}</p>
        <div className={styles.options} ref={options}>
          {ids.map((id) => {
            const noble = NOBLES.find((each) => each.id === id);
            return (
              noble !== undefined && (
                <div key={id} className={styles.option}>
                  <Bust id={id} size={104} />
                  <h3>{texts.the(nobleName(id))}</h3>
                  <Needs noble={noble} />
                  <Button
                    look="primary"
                    disabled={pending}
                    aria-label={texts.welcomeThe(nobleName(id))}
                    onClick={() => choose(id)}
                  >
                    {texts.welcome}
                  </Button>
                </div>
              )
            );
          })}
        </div>
      </section>
    </div>
  );
}
