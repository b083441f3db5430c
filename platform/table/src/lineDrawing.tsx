/** Line drawings of 24 × 24 units in the colour of the text: icons and robots. */
import type { ReactNode } from 'react';

export const LineDrawing = ({
  size,
  className,
  children,
}: {
  readonly size: number;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);
