/**
 * Sets up a position for the analysis board: a game from its first move, with the options and the seed one likes, or a record that was
 * pasted. The board gets it by its address, which can be handed on.
 */
import { type GamePack, readOptions, tableOptions } from '@baize/game';
import { catalogue } from '@baize/games';
import { Button, type GameTable, Segment } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { anyFailed, usePack, useTable } from '../games.ts';
import { botAt } from '../mine.ts';
import { Field } from '../parts/fields.tsx';
import { Problem } from '../parts/problem.tsx';
import { SeedField } from '../parts/seedField.tsx';
import { Failed, Loading } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { boardLink, openStudy } from '../review/study.ts';
import { OptionFields } from '../start/options.tsx';
import { texts as page } from '../texts.ts';
import styles from './setUp.module.css';
import { setUpTexts as texts } from './texts.ts';

export function SetUpPage({ game }: { readonly game: string }): ReactNode {
  const pack = usePack(game);
  const table = useTable(game);
  if (anyFailed(pack, table)) return <Failed />;
  if (pack.value === null || table.state === 'loading') return <Loading />;
  return <SetUp pack={pack.value} table={table.value} />;
}

function SetUp({ pack: { game }, table }: { readonly pack: GamePack; readonly table: GameTable | null }): ReactNode {
  const [, go] = useLocation();
  const [least, most] = game.seats;
  const [players, setPlayers] = useState(Math.max(2, least));
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(() => tableOptions(game));
  const [seed, setSeed] = useState('');
  const [pasted, setPasted] = useState('');
  const [wrong, setWrong] = useState(false);
  const read = readOptions(game, options, players);
  const Options = table?.Options;
  const counts = Array.from({ length: most - Math.max(2, least) + 1 }, (_, i) => Math.max(2, least) + i);
  const begin = async (): Promise<void> => {
    if (!read.ok) return;
    const seats = Array.from({ length: players }, (_, seat) => ({
      name: seat === 0 ? page.you : botAt(seat),
      kind: 'person' as const,
    }));
    const rolled = seed.trim() === '' ? Math.random().toString(36).slice(2, 10) : seed.trim();
    go(
      await boardLink({
        game: game.name,
        rules: game.rules,
        options: { ...read.options },
        seats,
        seed: rolled,
        moves: [],
      }),
    );
  };
  const openPasted = async (): Promise<void> => {
    const found = await openStudy(pasted);
    setWrong(found === null);
    if (found !== null) go(await boardLink(found));
  };
  return (
    <>
      <TopBar />
      <main id="content" className={styles.page}>
        <h1>{texts.title}</h1>
        <p className="soft">{texts.line}</p>
        <section className={`panel ${styles.part}`} aria-label={texts.fromStart}>
          <h2>{texts.fromStart}</h2>
          <Segment
            label={texts.game}
            options={catalogue.map(({ name, title }) => ({ value: name, text: title }))}
            value={game.name}
            choose={(name) => go(`/analysis/${name}`)}
          />
          <Field label={texts.players}>
            <Segment
              label={texts.players}
              options={counts.map((count) => ({ value: count, text: String(count) }))}
              value={players}
              choose={setPlayers}
            />
          </Field>
          {Options === undefined ? (
            <OptionFields specs={game.options} values={options} set={setOptions} />
          ) : (
            <Options specs={game.options} values={options} set={setOptions} Fields={OptionFields} />
          )}
          <Field label={texts.seed} control="set-up-seed" help={texts.seedLine}>
            <SeedField
              id="set-up-seed"
              maxLength={128}
              placeholder={texts.random}
              seed={seed}
              set={setSeed}
              dice={texts.dice}
            />
          </Field>
          {!read.ok && <Problem role="status">{read.message}</Problem>}
          <Button look="primary" disabled={!read.ok} onClick={() => void begin()}>
            {texts.open}
          </Button>
        </section>
        <section className={`panel ${styles.part}`} aria-label={texts.fromRecord}>
          <h2>{texts.fromRecord}</h2>
          <Field label={texts.record} control="set-up-record" help={texts.recordLine}>
            <textarea
              id="set-up-record"
              className="field"
              rows={5}
              spellCheck={false}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          </Field>
          {wrong && <Problem role="alert">{texts.wrong}</Problem>}
          <Button disabled={pasted.trim() === ''} onClick={() => void openPasted()}>
            {texts.openRecord}
          </Button>
        </section>
      </main>
    </>
  );
}
