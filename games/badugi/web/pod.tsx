/** A player at the table: who, chips, cards, what they did, and their draws. */
import { Avatar, Clock, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { counting } from '../src/index.ts';
import { Back, cardWords, Face, nameOf } from './cards.tsx';
import type { Layout } from './geometry.ts';
import type { SeatScene } from './scene.ts';
import { chips, texts } from './texts.ts';

export function DrawTrack({
  draws,
  folded,
  now,
  tall = false,
}: {
  readonly draws: readonly (number | null)[];
  readonly folded: boolean;
  /** The draw being taken. */
  readonly now: number | null;
  readonly tall?: boolean;
}): ReactNode {
  return (
    <ol className={`bd-track ${tall ? 'tall' : ''}`}>
      {draws.map((value, i) => (
        <li
          key={i}
          className={`${value === null ? '' : 'done'} ${value === 0 ? 'pat' : ''} ${now === i ? 'now' : ''}`}
          aria-label={texts.drawSaid(i, value, folded)}
          title={texts.drawSaid(i, value, folded)}
        >
          <span aria-hidden="true">
            <i>{texts.draw}</i>
            {i + 1}
          </span>
          {value === null ? (
            folded ? (
              <span aria-hidden="true">–</span>
            ) : (
              <em aria-hidden="true" />
            )
          ) : (
            <b aria-hidden="true">{value === 0 ? texts.pat : value}</b>
          )}
        </li>
      ))}
    </ol>
  );
}

const looks: Readonly<Record<string, string>> = {
  raise: 'brass',
  pat: 'brass',
  'all in': 'warn',
  fold: 'quiet',
};

export function Deed({ seat, phone }: { readonly seat: SeatScene; readonly phone: boolean }): ReactNode {
  const { deed } = seat;
  if (deed === null) return null;
  const said = texts.deeds[deed.kind](deed.amount);
  const shown = phone
    ? deed.kind === 'draw'
      ? `${texts.shortDeeds.draw} ${deed.amount}`
      : texts.shortDeeds[deed.kind]
    : said;
  return (
    <span className={`bd-deed ${looks[deed.kind] ?? ''}`} key={`${deed.kind}${deed.amount}`}>
      {shown}
    </span>
  );
}

export function Pod({
  seat,
  at,
  player,
  name,
  position,
  turn,
  drawing,
  over,
  spot,
  layout,
  crowded,
}: {
  readonly seat: SeatScene;
  readonly at: number;
  readonly player: Player;
  readonly name: string;
  readonly position: string;
  readonly turn: boolean;
  /** The draw that goes on, or `null`. */
  readonly drawing: number | null;
  readonly over: boolean;
  readonly spot: { readonly x: number; readonly y: number };
  readonly layout: Layout;
  readonly crowded: boolean;
}): ReactNode {
  const { phone } = layout;
  const gone = seat.place > 0 && !over;
  const quiet = seat.folded || gone;
  const won = seat.won.length > 0;
  const allIn = seat.stack === 0 && !quiet && !over && seat.paid > 0;
  const shows = seat.faces !== null && seat.faces.length > 0;
  // in a low room cards shown above the lower seats would lie on those of the upper ones
  const low = layout.height < 560 && spot.y > layout.centre.y;
  const under = !phone && (spot.y < 150 || (low && shows));
  const faceWidth = phone ? 26 : crowded ? 38 : 46;
  const counts = shows && seat.faces !== null ? counting(seat.faces) : [];
  return (
    <li
      className={`bd-pod ${quiet ? 'quiet' : ''} ${turn ? 'turn' : ''} ${won ? 'won' : ''} ${under ? 'under' : ''}`}
      style={{ left: spot.x, top: spot.y }}
      data-at={`seat:${at}`}
    >
      <div className="bd-above">
        {gone ? (
          <span className="bd-deed quiet">{texts.out(seat.place)}</span>
        ) : player.away && !over ? (
          <span className="bd-deed warn">{texts.away}</span>
        ) : (
          !(over && shows) && <Deed seat={seat} phone={phone} />
        )}
        {!shows && (
          <span className="bd-tuck" data-at={`hand:${at}`} role="img" aria-label={texts.backs(seat.cards)}>
            {Array.from({ length: seat.cards }, (_, i) => (
              <Back key={i} width={phone ? 22 : 36} lift={i >= seat.cards - seat.fresh} />
            ))}
          </span>
        )}
      </div>
      <div className="bd-box">
        <div className="bd-who">
          <Avatar name={player.name} kind={player.kind} size={phone ? 28 : 40} />
          <div>
            <div className="bd-name">
              <b>{name}</b>
              <span className="bd-position">{position}</span>
            </div>
            <div className="bd-stack">
              {allIn ? texts.allIn : chips(seat.stack)}
              {player.clock !== null && turn && <Clock clock={player.clock} label={texts.secondsLeft} />}
            </div>
          </div>
        </div>
        <DrawTrack draws={seat.draws} folded={quiet} now={drawing !== null && !quiet ? drawing : null} />
      </div>
      {shows && seat.faces !== null && (
        <div className="bd-faces" data-at={`hand:${at}`}>
          <span className="unseen">{`${nameOf(seat.faces)}: ${seat.faces.map(cardWords).join(', ')}`}</span>
          {seat.faces.map((card) => (
            <Face key={card} card={card} width={faceWidth} dim={!counts.includes(card)} won={won} />
          ))}
        </div>
      )}
    </li>
  );
}
