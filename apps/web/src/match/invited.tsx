/** Who follows an invite: a name, and the seat is theirs. */
import type { TableInfo } from '@baize/protocol';
import { Avatar, Button, buttonClass, cx, Seated } from '@baize/table';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../api.ts';
import { keepSeat, myName, setName } from '../mine.ts';
import { Mark, Tile } from '../parts/art.tsx';
import { clockWords } from '../parts/clockWords.ts';
import { RulesLink } from '../parts/rulesLink.tsx';
import { Loading, Missing } from '../parts/states.tsx';
import { texts } from '../texts.ts';
import styles from './invited.module.css';

type Problem = 'used' | 'full' | 'missing' | 'failed';

const problems: Readonly<Record<string, Problem>> = {
  BAD_INVITE: 'used',
  SEAT_TAKEN: 'used',
  TABLE_FULL: 'full',
  NO_SUCH_MATCH: 'missing',
};

export function Invited({
  match,
  invite,
  done,
}: {
  readonly match: string;
  readonly invite: string;
  readonly done: () => void;
}): ReactNode {
  const [table, setTable] = useState<TableInfo | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [draft, setDraft] = useState(myName());
  const [busy, setBusy] = useState(false);
  const field = useId();
  useEffect(() => {
    api.table(match).then(
      (found) => {
        setTable(found);
        // every invited seat is taken: this invite was one of them
        if (!found.seats.some(({ name, kind }) => name === null && kind === 'person')) setProblem('used');
      },
      (error: unknown) => setProblem(problems[codeOf(error)] ?? 'failed'),
    );
  }, [match]);
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || draft.trim() === '' || table === null) return;
    setBusy(true);
    try {
      setName(draft.trim());
      const joined = await api.join(match, { name: draft.trim(), invite });
      keepSeat({ ...joined, game: table.game });
      done();
    } catch (error) {
      setBusy(false);
      setProblem(problems[codeOf(error)] ?? 'failed');
    }
  };
  if (problem === 'missing') return <Missing title={texts.missing.match} body={texts.missing.matchBody} />;
  if (problem === 'failed')
    return (
      <Missing title={texts.missing.failed} body={texts.missing.failedBody}>
        <Button look="primary" onClick={() => location.reload()}>
          {texts.missing.retry}
        </Button>
      </Missing>
    );
  if (problem !== null) {
    const used = problem === 'used';
    if (table?.watch === false)
      return (
        <Missing
          title={used ? texts.join.used : texts.join.full}
          body={used ? texts.join.usedAlone : texts.join.fullAlone}
        />
      );
    return (
      <Missing title={used ? texts.join.used : texts.join.full} body={used ? texts.join.usedBody : texts.join.fullBody}>
        <Link href={`/t/${match}`} className={buttonClass({ look: 'primary' })} onClick={done}>
          {texts.start.watch}
        </Link>
      </Missing>
    );
  }
  if (table === null) return <Loading />;
  const host = table.seats.find(({ kind, name }) => kind === 'person' && name !== null)?.name ?? null;
  const free = table.seats.filter(({ kind, name }) => kind === 'person' && name === null).length;
  return (
    <main className={styles.page}>
      <section className={cx('panel', styles.card)}>
        <header className={styles.head}>
          <Tile game={table.game} size={56} />
          <div>
            <h1>{host === null ? texts.join.title : texts.join.by(host)}</h1>
            <p className="soft">{texts.join.line(table.title, table.open)}</p>
          </div>
        </header>
        <ul className={styles.seats} aria-label={texts.drawer.seats}>
          <Seated names={table.seats.map(({ name }) => name)}>
            {table.seats.map(({ name, kind }, i) => (
              <li key={i}>
                <Avatar name={name ?? '?'} kind={kind} size={28} />
                {name ?? (kind === 'model' ? texts.kind.model : free > 1 ? texts.gather.free : texts.join.yours)}
              </li>
            ))}
          </Seated>
        </ul>
        <p className="soft small">
          {table.clock === null ? `${texts.gather.noClock}.` : texts.join.clock(clockWords(table))}{' '}
          {table.hints && texts.gather.hints}
        </p>
        <form onSubmit={(event) => void sit(event)}>
          <label className="strong small" htmlFor={field}>
            {texts.start.nameLabel}
          </label>
          <div className={styles.form}>
            <input
              id={field}
              className="field"
              value={draft}
              maxLength={40}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Button look="primary" type="submit" disabled={busy}>
              {busy ? texts.join.joining : texts.join.sit}
            </Button>
          </div>
        </form>
        <footer className={styles.foot}>
          <RulesLink game={table.game} size="small" />
          <Link href="/" className={styles.brand}>
            <Mark size={24} />
            {texts.brand}
          </Link>
        </footer>
      </section>
    </main>
  );
}
