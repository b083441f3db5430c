/** What a game counts by round, one chart at a time. */
import { Segment } from '@baize/table';
import { type ReactNode, useState } from 'react';
import type { Track } from '../replay/history.ts';
import { texts } from '../texts.ts';
import { Chart } from './chart.tsx';
import styles from './tracks.module.css';

export function Tracks({
  tracks,
  names,
  word,
  cursor,
}: {
  readonly tracks: readonly Track[];
  readonly names: readonly string[];
  /** What rounds are called. */
  readonly word: string | undefined;
  /** The round looked at. */
  readonly cursor: number | null;
}): ReactNode {
  const [chosen, choose] = useState(tracks[0]?.name);
  const track = tracks.find(({ name }) => name === chosen);
  if (track === undefined || track.rows.length < 3) return null;
  const { label, rows, goal } = track;
  return (
    <section aria-label={texts.replay.charts} data-tracks="">
      <Chart
        title={texts.replay.by(label, word)}
        note={goal === null ? null : texts.replay.goal(goal)}
        along={word ?? texts.replay.roundWord}
        xs={rows.map((_, round) => round)}
        rows={rows}
        names={names}
        goal={goal}
        cursor={cursor}
      />
      {tracks.length > 1 && (
        <div className={styles.choice}>
          <Segment
            wrap
            label={texts.replay.charts}
            options={tracks.map((each) => ({ value: each.name, text: each.label }))}
            value={track.name}
            choose={choose}
          />
        </div>
      )}
    </section>
  );
}
