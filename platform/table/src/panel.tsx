/** Log, chat and rules: beside a table, or in a sheet where there is no room. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { type Fold, type Headings, Log, type LogLine, useTail } from './log.tsx';
import styles from './panel.module.css';
import type { LineProps } from './props.ts';
import { Tabs } from './tabs.tsx';
import { texts } from './texts.ts';

export type PanelTab = 'log' | 'chat' | 'rules';

export interface ChatMessage {
  readonly id: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

export interface SidePanelProps {
  readonly first: PanelTab;
  readonly lines: readonly LogLine[];
  readonly name: (seat: number) => string;
  readonly Line: ComponentType<LineProps> | undefined;
  readonly headings: Headings | undefined;
  readonly fold?: Fold | undefined;
  /** What is going on right now, below the lines of the log. */
  readonly now?: string | null;
  readonly chat: readonly ChatMessage[];
  /** `null` for onlookers. */
  readonly say: ((text: string) => void) | null;
  readonly rules: ReactNode;
  /** Without a frame of its own: in a sheet. */
  readonly plain?: boolean;
}

export function SidePanel({
  first,
  lines,
  name,
  Line,
  headings,
  fold,
  now = null,
  chat,
  say,
  rules,
  plain = false,
}: SidePanelProps): ReactNode {
  const [tab, setTab] = useState<PanelTab>(first);
  const [read, setRead] = useState(chat.length);
  const show = (next: PanelTab): void => {
    setRead(chat.length);
    setTab(next);
  };
  const unread = tab !== 'chat' && chat.length > read;
  return (
    <section className={cx(styles.panel, plain && styles.plain)} aria-label={texts.panel}>
      <Tabs
        className={styles.tabs}
        tabs={[
          ['log', texts.log],
          [
            'chat',
            <>
              {texts.chat}
              {unread && <i className={styles.unread} />}
            </>,
          ],
          ['rules', texts.rules],
        ]}
        tab={tab}
        choose={show}
      >
        {tab === 'log' ? (
          <Log lines={lines} name={name} Line={Line} headings={headings} fold={fold} now={now} />
        ) : tab === 'chat' ? (
          <Chat chat={chat} say={say} name={name} />
        ) : (
          <div className={styles.body} tabIndex={0} role="region" aria-label={texts.rules}>
            {rules}
          </div>
        )}
      </Tabs>
    </section>
  );
}

function Chat({ chat, say, name }: Pick<SidePanelProps, 'chat' | 'say' | 'name'>): ReactNode {
  const box = useTail(chat);
  const [draft, setDraft] = useState('');
  return (
    <>
      <div className={styles.body} role="log" aria-label={texts.chat} tabIndex={0} ref={box}>
        {chat.length === 0 && <p className="soft">{texts.chatEmpty}</p>}
        {chat.map((line) => (
          <div key={line.id} className={styles.message}>
            <Avatar name={line.name} size={22} />
            <div>
              <b>{line.seat === null ? line.name : name(line.seat)}</b>
              <p>{line.text}</p>
            </div>
          </div>
        ))}
      </div>
      {say === null ? (
        <p className={cx('soft small', styles.note)}>{texts.onlookersCannotChat}</p>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.trim() === '') return;
            say(draft.trim());
            setDraft('');
          }}
        >
          <input
            className="field"
            placeholder={texts.say}
            aria-label={texts.say}
            maxLength={500}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit">{texts.send}</Button>
        </form>
      )}
    </>
  );
}
