/** Fields of a form: a name above its control, or a line with its control at the end. */
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldProps {
  readonly label: string;
  /** The control that the name belongs to, by its id; others are named by themselves. */
  readonly control?: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

const Label = ({ label, control }: Pick<FieldProps, 'label' | 'control'>): ReactNode =>
  control === undefined ? (
    <span className="strong">{label}</span>
  ) : (
    <label className="strong" htmlFor={control}>
      {label}
    </label>
  );

const Help = ({ help }: Pick<FieldProps, 'help'>): ReactNode =>
  help !== undefined && <span className="soft small">{help}</span>;

export const Field = ({ help, children, ...label }: FieldProps): ReactNode => (
  <div className={styles.field}>
    <Label {...label} />
    {children}
    <Help help={help} />
  </div>
);

export const FieldLine = ({ help, children, ...label }: FieldProps): ReactNode => (
  <div className={styles.line}>
    <div>
      <Label {...label} />
      <Help help={help} />
    </div>
    {children}
  </div>
);
