/** The kit of every table in the browser, and the contract for a game's own. Described in docs/web.md. */
export { announce, LiveRegion } from './announce.tsx';
export { AskBar, type AskBarProps, type ShownHint } from './askbar.tsx';
export { Avatar } from './avatar.tsx';
export { Button, buttonClass, type ButtonProps } from './button.tsx';
export { Segment, Select, type SelectOption, Toggle } from './choice.tsx';
export { cx } from './classes.ts';
export { Clock } from './clock.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { type EndAction, EndDialog, type EndDialogProps } from './end.tsx';
export { type Flight, fly, pause, place } from './flights.ts';
export { type Cell, useGrid } from './grid.ts';
export { Icon, type IconName } from './icons.tsx';
export { inkOf, Seated, useInks } from './inks.tsx';
export { type KeyHelp, KeyList } from './keylist.tsx';
export { type Keys, useKeys } from './keys.ts';
export { type Headings, type LogLine } from './log.tsx';
export { type Mark, useMarks } from './marks.ts';
export { Medal } from './medal.tsx';
export { useMedia } from './media.ts';
export { type Notes, useNote } from './note.ts';
export { PaceBar } from './pacebar.tsx';
export { type PanelTab, SidePanel } from './panel.tsx';
export { PreparingMark, PreparingPanel, PreparingWaysOut } from './preparing.tsx';
export type {
  AfterProps,
  Ending,
  GameTable,
  Hint,
  Hinting,
  Illustration,
  LineProps,
  OptionsProps,
  Pacing,
  Player,
  PlayerKind,
  Preparing,
  Prompt,
  Step,
  TableProps,
  Worth,
} from './props.ts';
export { rivalsOf } from './rivals.ts';
export { hasRail, type Room, TableRoom } from './room.tsx';
export {
  pace,
  reducedMotion,
  type Settings,
  type Speed,
  setSettings,
  settings,
  shownTheme,
  speeds,
  themes,
  useSettings,
} from './settings.ts';
export { Shell, type ShellProps } from './shell.tsx';
export { armSounds, playSound, type Sound } from './sounds.ts';
export { Stars } from './stars.tsx';
export { usePlay } from './steps.ts';
export { Tabs, type TabsProps } from './tabs.tsx';
export { Tips } from './tips.tsx';
