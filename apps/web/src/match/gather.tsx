/** Before the start: who is here, who is awaited, and the links to send. */
import type { TableInfo } from '@baize/protocol';
import { announce, Avatar, Button, cx, Icon, useMedia } from '@baize/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../address.ts';
import { api, sentenceOf } from '../api.ts';
import { forgetSeat, keepSeat, mySeat, myName, setName } from '../mine.ts';
import { Problem } from '../parts/problem.tsx';
import { RulesLink } from '../parts/rulesLink.tsx';
import { texts } from '../texts.ts';
import styles from './gather.module.css';
import seats from '../parts/seatList.module.css';

export function Gather({
  match,
  table,
  seat,
  fill,
}: {
  readonly match: string;
  readonly table: TableInfo;
  readonly seat: number | null;
  /** Gives an empty seat to a bot. */
  readonly fill: (place: number) => void;
}): ReactNode {
  const [, go] = useLocation();
  const invites = mySeat(match)?.invites ?? [];
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (wanted: number): Promise<void> => {
    try {
      const name = myName();
      setName(name);
      const joined = await api.join(match, { name, seat: wanted });
      keepSeat({ ...joined, game: table.game });
    } catch (error) {
      setProblem(sentenceOf(error, texts.missing.failedBody));
    }
  };
  return (
    <div className={styles.gather} data-gather="">
      <section className="panel">
        <h1>{texts.gather.title}</h1>
        <p className="soft">
          {texts.gather.line} {table.hints && table.seats.length > 1 && texts.gather.hints}
        </p>
        {table.open && <p className="soft small">{texts.gather.openNote}</p>}
        {!table.watch && <p className="soft small">{texts.gather.watchNote}</p>}
        <ol className={cx(seats.list, styles.seats)}>
          {table.seats.map((info, i) => {
            const invite = invites.find((each) => each.seat === i)?.invite;
            const free = info.name === null;
            return (
              <li key={i}>
                <Avatar name={info.name ?? '?'} kind={free && info.kind === 'person' ? 'person' : info.kind} />
                <div className={seats.name}>
                  <b>{info.name ?? (info.kind === 'model' ? texts.kind.model : texts.gather.free)}</b>
                  <span className="soft small">
                    {i === seat
                      ? texts.you
                      : free
                        ? texts.gather[info.kind === 'model' ? 'notHere' : 'empty']
                        : texts.kind[info.kind]}
                  </span>
                </div>
                {free && seat === null && table.open && info.kind === 'person' && (
                  <Button size="small" look="primary" onClick={() => void take(i)}>
                    {texts.gather.takeSeat}
                  </Button>
                )}
                {free && seat !== null && (
                  <Button size="small" aria-label={texts.gather.fillFor(i + 1)} onClick={() => fill(i)}>
                    <Icon name="bot" size={16} />
                    {texts.gather.fill}
                  </Button>
                )}
                {free ? <i className="dot hollow" /> : <i className="dot" />}
                {free && invite !== undefined && (
                  <CopyLine
                    label={texts.gather.linkFor(i + 1)}
                    line={info.kind === 'model' ? modelLine(match, invite) : addressOf(`/t/${match}#${invite}`)}
                    note={info.kind === 'model' ? texts.gather.modelNote : texts.gather.linkNote}
                  />
                )}
              </li>
            );
          })}
        </ol>
        <div className={styles.foot}>
          <RulesLink game={table.game} size="small" />
          {seat !== null && (
            <Button
              size="small"
              onClick={() => {
                forgetSeat(match);
                go('/');
              }}
            >
              {texts.gather.leave}
            </Button>
          )}
        </div>
        {problem !== null && <Problem>{problem}</Problem>}
      </section>
    </div>
  );
}

/** What a model's MCP client runs to take the seat. */
const modelLine = (match: string, invite: string): string => `npx baize mcp ${addressOf(`/t/${match}#${invite}`)}`;

function CopyLine({
  label,
  line,
  note,
}: {
  readonly label: string;
  readonly line: string;
  readonly note: string;
}): ReactNode {
  const [copied, setCopied] = useState(false);
  // a phone has room only for what differs
  const short = useMedia('(max-width: 700px)');
  const [whole, setWhole] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (whole) field.current?.select();
  }, [whole]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied(true);
      announce(texts.gather.copied);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      field.current?.focus();
      announce(texts.gather.copyFailed);
    }
  };
  return (
    <div className={styles.copy}>
      <div>
        <input
          ref={field}
          className="mono"
          readOnly
          value={short && !whole ? line.replace(location.origin, '') : line}
          aria-label={label}
          onFocus={() => setWhole(true)}
          onBlur={() => setWhole(false)}
        />
        <Button size="small" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} size={16} />
          {copied ? texts.gather.copied : texts.gather.copy}
        </Button>
      </div>
      <p className="soft small">{note}</p>
    </div>
  );
}
