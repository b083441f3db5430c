/** My place: cards to pick from, with chips and clock on their left and my draws on their right. */
import { Avatar, Clock, cx, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { cardName, sharedOf, whyNot } from '../src/index.ts';
import { Back, cardWords, Face, nameOf, ranksOf, Unbroken } from './cards.tsx';
import type { Deciding } from './deciding.ts';
import { DrawSquares } from './draws.tsx';
import styles from './mine.module.css';
import { ActionPill, PotNumber } from './plate.tsx';
import { podWords } from './pod.tsx';
import type { Position } from './positions.ts';
import { isShowdown } from './pots.ts';
import type { Scene, SeatScene } from './scene.ts';
import { chips, signedChips, texts, upper } from './texts.ts';

/** How wide a letter of a flag is, about. */
const letter = 6;

export interface MineProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly player: Player;
  readonly position: Position | null;
  readonly turn: boolean;
  /** Width of a card. */
  readonly card: number;
  readonly deciding: Deciding;
  /** Cards may be picked now. */
  readonly choosing: boolean;
  /** The hand is a question: which cards count is not told. */
  readonly exam: boolean;
  /** What is said of me once I am out. */
  readonly gone: string;
}

export function MyCards({ scene, seat, card: width, deciding, choosing, exam }: MineProps): ReactNode {
  const mine = scene.seats[seat];
  const faces = mine?.faces ?? null;
  // whoever is out needs no place for cards
  if (mine === undefined || mine.place > 1) return null;
  if (faces === null)
    return (
      <div className={styles.cards} data-at={`hand:${seat}`} aria-hidden="true" style={{ minHeight: width * 1.4 }}>
        {Array.from({ length: mine.cards }, (_, i) => (
          <Back key={i} width={width} />
        ))}
      </div>
    );
  const won = scene.over && mine.won.length > 0;
  const whys = faces.map((card) => (exam ? null : whyNot(faces, card)));
  return (
    <div className={styles.cards} data-at={`hand:${seat}`} role="group" aria-label={texts.yourCards(nameOf(faces))}>
      {faces.map((card, i) => {
        const chosen = choosing && deciding.picked.includes(card);
        const why = whys[i] ?? null;
        // flags leave each other's cards free, however small these are; only the last reaches beyond its own
        const alone = i === faces.length - 1 && (whys[i - 1] ?? null) === null;
        const tooLong = why !== null && why.length * letter > (alone ? width + 16 : width - 6);
        const flag = chosen ? texts.throw : tooLong ? texts.shared[sharedOf(faces, card) ?? 'suit'] : why;
        const label = texts.myCard(cardWords(card), chosen, why);
        const inside = (
          <>
            <Face card={card} width={width} dim={why !== null && !chosen} won={won} flagged={flag !== null} />
            {flag !== null && (
              <span className={styles.flag} data-overlap="badge">
                {flag}
              </span>
            )}
            {choosing && (
              <kbd data-overlap="badge" aria-hidden="true">
                {i + 1}
              </kbd>
            )}
          </>
        );
        const look = cx(styles.card, chosen && styles.chosen, why !== null && styles.spare);
        return choosing ? (
          <button
            key={card}
            type="button"
            className={look}
            data-keys=""
            data-tip=""
            data-cell={`0:${i}`}
            data-card={cardName(card)}
            data-spare={why !== null}
            aria-pressed={chosen}
            aria-label={label}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => deciding.toggle(card)}
          >
            {inside}
          </button>
        ) : (
          <span key={card} className={look} role="img" data-tip="" aria-label={label}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

const isOut = (mine: SeatScene, scene: Scene): boolean => mine.place > 1 && !(scene.over && mine.dealt);

/** Who I am, what I have, and how much time is left. */
function Me({ scene, seat, player, position, turn, gone, brief }: MineProps & { readonly brief: boolean }): ReactNode {
  const mine = scene.seats[seat];
  if (mine === undefined) return null;
  const net = scene.over && mine.dealt ? (scene.net?.[seat] ?? null) : null;
  const out = isOut(mine, scene);
  const allIn = mine.stack === 0 && !mine.folded && !scene.over && mine.paid > 0;
  const words = podWords({
    seat: mine,
    name: player.called,
    position,
    button: seat === scene.button,
    turn: false,
    over: scene.over,
    net,
    out,
    gone,
  });
  return (
    <>
      {!brief && <Avatar name={player.name} kind={player.kind} size={36} />}
      <div className={styles.who} role="img" aria-label={words}>
        <div className={styles.name}>
          <b>{player.called}</b>{' '}
          <span>
            {position === null ? '' : (position === 'headsUp' ? texts.shortPositions : texts.positions)[position]}
          </span>
        </div>
        <div className={styles.stack}>
          <b>{allIn ? texts.allIn : chips(mine.stack)}</b>
          {net !== null && (
            <span className={net > 0 ? styles.up : net < 0 ? styles.down : undefined}>{signedChips(net)}</span>
          )}
          {out && <small>{gone}</small>}
          {seat === scene.button && (
            <i className={styles.dealer} data-tip={texts.tips.dealer}>
              D
            </i>
          )}
        </div>
      </div>
      {player.clock !== null && !scene.over && <Clock clock={player.clock} label={texts.myTime} mine={turn} />}
    </>
  );
}

function MyDraws({
  scene,
  seat,
  tight,
  column = false,
}: Pick<MineProps, 'scene' | 'seat'> & {
  /** Beside the name of my hand. */
  readonly tight: boolean;
  readonly column?: boolean;
}): ReactNode {
  const mine = scene.seats[seat];
  if (mine === undefined || isOut(mine, scene)) return null;
  const draws = {
    draws: mine.draws,
    folded: mine.folded,
    now: scene.drawing && !scene.over && !mine.folded ? scene.street : null,
  };
  const drew = mine.draws.filter((count) => count !== null);
  const label = drew.length === 0 ? texts.noDrawsYet : texts.drewWords(drew);
  return (
    <span role="img" aria-label={label}>
      <DrawSquares {...draws} tight={tight} column={column} />
    </span>
  );
}

/** Right of my cards: my draws, and at the end my hand and what became of it. */
function Right({ scene, seat, aside }: MineProps & { readonly aside: number }): ReactNode {
  const mine = scene.seats[seat];
  const faces = mine?.faces ?? null;
  // beside the name of a hand there is no room for a row of draws
  const narrow = aside < 130;
  const ended = scene.over && isShowdown(scene) && mine !== undefined && !mine.folded && faces !== null;
  return (
    <>
      {ended && faces !== null ? (
        <div className={cx(styles.ended, narrow && styles.narrow)}>
          <b>
            <Unbroken>{aside < 200 ? ranksOf(faces) : nameOf(faces)}</Unbroken>
          </b>
          <span className={mine.won.length > 0 ? styles.up : undefined}>
            {scene.pots.length > 1 && mine.won.map(({ pot }) => <PotNumber key={pot} pot={pot} />)}
            {mine.won.length > 0 ? texts.youWin : texts.beaten}
          </span>
        </div>
      ) : (
        aside >= 110 && <span className={styles.label}>{texts.draws}</span>
      )}
      <MyDraws scene={scene} seat={seat} tight={ended} column={ended && narrow} />
    </>
  );
}

/** On a desk and on a phone held sideways, in one row on the table. */
export function MyRow(props: MineProps & { readonly aside: number }): ReactNode {
  const { scene, seat, turn, aside } = props;
  const mine = scene.seats[seat];
  if (mine === undefined) return null;
  const won = scene.over && mine.won.length > 0;
  const out = isOut(mine, scene);
  return (
    <div className={styles.row}>
      <div
        className={cx(styles.side, turn && styles.turn, won && styles.won)}
        style={out ? undefined : { width: aside }}
        data-at={`seat:${seat}`}
      >
        <Me {...props} brief={aside < 150} />
      </div>
      <MyCards {...props} />
      {!out && (
        <div className={styles.side} style={{ width: aside }}>
          <Right {...props} />
        </div>
      )}
    </div>
  );
}

/** On a phone, above my cards. */
export function MyStrip(props: MineProps): ReactNode {
  const { scene, seat, turn } = props;
  const mine = scene.seats[seat];
  if (mine === undefined) return null;
  const shown = scene.over && isShowdown(scene) && !mine.folded ? mine.faces : null;
  return (
    <div className={cx(styles.strip, turn && styles.myTurn)} data-at={`seat:${seat}`}>
      <Me {...props} brief={false} />
      <span className={styles.mid}>
        {turn ? (
          <b>{texts.yourTurn}</b>
        ) : shown !== null ? (
          <Unbroken>{upper(nameOf(shown))}</Unbroken>
        ) : (
          !scene.over && <ActionPill seat={mine} brief />
        )}
      </span>
      <MyDraws scene={scene} seat={seat} tight={shown !== null} />
    </div>
  );
}
