/** The bar above a table: where we are, who plays, and what can be asked for. */
import type { TableInfo } from '@baize/protocol';
import {
  announce,
  Button,
  cx,
  Dialog,
  Icon,
  type Player,
  Segment,
  setSettings,
  speeds,
  themes,
  Toggle,
  useSettings,
} from '@baize/table';
import { type ReactNode, type Ref, useState } from 'react';
import { Tile } from '../parts/art.tsx';
import { clockWords } from '../parts/clockWords.ts';
import { BackToStart } from '../parts/backToStart.tsx';
import { SoundButton, ThemeButton } from '../parts/topbar.tsx';
import { texts } from '../texts.ts';
import tablePage from '../parts/tablePage.module.css';
import styles from './bar.module.css';
import { canNotify, setNotify } from './notify.ts';
import { Pills } from './pills.tsx';
import { Field, FieldLine } from '../parts/fields.tsx';

export function MatchBar({
  table,
  seat,
  round,
  players,
  turn,
  onlookers,
  connection,
  mayUndo,
  mayHint,
  playing,
  narrow,
  own,
  ownRef,
  undo,
  hint,
  resign,
  openLog,
  openChat,
  openRules,
  openKeys,
  hinting,
}: {
  readonly table: TableInfo;
  readonly seat: number | null;
  /** "turn 4" */
  readonly round: string | null;
  /** Shown as pills when the table itself does not show them. */
  readonly players: readonly Player[] | null;
  readonly turn: number | null;
  readonly onlookers: number;
  readonly connection: string;
  readonly mayUndo: boolean;
  readonly mayHint: boolean;
  /** Whether a hint is being looked for; `null` where there are none. */
  readonly hinting: boolean | null;
  readonly playing: boolean;
  readonly narrow: boolean;
  /** What the table fills an element with: the others, in place of the title, or what it counts; `null` for nothing. */
  readonly own: 'seats' | 'counts' | null;
  readonly ownRef: Ref<HTMLDivElement>;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly resign: () => void;
  readonly openLog: () => void;
  readonly openChat: () => void;
  readonly openRules: () => void;
  readonly openKeys: () => void;
}): ReactNode {
  const [menu, setMenu] = useState(false);
  const [resigning, setResigning] = useState(false);
  const others = seat === null ? onlookers - 1 : onlookers;
  const staying = table.seats.filter(({ resigned }, index) => index !== seat && !resigned);
  // as the match decides it: nobody plays on against bots alone
  const ends = staying.length < 2 || staying.every(({ kind }) => kind === 'bot');
  const terms = table.clock === null || (narrow && seat === null) ? null : clockWords(table);
  const about = (
    narrow && seat === null
      ? [texts.match.watchingShort, round]
      : [
          seat === null ? texts.match.watching : null,
          texts.start.players(table.seats.length, table.seats.length),
          round,
          others > 0 ? (seat === null ? texts.match.otherWatchers : texts.match.watchers)(others) : null,
        ]
  ).filter((part) => part !== null);
  return (
    <header className={cx(tablePage.bar, own === 'seats' && styles.seated)}>
      <BackToStart />
      <Tile game={table.game} size={32} className={tablePage.tile} />
      <div className={own === 'seats' ? 'unseen' : tablePage.title}>
        <h1>{table.title}</h1>
        <span className="soft small">
          {about.join(' · ')}
          {terms !== null && <span className={styles.terms}>{` · ${terms}`}</span>}
        </span>
      </div>
      {players !== null && <Pills players={players} turn={turn} place="inBar" />}
      {own !== 'seats' && <span className="spread" />}
      {own !== null && <div className={cx(own === 'seats' && styles.seats)} ref={ownRef} key={own} />}
      <span className={connection === 'open' ? 'unseen' : styles.connection} role="status">
        <i className="dot hollow" />
        <span className="unseen">{connection === 'open' ? texts.offline.connected : texts.offline.connecting}</span>
      </span>
      {seat !== null && playing && (
        <>
          {hinting !== null && (
            <Button
              look="quiet"
              size="small"
              className={cx(tablePage.button, styles.button)}
              aria-label={hinting ? texts.match.stopHint : texts.match.hint}
              aria-busy={hinting}
              onClick={hint}
              disabled={!mayHint}
              keyName={hinting ? 'Esc' : 'H'}
            >
              {hinting ? <i className="spinner" /> : <Icon name="bulb" />}
              <span>{hinting ? texts.match.thinking : texts.match.hint}</span>
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            className={cx(tablePage.button, styles.button)}
            aria-label={texts.match.undo}
            onClick={undo}
            disabled={!mayUndo}
            keyName="U"
          >
            <Icon name="undo" />
            <span>{texts.match.undo}</span>
          </Button>
        </>
      )}
      {narrow && (
        <Button
          look="quiet"
          square
          size="small"
          className={tablePage.button}
          onClick={openLog}
          aria-label={texts.match.logAndChat}
          aria-keyshortcuts="L"
        >
          <Icon name="chat" size={20} />
        </Button>
      )}
      <span className={tablePage.wide}>
        <SoundButton />
        <ThemeButton />
      </span>
      <Button
        look="quiet"
        square
        size="small"
        className={tablePage.button}
        onClick={() => setMenu(true)}
        aria-label={texts.match.menu}
      >
        <Icon name="menu" size={20} />
      </Button>
      <Dialog open={menu} close={() => setMenu(false)} title={texts.match.settings} closeLabel={texts.close}>
        {terms !== null && <p className="soft">{[...about, terms].join(' · ')}</p>}
        <SettingsForm />
        <div className={styles.buttons}>
          <Button onClick={() => (setMenu(false), openRules())}>
            <Icon name="help" />
            {texts.match.rules}
          </Button>
          <Button onClick={() => (setMenu(false), openKeys())} keyName="?">
            {texts.keysHelp.title}
          </Button>
          <Button onClick={() => (setMenu(false), openChat())}>
            <Icon name="chat" />
            {texts.match.chat}
          </Button>
          {seat !== null && playing && (
            <Button
              look="danger"
              onClick={() => {
                setMenu(false);
                setResigning(true);
              }}
            >
              <Icon name="flag" />
              {texts.match.resign}
            </Button>
          )}
        </div>
      </Dialog>
      <Dialog
        open={resigning}
        close={() => setResigning(false)}
        title={texts.match.resignTitle}
        closeLabel={texts.close}
      >
        <p className="soft">
          {texts.match.resignBody(
            staying.map(({ name }) => name ?? ''),
            ends,
          )}
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => setResigning(false)}>{texts.cancel}</Button>
          <Button
            look="danger"
            onClick={() => {
              setResigning(false);
              resign();
            }}
          >
            {texts.match.resign}
          </Button>
        </div>
      </Dialog>
    </header>
  );
}

function SettingsForm(): ReactNode {
  const { speed, sound, volume, theme, plain, notify } = useSettings();
  const [refused, setRefused] = useState(false);
  const switchNotify = async (on: boolean): Promise<void> => {
    const allowed = await setNotify(on);
    setRefused(!allowed);
    if (!allowed) announce(texts.match.notifyRefused);
  };
  return (
    <div className={styles.settings}>
      <Field label={texts.match.speed}>
        <Segment
          label={texts.match.speed}
          options={speeds.map((value) => ({ value, text: texts.match.speeds[value] }))}
          value={speed}
          choose={(value) => setSettings({ speed: value })}
        />
      </Field>
      <Field label={texts.match.theme}>
        <Segment
          label={texts.match.theme}
          options={themes.map((value) => ({ value, text: texts.match.themes[value] }))}
          value={theme}
          choose={(value) => setSettings({ theme: value })}
        />
      </Field>
      <FieldLine label={texts.match.plain} help={texts.match.plainLine}>
        <Toggle label={texts.match.plain} on={plain} set={(on) => setSettings({ plain: on })} />
      </FieldLine>
      {canNotify() && (
        <FieldLine label={texts.match.notify} help={refused ? texts.match.notifyRefused : texts.match.notifyLine}>
          <Toggle label={texts.match.notify} on={notify} set={(on) => void switchNotify(on)} />
        </FieldLine>
      )}
      <Field label={texts.match.volume} control="volume">
        <input
          id="volume"
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={sound ? volume : 0}
          onChange={(event) =>
            setSettings({ volume: Number(event.target.value), sound: Number(event.target.value) > 0 })
          }
        />
      </Field>
    </div>
  );
}
