/** The set-up: game, players, lists, rules, games and seed. */
import type { GamePack } from '@baize/game';
import { catalogue } from '@baize/games';
import { swatch } from '@baize/lab/browser';
import { Button, cx, Icon, Segment, Select, Stars, Toggle } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { useTable } from '../games.ts';
import { SeedField } from '../parts/seedField.tsx';
import { OptionFields } from '../start/options.tsx';
import { texts as page } from '../texts.ts';
import { choicesOf, described } from './choices.ts';
import fold from './fold.module.css';
import { Lists } from './lists.tsx';
import { chosenOptions, most, ruleSetOf, type Setup } from './setup.ts';
import { texts } from './texts.ts';
import styles from './form.module.css';
import { Field } from '../parts/fields.tsx';
import seats from '../parts/seatList.module.css';

const amounts = [200, 2000, 20_000];

export function SetupForm({
  pack,
  setup,
  change,
  chooseGame,
}: {
  readonly pack: GamePack;
  readonly setup: Setup;
  readonly change: (to: Partial<Setup>) => void;
  readonly chooseGame: (game: string) => void;
}): ReactNode {
  return (
    <>
      <Segment
        label={texts.game}
        options={catalogue.map(({ name, title }) => ({ value: name, text: title }))}
        value={setup.game}
        choose={chooseGame}
      />
      <Players pack={pack} setup={setup} change={change} />
      {pack.writing !== undefined && <Lists pack={pack} writing={pack.writing} setup={setup} change={change} />}
      <Rules pack={pack} setup={setup} change={change} />
      <div className={styles.pair}>
        <Field label={texts.games} control="lab-games">
          <input
            id="lab-games"
            className="field"
            type="number"
            inputMode="numeric"
            min={1}
            max={most.games}
            list="lab-amounts"
            value={Number.isNaN(setup.games) ? '' : setup.games}
            onChange={(event) => change({ games: event.target.valueAsNumber })}
          />
          <datalist id="lab-amounts">
            {amounts.map((amount) => (
              <option key={amount} value={amount} />
            ))}
          </datalist>
        </Field>
        <Field label={texts.seed} control="lab-seed">
          <SeedField
            id="lab-seed"
            maxLength={most.seed}
            title={texts.seedHelp}
            seed={setup.seed}
            set={(seed) => change({ seed })}
            dice={texts.dice}
          />
        </Field>
      </div>
    </>
  );
}

interface Part {
  readonly pack: GamePack;
  readonly setup: Setup;
  readonly change: (to: Partial<Setup>) => void;
}

function Players({ pack, setup, change }: Part): ReactNode {
  const { players, lists } = setup;
  const [min, max] = pack.game.seats;
  const options = choicesOf(pack, lists, players);
  return (
    <section>
      <div className={seats.head}>
        <h3>{texts.players}</h3>
      </div>
      <ol className={cx(seats.list, styles.players)}>
        {players.map((player, i) => {
          const { about, stars } = described(pack, lists, player);
          return (
            <li key={i}>
              {/* oxlint-disable-next-line react/no-danger -- a drawing of ours */}
              <span className={styles.swatch} dangerouslySetInnerHTML={{ __html: swatch(i) }} />
              <div className={cx(seats.name, styles.player)}>
                <Select
                  className={styles.choice}
                  label={texts.player(i + 1)}
                  options={options}
                  value={player}
                  choose={(name) => change({ players: players.map((each, at) => (at === i ? name : each)) })}
                />
                <span className={cx('soft small', styles.about)}>
                  {stars !== null && <Stars of={stars} most={5} size={12} label={page.stars(stars, 5)} />}
                  {about}
                </span>
              </div>
              <Button
                look="quiet"
                size="small"
                square
                aria-label={texts.removePlayer(i + 1)}
                disabled={players.length <= min}
                onClick={() => change({ players: players.filter((_, at) => at !== i) })}
              >
                <Icon name="x" />
              </Button>
            </li>
          );
        })}
      </ol>
      <div className={styles.under}>
        <Button
          look="quiet"
          size="small"
          disabled={players.length >= max}
          onClick={() => change({ players: [...players, players.at(-1) as string] })}
        >
          <Icon name="plus" />
          {texts.addPlayer}
        </Button>
        <span className={styles.toggle}>
          <span className="small" title={setup.fixedSeats ? texts.fixed : texts.rotate}>
            {texts.fixedSeats}
          </span>
          <Toggle label={texts.fixedSeats} on={setup.fixedSeats} set={(fixedSeats) => change({ fixedSeats })} />
        </span>
      </div>
    </section>
  );
}

function Rules({ pack, setup, change }: Part): ReactNode {
  const [open, setOpen] = useState(false);
  // The game's own form comes with its whole table: only when it is wanted.
  const table = useTable(open ? pack.game.name : null);
  const Options = table.value?.Options;
  const values = Object.fromEntries(
    Object.entries(pack.game.options).map(([name, spec]) => [name, setup.options[name] ?? spec.default]),
  );
  const set = (options: Setup['options']): void => change({ options });
  const chosen = chosenOptions(pack, setup.options);
  if (Object.keys(values).length === 0) return null;
  return (
    <details className={fold.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{texts.rules}</b>
        <span className={cx('soft small', fold.note)}>
          {chosen.length === 0
            ? texts.usualRules(ruleSetOf(pack, setup.options))
            : chosen
                .map(([name, said]) => `${pack.game.options[name]?.label}: ${said.replaceAll(',', ', ')}`)
                .join('; ')}
        </span>
      </summary>
      <div className={styles.options}>
        {table.state === 'loading' ? null : Options === undefined ? (
          <OptionFields specs={pack.game.options} values={values} set={set} />
        ) : (
          <Options specs={pack.game.options} values={values} set={set} Fields={OptionFields} />
        )}
      </div>
    </details>
  );
}
