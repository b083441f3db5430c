/** The kit of every table in the browser, and the contract for a game's own. */
import './tokens.css';
import './kit.css';

export { announce, LiveRegion } from './announce.tsx';
export { Button, type ButtonProps, Segment, Toggle } from './button.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { type Flight, fly, pause, place } from './flights.ts';
export { Icon, type IconName } from './icons.tsx';
export { type Keys, useKeys } from './keys.ts';
export { useMedia } from './media.ts';
export type {
  AfterProps,
  GameTable,
  Hint,
  LineProps,
  OptionsProps,
  Player,
  PlayerKind,
  Step,
  TableProps,
} from './props.ts';
export { Avatar, Clock, inkOf } from './seat.tsx';
export {
  pace,
  reducedMotion,
  type Settings,
  type Speed,
  setSettings,
  settings,
  speeds,
  useSettings,
} from './settings.ts';
export { armSounds, playSound, type Sound } from './sounds.ts';
export { Stars } from './stars.tsx';
export { usePlay } from './steps.ts';
export { Gem, GemDefs, gemMarkup, type Stone, stones } from './stones.tsx';
export { Tabs } from './tabs.tsx';
