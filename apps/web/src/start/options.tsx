/** A form for a game's options, made from the game's own table of them. */
import type { OptionSpec, OptionSpecs } from '@baize/game';
import { Segment, Select, Toggle, cx } from '@baize/table';
import { type ReactNode, useId } from 'react';
import { capital } from '../counting.ts';
import { texts } from '../texts.ts';
import { Field, FieldLine } from '../parts/fields.tsx';
import styles from './options.module.css';

type Values = Readonly<Record<string, unknown>>;

export function OptionFields({
  specs,
  values,
  set,
  beside,
}: {
  readonly specs: OptionSpecs;
  readonly values: Values;
  readonly set: (values: Values) => void;
  /** Another short field, to stand beside the first of these. */
  readonly beside?: ReactNode;
}): ReactNode {
  /** Without those that make no sense any more. */
  const change = (to: Values): void =>
    set(Object.fromEntries(Object.entries(to).filter(([name]) => applies(specs, to, name))));
  const fields: { name: string; short: boolean; field: ReactNode }[] = Object.entries(specs)
    .filter(([name]) => applies(specs, values, name))
    .map(([name, spec]) => ({
      name,
      short: isShort(spec),
      field: (
        <OptionField
          spec={spec}
          value={values[name] ?? spec.default}
          set={(value) => change({ ...values, [name]: value })}
        />
      ),
    }));
  if (beside !== undefined) {
    const first = fields.findIndex(({ short }) => short);
    fields.splice(first + 1, 0, { name: 'beside', short: first >= 0, field: beside });
  }
  let open = false;
  return (
    <div className={styles.fields}>
      {fields.map(({ name, short, field }, at) => {
        // two short ones in a row stand side by side
        const second = short && open;
        open = short && !second && fields[at + 1]?.short === true;
        return (
          <div key={name} className={second || open ? undefined : styles.wide}>
            {field}
          </div>
        );
      })}
    </div>
  );
}

/** Whether other options have the values that this one needs. */
const applies = (specs: OptionSpecs, values: Values, name: string): boolean =>
  Object.entries(specs[name]?.only ?? {}).every(
    ([other, wanted]) => (values[other] ?? specs[other]?.default) === wanted,
  );

const isShort = (spec: OptionSpec): boolean =>
  (spec.kind === 'choice' && spec.choices.length <= 3) || (spec.kind === 'number' && spec.usual !== undefined);

function OptionField({
  spec,
  value,
  set,
}: {
  readonly spec: OptionSpec;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}): ReactNode {
  const id = useId();
  switch (spec.kind) {
    case 'flag':
      return (
        <FieldLine label={spec.label} help={spec.help}>
          <Toggle label={spec.label} on={value === true} set={set} />
        </FieldLine>
      );
    case 'choice':
      return (
        <Field label={spec.label} help={spec.help}>
          {spec.choices.length <= 4 ? (
            <Segment
              label={spec.label}
              options={spec.choices.map((choice) => ({ value: choice, text: sentence(choice) }))}
              value={String(value)}
              choose={set}
            />
          ) : (
            <Select
              label={spec.label}
              options={spec.choices.map((choice) => ({ value: choice, text: sentence(choice) }))}
              value={String(value)}
              choose={set}
            />
          )}
        </Field>
      );
    case 'number':
      if (spec.usual !== undefined) {
        const given = Number(value);
        const usual = spec.usual.includes(given) ? spec.usual : [...spec.usual, given];
        return (
          <Field label={spec.label}>
            <Segment
              label={spec.label}
              options={usual.map((each) => ({ value: each, text: String(each) }))}
              value={given}
              choose={set}
            />
          </Field>
        );
      }
      return (
        <FieldLine label={spec.label} help={spec.help} control={id}>
          <input
            id={id}
            className={cx('field', styles.number)}
            type="number"
            inputMode="numeric"
            min={spec.min}
            max={spec.max}
            value={String(value)}
            onChange={(event) => set(event.target.value === '' ? spec.default : Number(event.target.value))}
          />
        </FieldLine>
      );
    case 'list':
      return <ListField spec={spec} value={value as readonly string[]} set={set} />;
  }
}

function ListField({
  spec,
  value,
  set,
}: {
  readonly spec: OptionSpec & { kind: 'list' };
  readonly value: readonly string[];
  readonly set: (value: readonly string[]) => void;
}): ReactNode {
  return (
    <details className={styles.list}>
      <summary>
        <b>{spec.label}</b>
        <span className="soft small">{value.length === 0 ? texts.drawer.any : value.join(', ')}</span>
      </summary>
      {spec.help !== undefined && <p className="soft small">{spec.help}</p>}
      <div className={styles.choices}>
        {spec.from.map((item) => (
          <label key={item}>
            <input
              type="checkbox"
              checked={value.includes(item)}
              onChange={(event) =>
                set(
                  event.target.checked
                    ? spec.from.filter((each) => each === item || value.includes(each))
                    : value.filter((each) => each !== item),
                )
              }
            />
            {item}
          </label>
        ))}
      </div>
    </details>
  );
}

/** "firstGame" and "first-game" both read "First game". */
const sentence = (word: string): string => capital(word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' '));
