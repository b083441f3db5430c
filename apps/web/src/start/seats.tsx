/** Who sits at a new table: me, and others of a kind and a level each. */
import type { GameInfo } from '@baize/protocol';
import { Avatar, Button, Icon, Seated, Segment, Select, Stars } from '@baize/table';
import type { ReactNode } from 'react';
import { online } from '../api.ts';
import { myName, nameBots } from '../mine.ts';
import list from '../parts/seatList.module.css';
import { texts } from '../texts.ts';
import { easyBot } from './open.ts';
import styles from './seats.module.css';

type Kind = 'person' | 'bot' | 'model';
/** Nobody else can reach tables that are in this browser. */
const kinds: readonly Kind[] = online ? ['person', 'bot', 'model'] : ['bot'];

export interface Other {
  readonly id: number;
  readonly kind: Kind;
  readonly bot: string;
  readonly name: string;
}

/** A friend brings a name. */
const shownName = ({ kind, name }: Other): string => (kind === 'person' ? '?' : name);

let ids = 0;
const botCalled = (bot: string, name: string): Other => ({ id: ids++, kind: 'bot', bot, name });

export const botsOf = (game: GameInfo, bots: readonly string[]): Other[] =>
  nameBots(bots.length).map((name, i) => botCalled(bots[i] ?? easyBot(game), name));

export function SeatsField({
  game,
  others,
  set,
}: {
  readonly game: GameInfo;
  readonly others: readonly Other[];
  readonly set: (others: Other[]) => void;
}): ReactNode {
  const [min, max] = game.seats;
  const add = (): void => {
    const used = new Set(others.map(({ name }) => name));
    const name = nameBots(10).find((each) => !used.has(each)) ?? '';
    set([...others, botCalled(others.at(-1)?.bot ?? easyBot(game), name)]);
  };
  return (
    <section>
      <div className={list.head}>
        <h3>{texts.drawer.seats}</h3>
        <span className="soft small">{texts.drawer.whoStarts}</span>
      </div>
      <Seated names={[myName(), ...others.map(shownName)]}>
        <ol className={list.list}>
          <li>
            <SeatNumber>{1}</SeatNumber>
            <Avatar name={myName()} />
            <div className={list.name}>
              <b>{myName()}</b>
              <span className="soft small">{texts.you}</span>
            </div>
          </li>
          {others.map((each, i) => (
            <OtherSeat
              key={each.id}
              game={game}
              other={each}
              number={i + 2}
              change={(to) => set(others.map((one) => (one.id === each.id ? { ...one, ...to } : one)))}
              remove={others.length + 1 <= min ? null : () => set(others.filter(({ id }) => id !== each.id))}
            />
          ))}
        </ol>
      </Seated>
      {others.length + 1 < max && (
        <Button look="quiet" size="small" className={list.add} onClick={add}>
          <Icon name="plus" />
          {texts.drawer.add}
        </Button>
      )}
      {others.some(({ kind }) => kind !== 'bot') && <p className={styles.links}>{texts.drawer.linksLater}</p>}
    </section>
  );
}

/** The list is numbered for those who cannot see it. */
const SeatNumber = ({ children }: { readonly children: number }): ReactNode => (
  <span className={styles.number} aria-hidden="true">
    {children}
  </span>
);

function OtherSeat({
  game,
  other,
  number,
  change,
  remove,
}: {
  readonly game: GameInfo;
  readonly other: Other;
  readonly number: number;
  readonly change: (to: Partial<Other>) => void;
  /** `null` where the game needs the seat. */
  readonly remove: (() => void) | null;
}): ReactNode {
  const { kind } = other;
  const bot = game.bots.find(({ name }) => name === other.bot);
  return (
    <li>
      <SeatNumber>{number}</SeatNumber>
      <Avatar name={shownName(other)} kind={kind} />
      <div className={list.name}>
        <b>{kind === 'bot' ? other.name : kind === 'model' ? texts.drawer.model : texts.drawer.friend}</b>
        {kind === 'bot' ? (
          <Select
            inline
            label={texts.drawer.levelOf(number)}
            options={game.bots.map(({ name, about, stars }, place) => ({
              value: name,
              text: texts.botName(name),
              line: `${texts.levelOf(place + 1, game.bots.length)} ${about}`,
              mark: <Stars of={stars} most={5} size={15} label={texts.stars(stars, 5)} />,
            }))}
            value={other.bot}
            choose={(name) => change({ bot: name })}
          />
        ) : (
          <span className="soft small">{kind === 'model' ? texts.drawer.modelLine : texts.drawer.friendLine}</span>
        )}
      </div>
      <Segment
        label={texts.drawer.kindOf(number)}
        compact
        options={kinds.map((value) => ({ value, text: texts.kindShort[value], icon: <Icon name={value} /> }))}
        value={kind}
        choose={(next) => change({ kind: next })}
      />
      <Button
        look="quiet"
        size="small"
        square
        aria-label={texts.drawer.remove(number)}
        disabled={remove === null}
        onClick={() => remove?.()}
      >
        <Icon name="x" />
      </Button>
      {kind === 'bot' && bot?.slowStart === true && <span className={styles.note}>{texts.drawer.slowStart}</span>}
    </li>
  );
}
