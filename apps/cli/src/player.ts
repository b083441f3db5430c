/** Playing a reel: which step is seen from which seat, how fast it goes on by itself; a reducer over keys. */
import type { Seat } from '@baize/game';
import type { Key } from './screen.ts';

export interface Player {
  readonly step: number;
  readonly viewer: Seat | null;
  readonly playing: boolean;
  /** Milliseconds a step. */
  readonly pace: number;
  /** Digits typed so far, for a jump. */
  readonly typed: string;
}

const paces = [2000, 1000, 500, 250, 100, 30] as const;

export const firstPlayer = (viewer: Seat | null, playing: boolean, step = 0): Player => ({
  step,
  viewer,
  playing,
  pace: 500,
  typed: '',
});

/** What a key does; `null` is leaving. */
export function turnReel(player: Player, key: Key, length: number, seats: number): Player | null {
  const to = (step: number, playing = false): Player => ({
    ...player,
    step: Math.max(0, Math.min(length, step)),
    playing,
    typed: '',
  });
  switch (key.type) {
    case 'right':
    case 'down':
      return to(player.step + 1);
    case 'left':
    case 'up':
      return to(player.step - 1);
    case 'pageDown':
      return to(player.step + 10);
    case 'pageUp':
      return to(player.step - 10);
    case 'home':
      return to(0);
    case 'end':
      return to(length);
    case 'enter':
      return to(player.typed === '' ? player.step + 1 : Number(player.typed));
    case 'backspace':
      return { ...player, typed: player.typed.slice(0, -1) };
    case 'interrupt':
    case 'eof':
      return null;
    case 'escape':
      return player.typed === '' ? null : { ...player, typed: '' };
    case 'clear':
      return { ...player, typed: '' };
    case 'suspend':
    case 'complete':
      return player;
    case 'char':
      return turnByLetter(player, key.char.toLowerCase(), length, seats, to);
  }
}

function turnByLetter(
  player: Player,
  letter: string,
  length: number,
  seats: number,
  to: (step: number, playing?: boolean) => Player,
): Player | null {
  if (/\d/.test(letter)) return { ...player, playing: false, typed: (player.typed + letter).slice(0, 6) };
  const at = paces.findIndex((pace) => pace === player.pace);
  switch (letter) {
    case 'q':
      return null;
    case 'n':
      return to(player.step + 1);
    case 'b':
      return to(player.step - 1);
    case ' ':
    case 'a':
      // From the end, playing starts over.
      return to(!player.playing && player.step === length ? 0 : player.step, !player.playing);
    case '+':
    case '=':
      return { ...player, pace: paces[Math.min(paces.length - 1, at + 1)] };
    case '-':
      return { ...player, pace: paces[Math.max(0, at - 1)] };
    case 's': {
      const next = player.viewer === null ? 0 : player.viewer + 1;
      return { ...player, viewer: next >= seats ? null : next };
    }
    default:
      return player;
  }
}
