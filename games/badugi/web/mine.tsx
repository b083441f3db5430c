/** My place: cards to pick from, chips, clock and draws. */
import { Avatar, Clock, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { counting, whyNot } from '../src/index.ts';
import { Back, cardWords, Face } from './cards.tsx';
import type { Deciding } from './deciding.ts';
import { Deed, DrawTrack } from './pod.tsx';
import type { Scene } from './scene.ts';
import { chips, signedChips, texts } from './texts.ts';

export function MyCards({
  scene,
  seat,
  width,
  deciding,
  choosing,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly width: number;
  readonly deciding: Deciding;
  /** Cards may be picked now. */
  readonly choosing: boolean;
}): ReactNode {
  const mine = scene.seats[seat];
  const faces = mine?.faces ?? null;
  if (mine === undefined || faces === null)
    return (
      <div className="bd-cards none" data-at={`hand:${seat}`} aria-hidden="true">
        {Array.from({ length: mine?.cards ?? 0 }, (_, i) => (
          <Back key={i} width={width} />
        ))}
      </div>
    );
  const counts = counting(faces);
  const won = scene.over && mine.won.length > 0;
  return (
    <div className="bd-cards" data-at={`hand:${seat}`} role="group" aria-label={texts.thisHand}>
      {faces.map((card, i) => {
        const chosen = choosing && deciding.picked.includes(card);
        const why = counts.includes(card) ? null : whyNot(faces, card);
        const flag = chosen ? texts.throw : why;
        const label = `${texts.throwCard(cardWords(card), chosen)}${why === null ? '' : `, ${why}`}`;
        const inside = (
          <>
            <Face card={card} width={width} dim={why !== null && !chosen} won={won} />
            {flag !== null && <span className="bd-flag">{flag}</span>}
            {choosing && <kbd aria-hidden="true">{i + 1}</kbd>}
          </>
        );
        const look = `bd-mine ${chosen ? 'chosen' : ''} ${why === null ? '' : 'spare'}`;
        return choosing ? (
          <button
            key={card}
            type="button"
            className={look}
            data-keys=""
            aria-pressed={chosen}
            aria-label={label}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => deciding.toggle(card)}
          >
            {inside}
          </button>
        ) : (
          <span key={card} className={look} role="img" aria-label={label}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

export function MyStrip({
  scene,
  seat,
  player,
  position,
  turn,
  phone,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly player: Player;
  readonly position: string;
  readonly turn: boolean;
  readonly phone: boolean;
}): ReactNode {
  const mine = scene.seats[seat];
  if (mine === undefined) return null;
  const net = scene.net?.[seat] ?? null;
  const won = scene.over && mine.won.length > 0;
  const quiet = mine.folded || mine.place > 1;
  return (
    <div className={`bd-strip ${turn ? 'turn' : ''} ${won ? 'won' : ''}`} data-at={`seat:${seat}`}>
      <Avatar name={player.name} kind={player.kind} size={phone ? 34 : 42} />
      <div className="bd-strip-who">
        <div className="bd-name">
          <b>{texts.you}</b>
          <span className="bd-position">{position}</span>
        </div>
        <div className="bd-stack">
          {mine.stack === 0 && !quiet && !scene.over && mine.paid > 0 ? texts.allIn : chips(mine.stack)}
        </div>
      </div>
      {scene.over && net !== null ? (
        <div className="bd-strip-mid">
          <b className={net > 0 ? 'up' : net < 0 ? 'down' : ''}>{signedChips(net)}</b>
          <span>{texts.thisHand}</span>
        </div>
      ) : turn ? (
        <div className="bd-strip-mid">
          <b>{texts.yourTurn}</b>
          {player.clock !== null && <Clock clock={player.clock} label={texts.secondsLeft} />}
        </div>
      ) : (
        mine.deed !== null && (
          <div className="bd-strip-mid">
            <Deed seat={mine} phone={phone} />
          </div>
        )
      )}
      <DrawTrack
        draws={mine.draws}
        folded={quiet}
        now={scene.drawing && !scene.over && !quiet ? scene.street : null}
        tall={!phone}
      />
    </div>
  );
}
