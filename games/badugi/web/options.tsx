/** The options of a new table: what is played for, in words, and only what matters to that. */
import { type OptionsProps, Segment } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './options.module.css';
import { texts } from './texts.ts';

const t = texts.options;
type Match = keyof typeof t.matches;
const isMatch = (value: unknown): value is Match => typeof value === 'string' && Object.hasOwn(t.matches, value);

/** Options that mean nothing in the other kinds of match. */
const only: Readonly<Record<string, Match>> = { hands: 'hands', rebuy: 'hands', levelHands: 'tournament' };

export function Options({ specs, values, set, Fields }: OptionsProps): ReactNode {
  const match = isMatch(values['match']) ? values['match'] : 'tournament';
  const shown = Object.entries(specs).filter(([name]) => name !== 'match' && (only[name] ?? match) === match);
  return (
    <>
      <div className={styles.field}>
        <b>{t.match}</b>
        <Segment
          label={t.match}
          options={(['hand', 'hands', 'tournament'] as const).map((value) => ({ value, text: t.matches[value] }))}
          value={match}
          choose={(value) => set({ ...values, match: value })}
        />
        <span className="soft small">{t.about[match]}</span>
      </div>
      <Fields specs={Object.fromEntries(shown)} values={values} set={set} />
    </>
  );
}
