/** Players of one's own, written down as text. */
import { type GamePack, readOptions, type Writing } from '@baize/game';
import { findPlayer } from '@baize/bots';
import { Button, cx, Icon, Select } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { Editor } from './editor.tsx';
import { type List, listName, most, type Setup } from './setup.ts';
import { texts } from './texts.ts';
import styles from './lists.module.css';
import fold from './fold.module.css';

export function Lists({
  pack,
  writing,
  setup,
  change,
}: {
  readonly pack: GamePack;
  readonly writing: Writing;
  readonly setup: Setup;
  readonly change: (to: Partial<Setup>) => void;
}): ReactNode {
  const { lists, players } = setup;
  const examples = Object.entries(writing.examples);
  const read = readOptions(pack.game, setup.options, players.length);
  const free = (name: string): boolean =>
    !lists.some((list) => list.name === name) && findPlayer(pack, name) === undefined;

  const add = (): void => {
    const name = ['mine', ...Array.from({ length: most.lists }, (_, i) => `mine ${i + 2}`)].find(free) as string;
    const seat = players.findIndex((player) => !lists.some((list) => list.name === player));
    change({
      lists: [...lists, { name, text: `${examples[0]?.[1] ?? ''}\n` }],
      players: players.map((player, i) => (i === Math.max(0, seat) ? name : player)),
    });
  };
  const edit = (name: string, to: Partial<List>): void =>
    change({
      lists: lists.map((list) => (list.name === name ? { ...list, ...to } : list)),
      players: players.map((player) => (player === name ? (to.name ?? name) : player)),
    });
  const remove = (name: string): void => {
    const instead = setup.players.find((player) => player !== name) ?? 'random';
    change({
      lists: lists.filter((list) => list.name !== name),
      players: players.map((player) => (player === name ? instead : player)),
    });
  };

  return (
    <section className={styles.lists}>
      {lists.length > 0 && <h3>{texts.lists}</h3>}
      {lists.map((list, i) => (
        <details key={i} className={fold.fold} open>
          <summary>
            <b>{list.name}</b>
            <Mistakes count={writing.errors(list.text).length} />
          </summary>
          <div className={cx(styles.head, styles.text)}>
            <NameField key={list.name} name={list.name} free={free} rename={(name) => edit(list.name, { name })} />
            <Select
              className={styles.field}
              label={texts.startFrom}
              options={examples.map(([name]) => ({ value: name, text: name }))}
              value={null}
              placeholder={texts.startFrom}
              choose={(name) => edit(list.name, { text: `${writing.examples[name] ?? ''}\n` })}
            />
            <Button look="quiet" square aria-label={texts.removeList(list.name)} onClick={() => remove(list.name)}>
              <Icon name="trash" />
            </Button>
          </div>
          <Editor
            label={texts.editList(list.name)}
            className={styles.text}
            text={list.text}
            writing={writing}
            set={(text) => edit(list.name, { text })}
          />
          <p className={cx('small', styles.vain)} role="status">
            {read.ok ? writing.warnings?.(list.text, read.options).join(' ') : ''}
          </p>
        </details>
      ))}
      {lists.length < most.lists && (
        <Button look="quiet" size="small" className={styles.add} onClick={add}>
          <Icon name="plus" />
          {texts.newList}
        </Button>
      )}
    </section>
  );
}

const Mistakes = ({ count }: { readonly count: number }): ReactNode => (
  <span className={cx('small', styles.mistakes, count > 0 && styles.bad)}>
    <Icon name={count > 0 ? 'x' : 'check'} size={14} />
    {texts.mistakes(count)}
  </span>
);

/** A name counts when the field is left: every letter of it would be a name of its own otherwise. */
function NameField({
  name,
  free,
  rename,
}: {
  readonly name: string;
  readonly free: (name: string) => boolean;
  readonly rename: (name: string) => void;
}): ReactNode {
  const [draft, setDraft] = useState(name);
  const wanted = listName(draft);
  const taken = wanted !== name && wanted !== '' && !free(wanted);
  const finish = (): void => {
    if (wanted === '' || taken) setDraft(name);
    else if (wanted !== name) rename(wanted);
  };
  return (
    <input
      className={cx('field', styles.field)}
      aria-label={texts.listName(name)}
      aria-invalid={taken}
      title={taken ? texts.nameTaken : undefined}
      value={draft}
      maxLength={most.name}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
