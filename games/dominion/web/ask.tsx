/** The question of the moment, or a hint in its place. */
import { AskBar, cx } from '@baize/table';
import type { ReactNode } from 'react';
import { Answers } from './answers.tsx';
import styles from './ask.module.css';
import { Asking } from './chip.tsx';
import { Counters, Pips } from './counters.tsx';
import hints from './hint.module.css';
import phases from './phases.module.css';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

/** The question, or the hint that was asked for. `more` is said before the line: what the chosen card does. */
export function PromptBar({
  parts,
  phone,
  more = null,
}: {
  readonly parts: Parts;
  readonly phone: boolean;
  readonly more?: ReactNode;
}): ReactNode {
  const { prompt, props, deciding } = parts;
  const { view, hint, hinting, prompt: said = null } = props;
  const { note } = deciding;
  const chosen = deciding.pile !== null || deciding.open !== null || deciding.pieces.length > 0 || deciding.ending;
  const words = chosen ? null : said;
  const mine = view.current === view.seat && prompt.tone !== 'over' && props.pacing === null;
  // beside a card's question they are words in its line; a phone held sideways has a row for them
  const inWords = mine && prompt.asking !== null && props.room !== 'landscape';
  const counters = mine && !inWords && (
    <Counters view={view} matters={prompt.phase === null ? null : prompt.phase === 0 ? 'actions' : 'coins'} />
  );
  if (hint !== null)
    return (
      <AskBar
        label={texts.prompt}
        title={prompt.sentence}
        lead={counters}
        hint={{
          title: sentence(hint.words),
          why: hint.why,
          act: props.room === 'phone' ? null : texts.doIt,
          take: () => deciding.say([hint.words]),
        }}
        hinting={hinting}
        className={hints.hint}
      />
    );
  // my turn, and nothing in particular to say about it
  const line = words?.line ?? (hinting.busy ? texts.lookingForHint : prompt.hint);
  const plain = prompt.phase !== null && !chosen && words === null && !hinting.busy;
  return (
    <section
      className={cx(styles.prompt, styles[prompt.tone], plain && styles.turn, hinting.busy && styles.busy)}
      aria-label={texts.prompt}
      aria-busy={hinting.busy}
      data-zone="prompt"
    >
      {!phone && (prompt.asking === null ? counters : <Asking card={prompt.asking} />)}
      <div className={styles.words}>
        {props.room === 'landscape' && prompt.asking !== null && !counters && (
          <span className={styles.asking}>
            <Asking card={prompt.asking} />
          </span>
        )}
        {!phone && prompt.phase !== null && (
          <p className={phases.phases} aria-hidden="true">
            {texts.phases.map((phase, i) =>
              i === prompt.phase ? <b key={phase}>{phase}</b> : <span key={phase}>{phase}</span>,
            )}
          </p>
        )}
        <h2>{words?.title ?? prompt.sentence}</h2>
        <p
          className={cx(styles.line, note !== null ? styles.note : line === '' && !inWords && styles.none)}
          role="status"
        >
          {note ?? (
            <>
              {more} {line}
              {inWords && ' '}
              {inWords && <span className={styles.left}>{texts.countersLeft(view)}</span>}
            </>
          )}
        </p>
      </div>
      <Pips pips={prompt.pips} />
      {phone && counters}
      {said?.answers && <div className={styles.said}>{said.answers}</div>}
      {!phone && <Answers parts={parts} brief={words !== null && props.room === 'tablet'} />}
    </section>
  );
}

const sentence = (words: string): string =>
  words === 'play treasures' ? texts.playTreasures : words.charAt(0).toUpperCase() + words.slice(1);
