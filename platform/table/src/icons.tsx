/** Line icons on a 24 box, in the colour of the text around them. */
import type { ReactNode } from 'react';
import { LineDrawing } from './lineDrawing.tsx';

const shapes = {
  arrow: <path d="M5 12h13M13 7l5 5-5 5" />,
  back: <path d="m14 6-6 6 6 6" />,
  book: (
    <path d="M12 6.500C10 5 7 4.500 3.500 4.500v13.500c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2V4.500c-3.500 0-6.500.5-8.500 2zM12 6.500V20" />
  ),
  bookmark: <path d="M7 4h10v16l-5-4-5 4z" />,
  bot: (
    <>
      <rect x="4" y="8" width="16" height="11.5" rx="3.5" />
      <path d="M12 8V4.5" />
      <circle cx="12" cy="3.3" r="1.2" />
      <path d="M9 12.500v2M15 12.500v2M1.8 12.500v3M22.2 12.500v3" />
    </>
  ),
  bulb: (
    <path d="M9 17.500h6M10 20.500h4M12 3a6 6 0 0 0-3.6 10.800c.6.5.6 1.2.6 1.700h6c0-.5 0-1.2.6-1.700A6 6 0 0 0 12 3z" />
  ),
  cards: (
    <>
      <rect x="8.5" y="4" width="11" height="15" rx="2" transform="rotate(10 14 12)" />
      <path d="M6.5 6.8 3.9 8a1.6 1.6 0 0 0-.8 2.100l4.2 9.200a1.6 1.6 0 0 0 2.1.8l.6-.3" />
    </>
  ),
  chat: (
    <path d="M20.5 6v8a2.5 2.5 0 0 1-2.5 2.500h-6l-4.5 4v-4H6A2.5 2.5 0 0 1 3.5 14V6A2.5 2.5 0 0 1 6 3.500h12A2.5 2.5 0 0 1 20.5 6z" />
  ),
  check: <path d="m5 12.5 4.5 4.500L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.500V12l3 2" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.5" />
      <path d="M15.5 5.500V5A1.5 1.5 0 0 0 14 3.500H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.500h.5" />
    </>
  ),
  crown: <path d="M4 18 3 7l5.5 4.500L12 5l3.5 6.500L21 7l-1 11z" fill="currentColor" stroke="none" />,
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01" strokeWidth="2.6" />
    </>
  ),
  down: <path d="m6 9 6 6 6-6" />,
  download: <path d="M12 4v11.500M8 12l4 4 4-4M5 20h14" />,
  eye: (
    <>
      <path d="M2 12s3.6-6.5 10-6.500S22 12 22 12s-3.6 6.5-10 6.500S2 12 2 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  first: <path d="M18 6v12l-9-6zM6 6v12" />,
  flag: <path d="M6 21V4M6 4.500h11l-2.5 4 2.5 4H6" />,
  forward: <path d="m10 6 6 6-6 6" />,
  friends: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.500c.6-3.4 3.2-5.2 6.5-5.200s5.9 1.8 6.5 5.2" />
      <path d="M15.5 5.200a3.5 3.5 0 0 1 0 6.600M18 14.800c2 .8 3.2 2.4 3.6 4.7" />
    </>
  ),
  grid: (
    <>
      <rect x="4" y="4" width="7" height="7" rx="2" />
      <rect x="13" y="4" width="7" height="7" rx="2" />
      <rect x="4" y="13" width="7" height="7" rx="2" />
      <rect x="13" y="13" width="7" height="7" rx="2" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.800h.01" />
    </>
  ),
  last: <path d="M6 6v12l9-6zM18 6v12" />,
  left: <path d="m15 6-6 6 6 6" />,
  link: (
    <>
      <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 0 0-6.4-6.400l-1.2 1.2" />
      <path d="M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.400l1.2-1.2" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M6 12h12" />,
  model: (
    <>
      <path d="M20.5 5.500v9a2.5 2.5 0 0 1-2.5 2.500h-6l-4.5 4v-4H6a2.5 2.5 0 0 1-2.5-2.500v-9A2.5 2.5 0 0 1 6 3h12a2.5 2.5 0 0 1 2.5 2.500z" />
      <path d="m8 8 2.5 2L8 12M12.8 12.200H16" />
    </>
  ),
  moon: <path d="M20 14.200A8.5 8.5 0 0 1 9.8 4a8.5 8.5 0 1 0 10.2 10.200z" />,
  mute: (
    <>
      <path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500z" />
      <path d="m16 9.5 5 5M21 9.500l-5 5" />
    </>
  ),
  offline: (
    <path d="M3 9.500a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9.2 16.300a4 4 0 0 1 5.6 0M12 19.500h.01M4 3l17 17" />
  ),
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3.5" />,
  percent: (
    <>
      <circle cx="7.5" cy="7.5" r="2.8" />
      <circle cx="16.5" cy="16.5" r="2.8" />
      <path d="M18 6 6 18" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  play: (
    <>
      <path
        d="M8 5.2v13.6a1 1 0 0 0 1.5.8l10.6-6.800a1 1 0 0 0 0-1.600L9.5 4.400A1 1 0 0 0 8 5.200z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  puzzle: (
    <path d="M9.500 5.500a2 2 0 1 1 4 0V7H18v4.500h-1a2.200 2.200 0 0 0 0 4.400h1v4.600H6v-4.600H5a2.200 2.200 0 0 1 0-4.400h1V7h3.500z" />
  ),
  right: <path d="m9 6 6 6-6 6" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.2-4.2" />
    </>
  ),
  share: (
    <>
      <path d="M12 15V3.500M8 7l4-4 4 4" />
      <path d="M5 12v6.500A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.500V12" />
    </>
  ),
  sliders: (
    <>
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.6" />
      <circle cx="8" cy="17" r="2.6" />
    </>
  ),
  sound: (
    <>
      <path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500z" />
      <path d="M15.5 9a4 4 0 0 1 0 6M18 6.500a7.5 7.5 0 0 1 0 11" />
    </>
  ),
  flame: (
    <path d="M12.500 3c.500 3.500 5 5.500 5 10.500a5.500 5.500 0 0 1-11 0c0-2 .9-3.600 2.200-4.700.1 1.700.7 2.700 1.900 3.200.6-3-.3-6 1.900-9z" />
  ),
  star: <path d="M12 3l2.8 5.9 6.5.8-4.8 4.5 1.2 6.400L12 17.500l-5.7 3.1 1.2-6.4-4.8-4.5 6.5-.8z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
    </>
  ),
  swap: <path d="M4 9h14l-4-4M20 15H6l4 4" />,
  table: (
    <>
      <ellipse cx="12" cy="9" rx="9" ry="4.5" />
      <path d="M12 13.500V20M8 20h8" />
    </>
  ),
  trash: <path d="M5 8h14M9 8V5h6v3M7 8l1 12h8l1-12M10.5 11.5v5M13.5 11.5v5" />,
  trophy: (
    <path d="M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.500H4.500c0 3 1 4.5 3.2 5M16.5 5.500h3c0 3-1 4.5-3.2 5M12 14.500V18M8.5 20.500h7l-1-2.500h-5z" />
  ),
  undo: (
    <>
      <path d="M8.5 5 4 9.5 8.5 14" />
      <path d="M4 9.500h10a5.5 5.5 0 0 1 0 11h-4" />
    </>
  ),
  up: <path d="M6 15l6-6 6 6" />,
  x: <path d="M6 6l12 12M18 6 6 18" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof shapes;

export const Icon = ({
  name,
  size = 18,
  className = '',
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}): ReactNode => (
  <LineDrawing size={size} className={className}>
    {shapes[name]}
  </LineDrawing>
);
