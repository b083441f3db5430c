/** One game on the start page: what it is, and one click to play. */
import { findGame } from '@baize/games';
import type { GameInfo } from '@baize/protocol';
import { Button, cx, Icon, Stars } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Favourite } from '../mine.ts';
import { Scene } from '../parts/art.tsx';
import { texts } from '../texts.ts';
import styles from './card.module.css';

/** In the place of a card that is still to come. */
export const CardToCome = (): ReactNode => <div className={cx('skeleton', styles.card, styles.waiting)} />;

export function GameCard({
  game,
  chosen,
  learn,
  level,
  opening,
  disabled,
  play,
  options,
}: {
  readonly game: GameInfo;
  readonly chosen: Favourite;
  /** The offer of lessons; `null` for those who know the game. */
  readonly learn: string | null;
  /** The level that suits somebody who has played the game; `null` where that is not known. */
  readonly level: { readonly name: string; readonly play: () => void } | null;
  readonly opening: boolean;
  readonly disabled: boolean;
  readonly play: () => void;
  readonly options: () => void;
}): ReactNode {
  const minutes = findGame(game.name)?.gameMinutes;
  // levels stand weakest first
  const strongest = game.bots.findLast(({ name }) => chosen.bots.includes(name));
  const stars = strongest?.stars ?? 0;
  return (
    <article className={styles.card}>
      <Scene game={game.name} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{game.title}</h2>
          <span className={cx('soft small', styles.players)}>
            {texts.start.players(...game.seats)}
            {minutes !== undefined && <span>{texts.start.gameMinutes(minutes)}</span>}
          </span>
        </div>
        <p className={cx('soft', styles.blurb)}>{game.blurb}</p>
        <div className={cx('small', styles.chosen)}>
          <span>
            {texts.start.youAndBots(
              chosen.bots.length,
              texts.botName(strongest?.name ?? ''),
              new Set(chosen.bots).size > 1,
            )}
          </span>
          {chosen.bots.length > 0 && <Stars of={stars} most={5} label={texts.stars(stars, 5)} />}
          {learn !== null && (
            <Link href={`/learn/${game.name}`} className={styles.learn}>
              {learn}
            </Link>
          )}
          {level !== null && (
            <button
              type="button"
              className={styles.learn}
              disabled={disabled}
              onClick={level.play}
              aria-label={texts.start.playAtLevel(game.title, texts.botName(level.name))}
            >
              {texts.start.atLevel(texts.botName(level.name))}
            </button>
          )}
        </div>
        <div className={styles.buttons}>
          <Button look="primary" onClick={play} disabled={disabled} aria-label={texts.start.playThis(game.title)}>
            <Icon name="play" size={18} />
            <span>{opening ? texts.start.opening : texts.start.play}</span>
          </Button>
          <Button onClick={options} disabled={disabled} aria-label={texts.start.optionsFor(game.title)}>
            <Icon name="sliders" />
            <span>{texts.start.options}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
