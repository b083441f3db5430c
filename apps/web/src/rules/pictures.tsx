/** The pictures of a section of the rules: pieces of the real table with a few words, or with numbered pins. */
import { cx, type GameTable, type Illustration } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './pictures.module.css';
import type { Section } from './sections.ts';

export function Pictures({
  table,
  section,
}: {
  readonly table: GameTable | null;
  readonly section: Section;
}): ReactNode {
  const Picture = table?.Picture;
  const all = table?.pictures?.[section.title] ?? [];
  if (Picture === undefined || all.length === 0) return null;
  return (
    <div className={cx(styles.pictures, all.every(({ title }) => title !== undefined) && styles.ways)}>
      {all.map((one) => (
        <figure key={one.name} className={cx(one.pins !== undefined && styles.pinned)}>
          <div className={styles.pieces} inert>
            <Picture name={one.name} />
            {one.pins?.map(({ at: [x, y], title }, i) => (
              <b key={title} className={styles.pin} style={{ left: `${x}%`, top: `${y}%` }}>
                {i + 1}
              </b>
            ))}
          </div>
          <Words {...one} />
        </figure>
      ))}
    </div>
  );
}

function Words({ title, words, pins }: Illustration): ReactNode {
  if (pins !== undefined)
    return (
      <ol className={styles.pins}>
        {pins.map((pin) => (
          <li key={pin.title}>
            <b>{pin.title}.</b> {pin.text}
          </li>
        ))}
      </ol>
    );
  if (words === '' && title === undefined) return null;
  return (
    <figcaption>
      {title !== undefined && <b>{title}</b>}
      {words}
    </figcaption>
  );
}
