/** A switch with its name and what it means now. */
import { Toggle } from '@baize/table';
import type { ReactNode } from 'react';
import fields from '../parts/fields.module.css';

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
  <div className={fields.line}>
    <div>
      <b>{label}</b>
      <span className="soft small">{line}</span>
    </div>
    <Toggle label={label} on={on} set={set} disabled={disabled} />
  </div>
);
