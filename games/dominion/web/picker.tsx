/** The kingdom picker of a new table: by chance, a named set, by hand, or a pasted list. */
import { Button, cx, Icon, type OptionsProps, Segment, Select } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { CARD, type CardName, COSTS, type Edition, EDITIONS, RULES, type RuleSet } from '../src/facts.ts';
import { type Preset, PRESETS } from '../src/presets.ts';
import { SmallCoin } from './art.tsx';
import { Chip } from './chip.tsx';
import { readKingdom } from './kingdom.ts';
import styles from './picker.module.css';
import { texts } from './texts.ts';

type Way = keyof typeof texts.picker.ways;
const ways = Object.keys(texts.picker.ways) as Way[];

/** With another edition, only cards and sets that it has. */
function fitting(values: OptionsProps['values']): OptionsProps['values'] {
  const edition = (values['edition'] ?? 'first') as Edition;
  const kingdom = ((values['kingdom'] ?? []) as readonly CardName[]).filter((name) => EDITIONS[edition].includes(name));
  const preset = PRESETS[edition][values['preset'] as Preset] === undefined ? 'none' : values['preset'];
  return { ...values, kingdom, preset };
}

export function KingdomOptions({ specs, values, set, Fields }: OptionsProps): ReactNode {
  const rules: RuleSet = values['rules'] === 'house' ? 'house' : 'official';
  const edition = (values['edition'] ?? 'first') as Edition;
  const all = EDITIONS[edition];
  const sets = Object.keys(PRESETS[edition]);
  const setOf = (name: string): readonly CardName[] => PRESETS[edition][name as Preset] ?? [];
  const wanted = RULES[rules].kingdomSize;
  const kingdom = (values['kingdom'] ?? []) as readonly CardName[];
  const preset = (values['preset'] ?? 'none') as string;
  const [way, setWay] = useState<Way>(kingdom.length > 0 ? 'hand' : preset === 'none' ? 'random' : 'preset');
  const [pasted, setPasted] = useState('');
  const choose = (cards: readonly CardName[], named = 'none'): void =>
    set({ ...values, kingdom: [...cards], preset: named });

  const go = (next: Way): void => {
    setWay(next);
    if (next === 'random') choose([]);
    else if (next === 'preset') choose([], sets[0]);
    else if (next === 'hand') choose(preset === 'none' ? kingdom : setOf(preset));
    else {
      choose(kingdom);
      setPasted(kingdom.join(', '));
    }
  };
  const fill = (): void => {
    const free = all.filter((card) => !kingdom.includes(card));
    const more = [...kingdom];
    while (more.length < (wanted ?? 10) && free.length > 0)
      more.push(...free.splice(Math.floor(Math.random() * free.length), 1));
    choose(all.filter((card) => more.includes(card)));
  };
  const own = ['preset', 'kingdom', ...(rules === 'official' ? ['victoryPileSize'] : [])];
  const plain = Object.fromEntries(Object.entries(specs).filter(([name]) => !own.includes(name)));
  const read = readKingdom(pasted);
  const shown = way === 'preset' && preset !== 'none' ? setOf(preset) : kingdom;
  return (
    <>
      <Fields specs={plain} values={values} set={(next) => set(fitting(next))} />
      <div className={styles.picker}>
        <span className="strong">{texts.picker.title}</span>
        <Segment
          label={texts.picker.title}
          options={ways.map((value) => ({ value, text: texts.picker.ways[value] }))}
          value={way}
          choose={go}
        />
        {way === 'random' && <p className="soft small">{wanted === null ? texts.picker.all : texts.picker.random}</p>}
        {way === 'preset' && (
          <Select
            label={texts.picker.set}
            options={sets.map((name) => ({ value: name, text: name }))}
            value={preset}
            choose={(name) => choose([], name)}
          />
        )}
        {way === 'paste' && (
          <>
            <textarea
              className="field"
              rows={3}
              aria-label={texts.picker.paste}
              placeholder={texts.picker.paste}
              value={pasted}
              onChange={(event) => {
                setPasted(event.target.value);
                choose(readKingdom(event.target.value).cards);
              }}
            />
            {read.unknown.length > 0 && (
              <p className={cx('small', styles.wrong)} role="status">
                {texts.picker.unknown(read.unknown)}
              </p>
            )}
            {read.twice.length > 0 && (
              <p className={cx('small', styles.wrong)} role="status">
                {texts.picker.twice(read.twice)}
              </p>
            )}
          </>
        )}
        {way === 'hand' && (
          <div className={styles.choices}>
            {all
              .toSorted((a, b) => COSTS[CARD[a]] - COSTS[CARD[b]])
              .map((name) => {
                const on = kingdom.includes(name);
                return (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={on}
                    className={on ? styles.on : ''}
                    disabled={!on && wanted !== null && kingdom.length >= wanted}
                    onClick={() => choose(all.filter((each) => (each === name ? !on : kingdom.includes(each))))}
                  >
                    <Chip card={CARD[name]} className={styles.chip} />
                    <SmallCoin>{COSTS[CARD[name]]}</SmallCoin>
                    {on && <Icon name="check" size={14} />}
                  </button>
                );
              })}
          </div>
        )}
        {(way === 'hand' || way === 'paste') && (
          <p className={cx('small', styles.count)} role="status">
            <b className={wanted !== null && kingdom.length !== wanted && kingdom.length > 0 ? styles.wrong : ''}>
              {texts.picker.count(kingdom.length, wanted)}
            </b>
            {way === 'hand' && (
              <>
                <Button look="quiet" size="small" onClick={fill} disabled={kingdom.length >= (wanted ?? 10)}>
                  <Icon name="dice" />
                  {texts.picker.dice}
                </Button>
                <Button look="quiet" size="small" onClick={() => choose([])} disabled={kingdom.length === 0}>
                  {texts.picker.clear}
                </Button>
              </>
            )}
          </p>
        )}
        {(way === 'preset' || (way === 'paste' && shown.length > 0)) && (
          <div className={styles.chips} data-kingdom="">
            {shown.map((name) => (
              <Chip key={name} card={CARD[name]} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
