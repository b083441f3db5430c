/** A switch with its name and what it means now. */
import { Toggle } from '@baize/table';
import type { ReactNode } from 'react';
import { FieldLine } from '../parts/fields.tsx';

export const SwitchLine = ({
  label,
  line,
  on,
  set,
  disabled = false,
}: {
  readonly label: string;
  readonly line: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly disabled?: boolean;
}): ReactNode => (
  <FieldLine label={label} help={line}>
    <Toggle label={label} on={on} set={set} disabled={disabled} />
  </FieldLine>
);
