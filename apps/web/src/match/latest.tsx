/** Where no log stands beside the table: what was done last, and the way to the rest. */
import { Icon, type LogLine } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import styles from './latest.module.css';

/** About two lines on a phone; the first sentence is always told. */
const most = 80;

const lengthOf = (sentences: readonly string[]): number => sentences.join(' ').length;

/** What the last move did, in as many sentences as are quickly read. */
export function latestOf(lines: readonly LogLine[]): string {
  const ofGame = lines.filter(({ event }) => !event.type.startsWith('table:'));
  const version = ofGame.at(-1)?.version;
  const told: string[] = [];
  for (const { text } of ofGame.filter((line) => line.version === version)) {
    if (told.length > 0 && lengthOf([...told, text]) > most) break;
    told.push(text);
  }
  return told.join(' ');
}

export function Latest({
  lines,
  openLog,
}: {
  readonly lines: readonly LogLine[];
  readonly openLog: () => void;
}): ReactNode {
  const words = latestOf(lines);
  return (
    words !== '' && (
      <button type="button" className={styles.latest} data-latest="" onClick={openLog}>
        <span>{words}</span>
        <b>{texts.match.log}</b>
        <Icon name="right" size={18} />
      </button>
    )
  );
}
