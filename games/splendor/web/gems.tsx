/** Gems, each with a shape and a colour of its own, always in one order. */
import type { CSSProperties, ReactNode } from 'react';

export const stones = ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx', 'gold'] as const;
export type Stone = (typeof stones)[number];

/** The stone's colour as `--c`, for the styles of whatever stands for it. */
export const gemColour = (stone: Stone): CSSProperties => ({ '--c': `var(--gem-${stone})` }) as CSSProperties;

const gradients: Readonly<Record<Stone, readonly [string, string, string]>> = {
  diamond: ['#FFFFFF', '#F3F6FB', '#C7D3E6'],
  sapphire: ['#7FA9FF', '#3E7BFA', '#2456C4'],
  emerald: ['#59CC92', '#2FA66A', '#1C7A4B'],
  ruby: ['#F58390', '#E0475A', '#AE2A3E'],
  onyx: ['#565A6B', '#2C2E38', '#181920'],
  gold: ['#F7D983', '#E3B23C', '#B98518'],
};

const fill = (stone: Stone): string => `url(#fill-${stone})`;

const shapes: Readonly<Record<Stone, ReactNode>> = {
  diamond: (
    <>
      <path d="M13 3h14l10 10v14l-10 10H13L3 27V13z" fill={fill('diamond')} stroke="#76849C" strokeWidth="1.8" />
      <path
        d="M13 3l3 8M27 3l-3 8M37 13l-8 3M37 27l-8-3M27 37l-3-8M13 37l3-8M3 27l8-3M3 13l8 3"
        stroke="#A9B8CF"
        strokeWidth="1.1"
        fill="none"
      />
      <path d="M37 13l-8 3v8l8 3zM27 37l-3-8h-8l-3 8z" fill="#B9C8DF" opacity=".55" />
      <path d="M16 11h8l5 5v8l-5 5h-8l-5-5v-8z" fill="#fff" stroke="#A9B8CF" strokeWidth="1.1" />
    </>
  ),
  sapphire: (
    <>
      <circle cx="20" cy="20" r="17.4" fill={fill('sapphire')} stroke="#A9C6FF" strokeWidth="1.4" />
      <path
        d="M20 2.6V10M20 30v7.4M2.6 20H10M30 20h7.4M7.7 7.7l5.2 5.2M27.1 27.1l5.2 5.2M32.3 7.7l-5.2 5.2M12.9 27.1l-5.2 5.2"
        stroke="#BBD2FF"
        opacity=".7"
      />
      <circle cx="20" cy="20" r="10" fill="#5B91FF" stroke="#BBD2FF" />
      <path
        d="M13.5 17a7.4 7.4 0 0 1 7-5"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
        opacity=".85"
      />
    </>
  ),
  emerald: (
    <>
      <path
        d="M13.5 2h13L33 8.500v23L26.500 38h-13L7 31.500v-23z"
        fill={fill('emerald')}
        stroke="#9BE3BE"
        strokeWidth="1.4"
      />
      <path
        d="M13.500 2l2 7.500M26.500 2l-2 7.500M33 8.500l-5.500 3.500M33 31.500L27.500 28M26.500 38l-2-7.500M13.500 38l2-7.500M7 31.500l5.500-3.500M7 8.500l5.500 3.500"
        stroke="#B5EBCF"
        opacity=".75"
      />
      <path d="M15.500 9.500h9l3 2.500v16l-3 2.500h-9l-3-2.500V12z" fill="#43BC7F" stroke="#B5EBCF" />
      <path
        d="M15.500 21v-7l2-1.500h3"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
        opacity=".8"
      />
    </>
  ),
  ruby: (
    <>
      <path
        d="M3.500 10.500L9.500 4h21l6 6.500C35 21.500 28.500 31 20 38 11.500 31 5 21.500 3.500 10.500z"
        fill={fill('ruby')}
        stroke="#FFB9C1"
        strokeWidth="1.4"
      />
      <path
        d="M3.500 10.500L12 12M9.500 4l2.500 8M30.500 4L28 12M36.500 10.500L28 12M20 27v11"
        stroke="#FFC6CC"
        opacity=".75"
      />
      <path d="M12 12h16l-8 15z" fill="#EE6877" stroke="#FFC6CC" />
      <path d="M14.500 14.200h6" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" opacity=".85" />
    </>
  ),
  onyx: (
    <>
      <path
        d="M20 2.200l15.600 8.900v17.800L20 37.800 4.400 28.900V11.100z"
        fill={fill('onyx')}
        stroke="#B4BACA"
        strokeWidth="2"
      />
      <path
        d="M20 3v8.500M35 11.500l-7.500 4.200M35 28.500l-7.500-4.200M20 37v-8.500M5 28.500l7.500-4.200M5 11.500l7.500 4.200"
        stroke="#8C92A5"
        opacity=".7"
      />
      <path d="M20 11.500l7.500 4.200v8.600L20 28.500l-7.500-4.200v-8.600z" fill="#3C3F4D" stroke="#8C92A5" />
      <path d="M14.800 17.200l4.600-2.600" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" opacity=".8" />
    </>
  ),
  gold: (
    <>
      <circle cx="20" cy="20" r="17.6" fill={fill('gold')} stroke="#8A6410" strokeWidth="1.4" />
      <circle cx="20" cy="20" r="13.6" fill="none" stroke="#8A6410" strokeDasharray="2 2.270" opacity=".8" />
      <path
        d="M20 9.500l3.100 6.900 7.500.8-5.600 5 1.600 7.400L20 25.800l-6.600 3.800 1.600-7.400-5.600-5 7.500-.8z"
        fill="#7A570B"
      />
    </>
  ),
};

/** The drawings that every `Gem` refers to: mount once, at the root of the page. */
export function GemDefs(): ReactNode {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {stones.map((stone) => (
          <linearGradient key={stone} id={`fill-${stone}`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={gradients[stone][0]} />
            <stop offset=".5" stopColor={gradients[stone][1]} />
            <stop offset="1" stopColor={gradients[stone][2]} />
          </linearGradient>
        ))}
        {stones.map((stone) => (
          <symbol key={stone} id={`gem-${stone}`} viewBox="0 0 40 40">
            <g strokeLinejoin="round">{shapes[stone]}</g>
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

/** A stone. With `label` it is read out; without it is decoration beside words. */
export function Gem({
  stone,
  size = 20,
  label,
  className = '',
}: {
  readonly stone: Stone;
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}): ReactNode {
  return (
    <svg
      className={`gem ${className}`}
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#gem-${stone}`} />
    </svg>
  );
}

/** The same as text, for flights. */
export function gemMarkup(stone: Stone, size: number): string {
  return `<svg class="gem" width="${size}" height="${size}"><use href="#gem-${stone}"/></svg>`;
}
