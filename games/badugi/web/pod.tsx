/** A player at the table, in one column: who, chips, draws, then what was done and bet, or the hand shown and what it won. */
import { Avatar, Clock, cx, type Player } from '@baize/table';
import type { CSSProperties, ReactNode } from 'react';
import { counting } from '../src/index.ts';
import { Back, cardWords, Face, ranksOf } from './cards.tsx';
import { DrawCells, DrawSquares } from './draws.tsx';
import type { Layout, PodPlace } from './geometry.ts';
import { ActionPill, Bet, Pill, Plate, PotNumber } from './plate.tsx';
import backs from './backs.module.css';
import styles from './pod.module.css';
import type { Position } from './positions.ts';
import type { SeatScene } from './scene.ts';
import { chips, signedChips, texts } from './texts.ts';

export interface PodProps {
  readonly seat: SeatScene;
  readonly at: number;
  readonly player: Player;
  readonly name: string;
  readonly position: Position | null;
  readonly button: boolean;
  readonly turn: boolean;
  /** The draw that goes on, or `null`. */
  readonly drawing: number | null;
  readonly over: boolean;
  /** What the hand brought, once it has ended. */
  readonly net: number | null;
  /** Several hands were shown, so that each says how it fared. */
  readonly showdown: boolean;
  readonly pots: number;
  /** Of several pots it can win only the first. */
  readonly mainOnly: boolean;
  /** What is said of it once it is out. */
  readonly gone: string;
  readonly spot: PodPlace;
  readonly layout: Layout;
}

export function Pod(props: PodProps): ReactNode {
  const { seat, at, player, turn, over, spot, layout, showdown, gone } = props;
  const { shape, pod } = layout;
  const out = seat.place > 1 && !(over && seat.dealt);
  const quiet = seat.folded || out;
  const won = over && seat.won.length > 0;
  const faces = seat.faces !== null && seat.faces.length > 0 ? seat.faces : null;
  const counts = faces === null ? [] : counting(faces);
  const full = shape === 'full';
  return (
    <li
      className={cx(
        styles.pod,
        styles[shape],
        pod.width < 130 ? styles.narrow : pod.width < 170 && styles.tight,
        shape === 'small' && layout.cells && styles.tall,
        spot.side === 'bottom' && styles.across,
        spot.side === 'left' && styles.left,
        spot.side === 'right' && styles.right,
        quiet && styles.quiet,
        turn && styles.turn,
        won && styles.won,
      )}
      style={
        { left: spot.x, top: spot.y, '--pod': `${pod.width}px`, '--pod-height': `${pod.height}px` } as CSSProperties
      }
      data-at={`seat:${at}`}
      data-seat={at}
    >
      <div className={styles.above} data-overlap="badge">
        {full &&
          (out ? (
            <Pill look="soft">{gone}</Pill>
          ) : player.away && !over ? (
            <Pill look="warn">{texts.away}</Pill>
          ) : (
            !(over && faces !== null) && <ActionPill seat={seat} />
          ))}
        {faces === null && (
          <span
            className={cx(backs.backs, !full && backs.low)}
            data-at={`hand:${at}`}
            data-overlap="fan"
            aria-hidden="true"
          >
            {Array.from({ length: seat.cards }, (_, i) => (
              <Back key={i} width={full ? 36 : 22} lift={i >= seat.cards - seat.fresh} />
            ))}
          </span>
        )}
      </div>
      <PodBox {...props} quiet={quiet} out={out} />
      {faces !== null && (
        <div className={styles.faces} data-at={`hand:${at}`} role="img" aria-label={faces.map(cardWords).join(', ')}>
          {faces.map((card) => (
            <Face key={card} card={card} width={layout.face} dim={!counts.includes(card)} won={won} />
          ))}
        </div>
      )}
      {over
        ? shape !== 'small' && (
            <Plate
              seat={seat}
              shape={shape}
              pots={props.pots}
              crowded={layout.height < 400 && layout.seats.length > 5}
              showdown={showdown}
              gone={gone}
              narrow={pod.width < 130}
            />
          )
        : !full && <Bet seat={seat} at={at} shape={pod.width < 108 ? 'small' : shape} over={over} pill={!out} />}
    </li>
  );
}

function PodBox({
  seat,
  player,
  name,
  position,
  button,
  turn,
  drawing,
  over,
  net,
  layout,
  showdown,
  pots,
  mainOnly,
  gone,
  quiet,
  out,
}: PodProps & { readonly quiet: boolean; readonly out: boolean }): ReactNode {
  const { shape, pod } = layout;
  const full = shape === 'full';
  const { cells } = layout;
  const narrow = pod.width < 130;
  const tight = pod.width < 170;
  const allIn = seat.stack === 0 && !quiet && !over && seat.paid > 0;
  // on a phone the hand shown stands beside the chips: there is no room below the cards
  const named = shape === 'small' && over && showdown && !seat.folded && (seat.faces?.length ?? 0) > 0;
  const gain = over && net !== null && seat.dealt && !out && (
    <span className={net > 0 ? styles.up : net < 0 ? styles.down : undefined}>{signedChips(net)}</span>
  );
  // in two lines it stands above the draws, in small pods in place of the position
  const above = !full && gain !== false;
  const draws = { draws: seat.draws, folded: quiet, now: quiet ? null : drawing };
  // beside a long stack, or three in a row, there is no room for the word
  const shortPat = tight || chips(seat.stack).length > 5 || seat.draws.every((count) => count === 0);
  // beside an avatar on a phone there is room for one of the two
  const where = position === 'headsUp' && cells && narrow ? 'button' : position;
  const title = where === null ? '' : (full && where !== 'headsUp' ? texts.positions : texts.shortPositions)[where];
  return (
    <div
      className={styles.box}
      role="img"
      aria-label={podWords({ seat, name, position, button, turn, over, net, out, gone })}
    >
      <div className={styles.who}>
        {(narrow ? cells && !named : true) && (
          <Avatar name={player.name} kind={player.kind} size={full ? 40 : narrow ? 28 : tight ? 26 : 34} />
        )}
        <div className={styles.lines}>
          <div className={styles.name}>
            <b>{name}</b> <span>{above && tight ? gain : title}</span>
            {above && !tight && gain}
            {player.clock !== null && turn && <Clock clock={player.clock} label={texts.timeOf(name)} />}
          </div>
          <div className={styles.stack}>
            {named && seat.place > 1 ? <small>{gone}</small> : <b>{allIn ? texts.allIn : chips(seat.stack)}</b>}
            {full && allIn && mainOnly && <small>{texts.mainOnly}</small>}
            {named && seat.faces !== null && (
              <span className={styles.named}>
                {ranksOf(seat.faces)}
                {seat.won.length < pots && seat.won.map(({ pot }) => <PotNumber key={pot} pot={pot} />)}
              </span>
            )}
            {full ? (
              gain
            ) : named || (cells && !quiet && !player.away) ? null : quiet ? (
              <small>{out ? gone : texts.actions.fold(0)}</small>
            ) : player.away ? (
              <small>{texts.away}</small>
            ) : (
              <DrawSquares {...draws} tight={shortPat} />
            )}
          </div>
        </div>
      </div>
      {cells && <DrawCells {...draws} tight={narrow} />}
      {button && (
        <span className={styles.dealer} data-overlap="badge" data-tip={texts.tips.dealer}>
          D
        </span>
      )}
    </div>
  );
}

/** The pod in a sentence or two. */
export function podWords({
  seat,
  name,
  position,
  button,
  turn,
  over,
  net,
  out,
  gone,
}: Pick<PodProps, 'seat' | 'name' | 'position' | 'button' | 'turn' | 'over' | 'net' | 'gone'> & {
  readonly out: boolean;
}): string {
  if (out) return `${name}: ${gone}.`;
  const where = position === null ? '' : `, ${texts.positions[position]}`;
  const parts = [
    `${name}${where}${button && position === null ? `, ${texts.dealer}` : ''}, ${texts.stack(seat.stack)}`,
  ];
  if (over) parts.push(net === null || !seat.dealt ? '' : texts.netWords(net));
  else if (seat.folded) parts.push(texts.actions.fold(0));
  else {
    if (turn) parts.push(texts.decides);
    else if (seat.action !== null) parts.push(texts.actions[seat.action.kind](seat.action.amount));
    const drew = seat.draws.filter((count) => count !== null);
    if (drew.length > 0) parts.push(texts.drewWords(drew));
  }
  return `${parts.filter(Boolean).join('. ')}.`;
}
