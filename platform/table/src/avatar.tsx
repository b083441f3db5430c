/** A face for everybody: a letter for people, a robot of its own for every bot, a spark for models. */
import type { ReactNode } from 'react';
import styles from './avatar.module.css';
import { cx } from './classes.ts';
import { Icon } from './icons.tsx';
import { hashOf, useInks } from './inks.tsx';
import { LineDrawing } from './lineDrawing.tsx';
import type { PlayerKind } from './props.ts';

export interface AvatarProps {
  readonly name: string;
  readonly kind?: PlayerKind;
  readonly size?: number;
  readonly lit?: boolean;
  readonly className?: string | undefined;
}

export function Avatar({ name, kind = 'person', size = 28, lit = false, className }: AvatarProps): ReactNode {
  const inkOf = useInks();
  return (
    <span
      className={cx(styles.avatar, lit && styles.lit, className)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.43), background: inkOf(name) }}
      aria-hidden="true"
    >
      {kind === 'person' ? (
        (name.trim()[0] ?? '?').toUpperCase()
      ) : kind === 'bot' ? (
        <Robot seed={hashOf(name)} size={Math.round(size * 0.66)} />
      ) : (
        <Icon name="model" size={Math.round(size * 0.6)} />
      )}
    </span>
  );
}

const heads = [
  <rect key="head" x="4" y="8" width="16" height="12" rx="3.5" />,
  <circle key="head" cx="12" cy="13.5" r="7.5" />,
  <path key="head" d="M8 7.500h8l4.500 4.500v4L17 20H7l-3.500-4v-4z" />,
  <path key="head" d="M5 20v-6a7 7 0 0 1 14 0v6z" />,
];
const eyes = [
  <path key="eyes" d="M9 12.500v2M15 12.500v2" />,
  <path key="eyes" d="M8.500 13.500h7" />,
  <path key="eyes" d="M8 14c.7-1.300 2.300-1.300 3 0M13 14c.7-1.300 2.300-1.300 3 0" />,
];
const tops = [
  <path key="top" d="M12 7.500V3.500" />,
  <path key="top" d="M8.500 7.500 7 4M15.500 7.500 17 4" />,
  <path key="top" d="M9 4.500h6M12 4.500v3" />,
];

/** 36 different robots; with the colour of the name, two at one table are hardly ever alike. */
const Robot = ({ seed, size }: { readonly seed: number; readonly size: number }): ReactNode => (
  <LineDrawing size={size}>
    {heads[(seed >>> 3) % heads.length]}
    {eyes[(seed >>> 6) % eyes.length]}
    {tops[(seed >>> 9) % tops.length]}
  </LineDrawing>
);
