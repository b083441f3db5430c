/** The drawer of a new table: rules, seats, clock, seed, in a player's words. */
import { readOptions } from '@baize/game';
import type { GameInfo } from '@baize/protocol';
import { Button, cx, Dialog, Segment, Select } from '@baize/table';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { online, sentenceOf } from '../api.ts';
import { usePack, useTable } from '../games.ts';
import { keepFavourite, type SeatWish, useMine } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { Problem } from '../parts/problem.tsx';
import { RulesLink } from '../parts/rulesLink.tsx';
import { SeedField } from '../parts/seedField.tsx';
import { texts } from '../texts.ts';
import { favourite, openTable } from './open.ts';
import { OptionFields } from './options.tsx';
import { botsOf, SeatsField } from './seats.tsx';
import { SwitchLine } from './switchLine.tsx';
import styles from './drawer.module.css';
import { Field, FieldLine } from '../parts/fields.tsx';

const clocks = {
  none: undefined,
  '5': { initial: 300_000, increment: 0 },
  '15': { initial: 900_000, increment: 0 },
  '30s': { initial: 120_000, increment: 30_000 },
} as const;
const clockNames = ['none', '5', '15', '30s'] as const satisfies readonly (keyof typeof clocks)[];

export function NewTable({
  games,
  first: start,
  friend = false,
  close,
}: {
  readonly games: readonly GameInfo[];
  readonly first: GameInfo;
  /** Begins with a seat for a friend. */
  readonly friend?: boolean;
  readonly close: () => void;
}): ReactNode {
  const mine = useMine();
  const [, go] = useLocation();
  const [game, setGame] = useState(start);
  const [options, setOptions] = useState(favourite(start, mine.favourites[start.name]).options);
  const [others, setOthers] = useState(() => {
    const bots = botsOf(start, favourite(start, mine.favourites[start.name]).bots);
    return friend ? bots.map((each, i) => (i === 0 ? { ...each, kind: 'person' as const } : each)) : bots;
  });
  const [clock, setClock] = useState<keyof typeof clocks>('none');
  const [seed, setSeed] = useState('');
  const [show, setShow] = useState(false);
  const [watch, setWatch] = useState(true);
  const [hints, setHints] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wrong = useRef<HTMLParagraphElement>(null);
  const { value: table, state: loading } = useTable(game.name);
  const Options = table?.Options;
  const pack = usePack(game.name).value;
  const read = pack === null ? null : readOptions(pack.game, options, others.length + 1);
  const awaited = others.some(({ kind }) => kind !== 'bot');

  const chooseGame = (name: string): void => {
    const next = games.find((each) => each.name === name) as GameInfo;
    const chosen = favourite(next, mine.favourites[name]);
    setGame(next);
    setOptions(chosen.options);
    setOthers(botsOf(next, chosen.bots));
    setProblem(null);
  };

  const open = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const chosenClock = clocks[clock];
      const match = await openTable(game, {
        options,
        others: others.map(
          (each): SeatWish =>
            each.kind === 'bot' ? { kind: 'bot', bot: each.bot, name: each.name } : { kind: each.kind },
        ),
        open: show && awaited,
        watch,
        hints: hints && awaited,
        ...(seed.trim() !== '' && { seed: seed.trim() }),
        ...(chosenClock !== undefined && { clock: chosenClock }),
      });
      if (!awaited) keepFavourite(game.name, { options, bots: others.map(({ bot }) => bot) });
      go(`/t/${match}`);
    } catch (error) {
      setBusy(false);
      setProblem(sentenceOf(error, texts.missing.failedBody));
      requestAnimationFrame(() => wrong.current?.focus());
    }
  };

  const thinking = (
    <Field label={texts.drawer.thinking}>
      <Select
        label={texts.drawer.thinking}
        options={clockNames.map((value) => ({ value, text: texts.drawer.clocks[value] }))}
        value={clock}
        choose={setClock}
      />
    </Field>
  );
  return (
    <Dialog
      open
      close={close}
      drawer
      title={texts.drawer.title(game.title)}
      closeLabel={texts.close}
      lead={<Tile game={game.name} />}
    >
      <div
        className={cx('scroller', styles.body)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void open();
        }}
      >
        <div className={styles.game}>
          <Segment
            label={texts.drawer.game}
            options={games.map(({ name, title }) => ({ value: name, text: title }))}
            value={game.name}
            choose={chooseGame}
          />
          <RulesLink game={game.name} className={styles.rules} />
        </div>
        {Options === undefined ? (
          // until it is known whether the game has a form of its own, only the room for it is there
          <div className={loading === 'loading' ? styles.loading : undefined}>
            <OptionFields specs={game.options} values={options} set={setOptions} beside={thinking} />
          </div>
        ) : (
          <>
            <Options key={game.name} specs={game.options} values={options} set={setOptions} Fields={OptionFields} />
            {thinking}
          </>
        )}
        {read !== null && !read.ok && <Problem role="status">{read.message}</Problem>}
        <SeatsField game={game} others={others} set={setOthers} />
        <FieldLine label={texts.drawer.seed} help={texts.drawer.seedLine}>
          <SeedField
            className={styles.seed}
            aria-label={texts.drawer.seed}
            placeholder={texts.drawer.random}
            maxLength={128}
            seed={seed}
            set={setSeed}
            dice={texts.drawer.dice}
          />
        </FieldLine>
        <SwitchLine
          label={texts.drawer.show}
          line={!awaited ? texts.drawer.showNobody : show ? texts.drawer.showOn : texts.drawer.showOff}
          on={show && awaited}
          set={setShow}
          disabled={!awaited}
        />
        {online && (
          <SwitchLine
            label={texts.drawer.watch}
            line={watch ? texts.drawer.watchOn : texts.drawer.watchOff}
            on={watch}
            set={setWatch}
          />
        )}
        {others.some(({ kind }) => kind === 'person') && (
          <SwitchLine
            label={texts.drawer.hints}
            line={hints ? texts.drawer.hintsOn : texts.drawer.hintsOff}
            on={hints}
            set={setHints}
          />
        )}
        {problem !== null && (
          <Problem tabIndex={-1} ref={wrong}>
            {problem}
          </Problem>
        )}
      </div>
      <footer className={styles.foot}>
        <div>
          <b>{[texts.drawer.summary(others.length + 1), table?.terms?.(options)].filter(Boolean).join(', ')}</b>
          <span className="soft small">{awaited ? texts.drawer.startsWhen : texts.drawer.startsNow}</span>
        </div>
        <Button look="primary" size="large" aria-busy={busy} onClick={() => void open()}>
          {awaited ? texts.drawer.openTable : texts.drawer.startNow}
        </Button>
      </footer>
    </Dialog>
  );
}
