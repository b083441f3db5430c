/** The question of the moment with its counters and answers; a hint; the pace while others play. */
import { AskBar, Button, PaceBar } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/view.ts';
import { Asking } from './card.tsx';
import type { Prompt } from './prompt.ts';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

function Counters({ view, matters }: { readonly view: View; readonly matters: 'actions' | 'coins' | null }): ReactNode {
  return (
    <dl className="counters">
      {(['actions', 'buys', 'coins'] as const).map((what) => (
        <div key={what} className={matters === what ? 'matters' : ''}>
          <dt>{texts.counters[what]}</dt>
          <dd key={view[what]}>{view[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pips({ pips }: { readonly pips: Prompt['pips'] }): ReactNode {
  if (pips === null || pips.of > 6) return null;
  return (
    <span className="pips" role="img" aria-label={`${pips.have} of ${pips.of}`}>
      {Array.from({ length: pips.of }, (_, i) => (
        <i key={i} className={i < pips.have ? 'on' : ''} />
      ))}
      <span>
        {pips.have} of {pips.of}
      </span>
    </span>
  );
}

function PromptButtons({
  prompt,
  pending,
  phone,
}: {
  readonly prompt: Prompt;
  readonly pending: boolean;
  readonly phone: boolean;
}): ReactNode {
  return prompt.buttons.map((button) => (
    <Button
      key={button.key}
      look={button.primary ? 'primary' : 'outline'}
      className={button.off ? 'off' : ''}
      aria-disabled={button.off ?? false}
      aria-keyshortcuts={button.key}
      data-tip={texts.tips[button.key]}
      disabled={pending}
      {...(!phone && { keyName: button.key })}
      onClick={button.run}
    >
      {phone ? (button.brief ?? button.text) : button.text}
    </Button>
  ));
}

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
  const { view, hint, hinting } = props;
  const { note } = deciding;
  if (hint !== null)
    return (
      <AskBar
        label={texts.prompt}
        title={prompt.sentence}
        hint={{ title: sentence(hint.words), why: hint.why, act: texts.doIt, take: () => deciding.say([hint.words]) }}
        hinting={hinting}
      />
    );
  const mine = view.current === view.seat && prompt.tone !== 'over' && props.pacing === null;
  const counters = mine && (
    <Counters view={view} matters={prompt.phase === null ? null : prompt.phase === 0 ? 'actions' : 'coins'} />
  );
  return (
    <section className={`prompt ${prompt.tone}`} aria-label={texts.prompt} aria-busy={hinting.busy} data-zone="prompt">
      {!phone && (prompt.asking === null ? counters : <Asking card={prompt.asking} />)}
      <div className="prompt-words">
        {!phone && prompt.phase !== null && (
          <p className="phases" aria-hidden="true">
            {texts.phases.map((phase, i) =>
              i === prompt.phase ? <b key={phase}>{phase}</b> : <span key={phase}>{phase}</span>,
            )}
          </p>
        )}
        <h2>{prompt.sentence}</h2>
        <p className={`prompt-hint ${note === null ? '' : 'note'}`} role="status">
          {note ?? (
            <>
              {more} {hinting.busy ? texts.lookingForHint : prompt.hint}
            </>
          )}
        </p>
      </div>
      <Pips pips={prompt.pips} />
      {(phone || prompt.asking !== null) && counters}
      {!phone && (
        <div className="buttons">
          <Answers parts={parts} phone={false} />
        </div>
      )}
    </section>
  );
}

/** The buttons of the question; while others play, the pace. */
function Answers({ parts, phone }: { readonly parts: Parts; readonly phone: boolean }): ReactNode {
  const { prompt, props } = parts;
  if (prompt.buttons.length === 0 && props.pacing !== null) return <PaceBar pacing={props.pacing} brief={phone} />;
  return <PromptButtons prompt={prompt} pending={props.pending} phone={phone} />;
}

/** On a phone the answers stand below the hand; a hint brings its own. */
export const PhoneButtons = ({ parts }: { readonly parts: Parts }): ReactNode =>
  parts.props.hint === null && (
    <div className="phone-buttons">
      <Answers parts={parts} phone />
    </div>
  );

const sentence = (words: string): string =>
  words === 'play treasures' ? texts.playTreasures : words.charAt(0).toUpperCase() + words.slice(1);
