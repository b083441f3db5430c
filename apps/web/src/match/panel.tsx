/** Log, chat and rules beside a table, or in a drawer where there is no room. */
import type { ChatLine, Happening } from '@baize/protocol';
import { Avatar, Button, Dialog, type LineProps, Tabs } from '@baize/table';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Markdown } from '../parts/markdown.tsx';
import { texts } from '../texts.ts';

type Tab = 'log' | 'chat' | 'rules';

export interface PanelProps {
  readonly first: 'log' | 'chat';
  readonly lines: readonly Happening[];
  readonly name: (seat: number) => string;
  readonly Line: ComponentType<LineProps> | undefined;
  readonly chat: readonly ChatLine[];
  /** `null` for onlookers. */
  readonly say: ((text: string) => void) | null;
  readonly rules: string;
  readonly seat: number | null;
}

export function SidePanel({ first, lines, name, Line, chat, say, rules, seat }: PanelProps): ReactNode {
  const [tab, setTab] = useState<Tab>(first);
  const [read, setRead] = useState(chat.length);
  const show = (next: Tab): void => {
    setRead(chat.length);
    setTab(next);
  };
  const unread = tab !== 'chat' && chat.length > read;
  return (
    <section className="side-panel" aria-label={texts.match.logAndChat}>
      <Tabs
        tabs={[
          ['log', texts.match.log],
          [
            'chat',
            <>
              {texts.match.chat}
              {unread && <i className="dot unread" />}
            </>,
          ],
          ['rules', texts.match.rules],
        ]}
        tab={tab}
        choose={show}
      />
      {tab === 'log' ? (
        <Log lines={lines} name={name} Line={Line} seat={seat} />
      ) : tab === 'chat' ? (
        <Chat chat={chat} say={say} name={name} />
      ) : (
        <div className="panel-body" tabIndex={0} role="region" aria-label={texts.match.rules}>
          <Markdown text={rules} />
        </div>
      )}
    </section>
  );
}

/** Keeps to the newest line unless one has scrolled up. */
function useTail(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const tail = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const scrolled = (): void => {
      tail.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    element.addEventListener('scroll', scrolled);
    return () => element.removeEventListener('scroll', scrolled);
  }, []);
  useEffect(() => {
    if (tail.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  });
  return box;
}

function Log({ lines, name, Line }: Pick<PanelProps, 'lines' | 'name' | 'Line' | 'seat'>): ReactNode {
  const box = useTail();
  const newest = lines.at(-1)?.version;
  return (
    <div className="panel-body log" role="log" aria-label={texts.match.log} tabIndex={0} ref={box}>
      {lines.length === 0 && <p className="soft">{texts.match.logEmpty}</p>}
      {lines.map((line, i) => (
        <div
          key={i}
          className={`log-line ${line.version === newest ? 'newest' : ''} ${isTable(line) ? 'of-table' : ''}`}
        >
          {Line === undefined || isTable(line) ? line.text : <Line event={line.event} name={name} words={line.text} />}
        </div>
      ))}
    </div>
  );
}

const isTable = ({ event }: Happening): boolean => event.type.startsWith('table:');

function Chat({ chat, say, name }: Pick<PanelProps, 'chat' | 'say' | 'name'>): ReactNode {
  const box = useTail();
  const [draft, setDraft] = useState('');
  return (
    <>
      <div className="panel-body chat" role="log" aria-label={texts.match.chat} tabIndex={0} ref={box}>
        {chat.length === 0 && <p className="soft">{texts.match.chatEmpty}</p>}
        {chat.map((line) => (
          <div key={line.id} className="chat-line">
            <Avatar name={line.name} size={22} />
            <div>
              <b>{line.seat === null ? line.name : name(line.seat)}</b>
              <p>{line.text}</p>
            </div>
          </div>
        ))}
      </div>
      {say === null ? (
        <p className="soft small chat-note">{texts.match.onlookersCannotChat}</p>
      ) : (
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.trim() === '') return;
            say(draft.trim());
            setDraft('');
          }}
        >
          <input
            className="field"
            placeholder={texts.match.say}
            aria-label={texts.match.say}
            maxLength={500}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" aria-label={texts.match.send}>
            {texts.match.send}
          </Button>
        </form>
      )}
    </>
  );
}

export const LogDrawer = ({
  close,
  children,
}: {
  readonly close: () => void;
  readonly children: ReactNode;
}): ReactNode => (
  <Dialog open close={close} drawer title={texts.match.logAndChat} closeLabel={texts.close} className="log-drawer">
    {children}
  </Dialog>
);
