/** A line of the log: turns as headings, card names underlined in their kind's colour, results indented. */
import type { GameEvent } from '@baize/game';
import type { LineProps } from '@baize/table';
import type { ReactNode } from 'react';
import { ATTACKS, CARD, type CardName } from '../src/facts.ts';
import { inkOfCard } from './art.tsx';
import { countsOf } from '../src/text.ts';
import { cardIn } from './story.ts';
import { texts } from './texts.ts';

const Name = ({ name, count = 1 }: { readonly name: CardName; readonly count?: number }): ReactNode => (
  <>
    {count > 1 && `${count} `}
    <u className="card-link" style={inkOfCard(CARD[name])}>
      {name}
    </u>
  </>
);

/** `2 Copper, Silver and Gold`, each underlined. */
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

/** "You play", "Ada plays". */
const verb = (who: string, you: string, they = `${you}s`): string => `${who} ${who === texts.you ? you : they} `;

function sentence(event: GameEvent, who: string): ReactNode {
  const name = event['card'] as CardName;
  const count = Number(event['count'] ?? 1);
  const names = event['cards'] as readonly CardName[] | undefined;
  switch (event.type) {
    case 'played': {
      const times = Number(event['times']);
      return (
        <>
          {verb(who, 'play')}
          <Name name={name} count={CARD[name] < 3 ? times : 1} />
          {CARD[name] >= 3 && times > 1 && ` ${times === 2 ? 'twice' : `${times} times`}`}.
        </>
      );
    }
    case 'bought':
      return (
        <>
          {verb(who, 'buy')}
          <Name name={name} />.
        </>
      );
    case 'gained':
      return (
        <>
          {verb(who, 'gain')}
          <Name name={name} />
          {event['stolen'] === true
            ? ' from the trash'
            : event['to'] === 'discard'
              ? ''
              : ` to the ${String(event['to'])}`}
          .
        </>
      );
    case 'trashed':
      return (
        <>
          {verb(who, 'trash', 'trashes')}
          <Name name={name} />.
        </>
      );
    case 'discarded':
      return name === undefined ? (
        `${verb(who, 'discard')}${texts.cards(count)}.`
      ) : (
        <>
          {verb(who, 'discard')}
          <Name name={name} />.
        </>
      );
    case 'drew':
      return names === undefined ? (
        `${verb(who, 'draw')}${texts.cards(count)}.`
      ) : (
        <>
          {verb(who, 'draw')}
          <Names names={names} />.
        </>
      );
    case 'shuffled':
      return `${verb(who, 'shuffle')}the discard pile into the deck.`;
    case 'kept':
      return (
        <>
          <Name name={name} /> stays on {texts.possessive(who)} deck.
        </>
      );
    case 'topdecked':
      return (
        <>
          {verb(who, 'put')}
          <Name name={name} /> onto the deck.
        </>
      );
    case 'setAside':
      return (
        <>
          {verb(who, 'set')}
          <Name name={name} /> aside.
        </>
      );
    case 'flipped':
      return `${verb(who, 'put')}the deck (${texts.cards(count)}) into the discard pile.`;
    case 'revealed':
      return (
        <>
          {verb(who, 'reveal')}
          <Names names={names ?? []} />
          {event['against'] !== undefined && `: ${event['against'] as string} is blocked`}.
        </>
      );
    default:
      return null;
  }
}

const deeds = new Set(['played', 'bought']);

export function Line({ event, name, words }: LineProps): ReactNode {
  const who = event.seat === undefined ? '' : name(event.seat);
  if (event.type === 'turn')
    return (
      <h3 className="dominion-turn">
        {texts.turnOf(Number(event['turn']))}, {who === texts.you ? 'you' : who}
      </h3>
    );
  // a bought card has its line already
  if (event.type === 'gained' && event['bought'] === true) return null;
  const card = cardIn(event);
  const attack = event.type === 'played' && card !== null && ((ATTACKS >> card) & 1) === 1 && who !== texts.you;
  return (
    <span className={`dominion-line ${deeds.has(event.type) ? '' : 'effect'} ${attack ? 'attack' : ''}`}>
      {sentence(event, who) ?? words}
    </span>
  );
}
