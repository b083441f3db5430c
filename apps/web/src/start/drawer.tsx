/** The drawer of a new table: rules, seats, clock, seed, in a player's words. */
import { readOptions } from '@baize/game';
import type { GameInfo } from '@baize/protocol';
import { Avatar, Button, Dialog, Icon, Segment, Select, Stars } from '@baize/table';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { online, sentenceOf } from '../api.ts';
import { usePack, useTable } from '../games.ts';
import { keepFavourite, myName, nameBots, type SeatWish, useMine } from '../mine.ts';
import { Tile } from '../parts/art.tsx';
import { Problem } from '../parts/problem.tsx';
import { RulesLink } from '../parts/rulesLink.tsx';
import { SeedField } from '../parts/seedField.tsx';
import { texts } from '../texts.ts';
import { easyBot, favourite, openTable } from './open.ts';
import { OptionFields } from './options.tsx';
import { SwitchLine } from './switchLine.tsx';
import styles from './drawer.module.css';
import { Field, FieldLine } from '../parts/fields.tsx';
import seats from '../parts/seatList.module.css';

type Kind = 'person' | 'bot' | 'model';
/** Nobody else can reach tables that are in this browser. */
const kinds: readonly Kind[] = online ? ['person', 'bot', 'model'] : ['bot'];
interface Other {
  readonly id: number;
  readonly kind: Kind;
  readonly bot: string;
  readonly name: string;
}

const clocks = {
  none: undefined,
  '5': { initial: 300_000, increment: 0 },
  '15': { initial: 900_000, increment: 0 },
  '30s': { initial: 120_000, increment: 30_000 },
} as const;
const clockNames = ['none', '5', '15', '30s'] as const satisfies readonly (keyof typeof clocks)[];

let ids = 0;
const other = (kind: Kind, bot: string, name: string): Other => ({ id: ids++, kind, bot, name });
const botsOf = (game: GameInfo, bots: readonly string[]): Other[] =>
  nameBots(bots.length).map((name, i) => other('bot', bots[i] ?? easyBot(game), name));

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
  const Options = useTable(game.name).value?.Options;
  const pack = usePack(game.name).value;
  const read = pack === null ? null : readOptions(pack.game, options, others.length + 1);
  const [min, max] = game.seats;
  const awaited = others.some(({ kind }) => kind !== 'bot');

  const chooseGame = (name: string): void => {
    const next = games.find((each) => each.name === name) as GameInfo;
    const chosen = favourite(next, mine.favourites[name]);
    setGame(next);
    setOptions(chosen.options);
    setOthers(botsOf(next, chosen.bots));
    setProblem(null);
  };
  const change = (id: number, to: Partial<Other>): void =>
    setOthers(others.map((each) => (each.id === id ? { ...each, ...to } : each)));

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
        className={styles.body}
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
          <RulesLink game={game.name} />
        </div>
        {Options === undefined ? (
          <OptionFields specs={game.options} values={options} set={setOptions} />
        ) : (
          <Options key={game.name} specs={game.options} values={options} set={setOptions} Fields={OptionFields} />
        )}
        {read !== null && !read.ok && <Problem role="status">{read.message}</Problem>}
        <Field label={texts.drawer.thinking}>
          <Select
            label={texts.drawer.thinking}
            options={clockNames.map((value) => ({ value, text: texts.drawer.clocks[value] }))}
            value={clock}
            choose={setClock}
          />
        </Field>
        <section>
          <div className={seats.head}>
            <h3>{texts.drawer.seats}</h3>
            <span className="soft small">{texts.drawer.whoStarts}</span>
          </div>
          <ol className={seats.list}>
            <li>
              <Avatar name={myName()} />
              <div className={seats.name}>
                <b>{myName()}</b>
                <span className="soft small">{texts.you}</span>
              </div>
            </li>
            {others.map((each, i) => {
              const bot = game.bots.find(({ name }) => name === each.bot);
              return (
                <li key={each.id}>
                  <Avatar name={each.kind === 'person' ? '?' : each.name} kind={each.kind} />
                  <div className={seats.name}>
                    <b>
                      {each.kind === 'bot'
                        ? each.name
                        : each.kind === 'model'
                          ? texts.drawer.model
                          : texts.drawer.friend}
                    </b>
                    <span className="soft small">
                      {each.kind === 'bot'
                        ? texts.level(bot?.stars ?? 0)
                        : each.kind === 'model'
                          ? texts.drawer.modelLine
                          : texts.drawer.friendLine}
                    </span>
                  </div>
                  <Segment
                    label={texts.drawer.kindOf(i + 2)}
                    compact
                    options={kinds.map((kind) => ({
                      value: kind,
                      text: texts.kindShort[kind],
                      icon: <Icon name={kind} />,
                    }))}
                    value={each.kind}
                    choose={(kind) => change(each.id, { kind })}
                  />
                  <Button
                    look="quiet"
                    size="small"
                    square
                    aria-label={texts.drawer.remove(i + 2)}
                    disabled={others.length + 1 <= min}
                    onClick={() => setOthers(others.filter(({ id }) => id !== each.id))}
                  >
                    <Icon name="x" />
                  </Button>
                  {each.kind === 'bot' && (
                    <div className={seats.level}>
                      <Select
                        label={texts.drawer.levelOf(i + 2)}
                        options={game.bots.map(({ name, about, stars }) => ({
                          value: name,
                          text: texts.botName(name),
                          line: about,
                          mark: <Stars of={stars} most={5} label={texts.stars(stars, 5)} />,
                        }))}
                        value={each.bot}
                        choose={(name) => change(each.id, { bot: name })}
                      />
                      <span className="soft small">
                        {bot?.about} {bot?.slowStart === true && texts.drawer.slowStart}
                      </span>
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
          {others.length + 1 < max && (
            <Button
              look="quiet"
              size="small"
              className={seats.add}
              onClick={() => {
                const used = new Set(others.map(({ name }) => name));
                const name = nameBots(10).find((each) => !used.has(each)) ?? '';
                setOthers([...others, other('bot', others.at(-1)?.bot ?? easyBot(game), name)]);
              }}
            >
              <Icon name="plus" />
              {texts.drawer.add}
            </Button>
          )}
          {awaited && <p className="soft small">{texts.drawer.linksLater}</p>}
        </section>
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
          <b>{texts.drawer.summary(others.length + 1)}</b>
          <span className="soft small">{awaited ? texts.drawer.startsWhen : texts.drawer.startsNow}</span>
        </div>
        <Button look="primary" size="large" aria-busy={busy} onClick={() => void open()}>
          {awaited ? texts.drawer.openTable : texts.drawer.startNow}
        </Button>
      </footer>
    </Dialog>
  );
}
