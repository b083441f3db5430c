/** A line of the log: turns as headings, card names underlined in their kind's colour, results indented. */
import { cx, type Headings, type LineProps } from '@baize/table';
import type { ReactNode } from 'react';
import type { Event } from '../src/events.ts';
import { ATTACKS, CARD, type CardName } from '../src/facts.ts';
import { inkOfCard } from './art.tsx';
import { countsOf, pluralOf } from '../src/text.ts';
import { hasLosses, hasPlays } from './fold.ts';
import styles from './line.module.css';
import { cardIn } from './story.ts';
import { texts } from './texts.ts';

const Name = ({ name, count = 1 }: { readonly name: CardName; readonly count?: number }): ReactNode => (
  <>
    {count > 1 && `${count}\u00a0`}
    <u className={styles.link} style={inkOfCard(CARD[name])}>
      {count > 1 ? pluralOf(name) : name}
    </u>
  </>
);

/** `2 Coppers, Silver and Gold`, each underlined. */
function Names({ names }: { readonly names: readonly CardName[] }): ReactNode {
  const counts = countsOf(names.map((name) => CARD[name]));
  const kinds = [...new Set(names)];
  return kinds.map((name, i) => (
    <span key={name}>
      {i > 0 && (i === kinds.length - 1 ? ' and ' : ', ')}
      <Name name={name} count={counts[CARD[name]]} />
    </span>
  ));
}

interface ToldProps {
  readonly does: string;
  readonly event: { readonly count: number; readonly cards?: readonly CardName[] };
  readonly where?: string;
}

/** Cards by name for whoever may know them, else how many. */
const Told = ({ does, event: { count, cards }, where = '' }: ToldProps): ReactNode => (
  <>
    {does}
    {cards === undefined ? texts.cards(count) : <Names names={cards} />}
    {where}.
  </>
);

/** "You play", "Ada plays". */
const verb = (who: string, you: string, they = `${you}s`): string => `${who} ${who === texts.you ? you : they} `;

function sentence(event: Event, who: string): ReactNode {
  switch (event.type) {
    case 'played': {
      if (hasPlays(event))
        return (
          <>
            {verb(who, 'play')}
            <Names names={event.plays} />.
          </>
        );
      const treasure = CARD[event.card] < 3;
      return (
        <>
          {verb(who, 'play')}
          <Name name={event.card} count={treasure ? event.times : 1} />
          {!treasure && event.times > 1 && ` ${event.times === 2 ? 'twice' : `${event.times} times`}`}.
        </>
      );
    }
    case 'bought':
      return (
        <>
          {verb(who, 'buy')}
          <Name name={event.card} />.
        </>
      );
    case 'gained':
      return (
        <>
          {verb(who, 'gain')}
          <Name name={event.card} />
          {event.stolen === true ? ' from the trash' : event.to === 'discard' ? '' : ` to the ${event.to}`}.
        </>
      );
    case 'trashed':
      return (
        <>
          {verb(who, 'trash', 'trashes')}
          <Names names={hasLosses(event) ? event.losses : [event.card]} />.
        </>
      );
    case 'discarded':
      return event.card === undefined ? (
        `${verb(who, 'discard')}${texts.cards(event.count)}.`
      ) : (
        <>
          {verb(who, 'discard')}
          <Names names={hasLosses(event) ? event.losses : [event.card]} />.
        </>
      );
    case 'drew':
      return <Told does={verb(who, 'draw')} event={event} />;
    case 'looked':
      return <Told does={verb(who, 'look at', 'looks at')} event={event} />;
    case 'putBack':
      return <Told does={verb(who, 'put')} event={event} where=" onto the deck" />;
    case 'shuffled':
      return `${verb(who, 'shuffle').trim()}.`;
    case 'kept':
      return (
        <>
          <Name name={event.card} /> stays on {texts.possessive(who)} deck.
        </>
      );
    case 'topdecked':
      return (
        <>
          {verb(who, 'put')}
          <Name name={event.card} /> onto the deck.
        </>
      );
    case 'setAside':
      return (
        <>
          {verb(who, 'set')}
          <Name name={event.card} /> aside.
        </>
      );
    case 'flipped':
      return `${verb(who, 'put')}the deck (${texts.cards(event.count)}) into the discard pile.`;
    case 'revealed':
      return (
        <>
          {verb(who, 'reveal')}
          <Names names={event.cards} />
          {event.against !== undefined && `: ${event.against} is blocked`}.
        </>
      );
    default:
      return null;
  }
}

const heading = (turn: number, who: string): string =>
  `${texts.turnOf(turn)}, ${who === texts.you ? texts.you.toLowerCase() : who}`;

/** Turns begin with an event of their own, except the first: the game does. */
export const headings: Headings = ([first], name) =>
  first === undefined || first.type === 'turn' ? [] : [heading(1, name(0))];

const ownMoves = new Set(['played', 'bought']);

export function Line({ event, name, words }: LineProps<Event>): ReactNode {
  const who = event.seat === undefined ? '' : name(event.seat);
  if (event.type === 'turn') return <h3 className={styles.turn}>{heading(event.turn, who)}</h3>;
  // a bought card has its line already
  if (event.type === 'gained' && event.bought === true) return null;
  const card = cardIn(event);
  const attack = event.type === 'played' && card !== null && ATTACKS[card] && who !== texts.you;
  return (
    <span className={cx(styles.line, !ownMoves.has(event.type) && styles.effect, attack && styles.attack)}>
      {sentence(event, who) ?? words}
    </span>
  );
}
