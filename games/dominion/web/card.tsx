/** Cards in every size: in hand, as a pile, played, and as a chip in a line. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, nameOf } from '../src/facts.ts';
import { Art, Emblem, factOf, inkOfCard, lookOf } from './art.tsx';
import { FACES } from './faces.ts';
import { texts } from './texts.ts';

export const Coin = ({ value }: { readonly value: number }): ReactNode => <span className="coin">{value}</span>;

/** `*bold*`, `(2)` as a coin, `|` as a new line. */
export function Rich({ text }: { readonly text: string }): ReactNode {
  return text.split('|').map((line, i) => (
    <span key={i} className="rich-line">
      {line.split(/(\*[^*]+\*|\(\d\))/).map((part, j) =>
        /^\(\d\)$/.test(part) ? (
          <i key={j} className="small-coin">
            {part[1]}
          </i>
        ) : part.startsWith('*') ? (
          <b key={j}>{part.slice(1, -1)}</b>
        ) : (
          part
        ),
      )}
    </span>
  ));
}

export type Light = 'lit' | 'can' | 'rest' | 'quiet' | 'chosen' | 'aimed';
const stateText: Partial<Record<Light, string>> = { chosen: texts.states.chosen };

export function HandCard({
  card,
  light,
  at,
  count = 1,
  tag = null,
  refused = false,
  wide = false,
  state = '',
  keys,
  press,
}: {
  readonly card: Card;
  readonly light: Light;
  readonly at: string;
  /** Equal cards under this one. */
  readonly count?: number;
  readonly tag?: string | null;
  readonly refused?: boolean;
  /** On a phone: opened to its full width. */
  readonly wide?: boolean;
  readonly state?: string;
  readonly keys?: string | undefined;
  readonly press: () => void;
}): ReactNode {
  const look = lookOf(card);
  return (
    <button
      type="button"
      className={`card large ${light} ${look} ${refused ? 'refused' : ''} ${wide ? 'wide' : ''}`}
      style={inkOfCard(card)}
      data-at={at}
      data-card={card}
      data-cell=""
      {...(light === 'chosen' && { 'data-keys': '' })}
      aria-pressed={light === 'chosen'}
      aria-label={`${texts.inHandLabel(nameOf(card), texts.looks[look], stateText[light] ?? state)}${count > 1 ? `, ${count}` : ''}`}
      aria-keyshortcuts={keys}
      onClick={press}
    >
      <span className="card-name">{nameOf(card)}</span>
      <span className="band">{texts.looks[look]}</span>
      <Art card={card} />
      <span className="card-foot">
        <Coin value={factOf(card).cost} />
        <span className="card-text">
          <Rich text={FACES[nameOf(card)].text} />
        </span>
        {count > 1 && <b className="fold">{texts.times(count)}</b>}
      </span>
      {tag !== null && (
        <span className={light === 'chosen' ? 'pick' : 'tag'}>
          {light === 'chosen' && <Icon name="check" size={14} />}
          {tag}
        </span>
      )}
    </button>
  );
}

export interface PileProps {
  readonly card: Card;
  readonly left: number;
  readonly light: Light;
  readonly state: string;
  readonly tag?: string | null;
  readonly refused?: boolean;
  readonly press: (card: Card) => void;
}

/** A pile of the supply: `medium` for the kingdom, `small` for the basic cards and wide kingdoms, `tiny` on a phone. */
export function Pile({
  card,
  left,
  light,
  state,
  tag = null,
  refused = false,
  press,
  size,
}: PileProps & { readonly size: 'medium' | 'small' | 'tiny' }): ReactNode {
  const look = lookOf(card);
  const name = nameOf(card);
  const { cost } = factOf(card);
  return (
    <button
      type="button"
      className={`card pile ${size} ${light} ${look} ${left === 0 ? 'gone' : ''} ${refused ? 'refused' : ''}`}
      style={inkOfCard(card)}
      data-at={`pile:${card}`}
      data-card={card}
      data-cell=""
      {...(light === 'chosen' && { 'data-keys': '' })}
      aria-pressed={light === 'chosen'}
      aria-label={texts.pile(name, texts.looks[look], cost, left, state)}
      onClick={() => press(card)}
    >
      {size === 'medium' ? (
        <>
          <span className="card-name">{name}</span>
          <span className="band wide">{left === 0 ? texts.empty : texts.looks[look]}</span>
          <span className="band brief">{left === 0 ? texts.empty : texts.looksBrief[look]}</span>
          <Art card={card} />
          <span className="card-foot">
            <Coin value={cost} />
            <span className="card-text">
              <Rich text={FACES[name].short} />
            </span>
          </span>
        </>
      ) : size === 'small' ? (
        <>
          <Art card={card} />
          <span className="card-box">
            <span className="card-name">{name}</span>
            <span className="card-row">
              <Coin value={cost} />
              <span className="card-text">
                {look === 'treasure' || look === 'victory' || look === 'curse' ? (
                  <Rich text={name === 'Gardens' ? '*per 10 cards*' : FACES[name].short} />
                ) : (
                  texts.looksBrief[look]
                )}
              </span>
            </span>
          </span>
        </>
      ) : (
        <>
          <span className="card-name">{name}</span>
          <span className="card-row">
            <Coin value={cost} />
            <Emblem card={card} />
            <b className={`left ${left <= 3 ? 'low' : ''}`}>{left}</b>
          </span>
        </>
      )}
      {size !== 'tiny' && <span className={`count ${left <= 3 ? 'low' : ''}`}>{left}</span>}
      {tag !== null && <span className={`tag ${light === 'aimed' ? 'bad' : ''}`}>{tag}</span>}
    </button>
  );
}

/** In play or revealed. With `press` it can be chosen. */
export function PlayedCard({
  card,
  light = 'rest',
  at,
  hit = false,
  tag = null,
  press,
}: {
  readonly card: Card;
  readonly light?: Light | undefined;
  readonly at?: string | undefined;
  readonly hit?: boolean;
  readonly tag?: string | null;
  readonly press?: (() => void) | undefined;
}): ReactNode {
  const look = lookOf(card);
  const name = nameOf(card);
  const chosen = light === 'chosen';
  return (
    <button
      type="button"
      className={`card played ${look} ${press === undefined ? '' : light} ${hit ? 'hit' : ''}`}
      style={inkOfCard(card)}
      data-at={at}
      data-card={card}
      data-cell=""
      {...(chosen && { 'data-keys': '' })}
      {...(press !== undefined && { 'aria-pressed': chosen })}
      aria-label={texts.inHandLabel(
        name,
        texts.looks[look],
        press === undefined && tag !== null
          ? `, ${tag.replace('×', '')}`
          : press === undefined
            ? ''
            : chosen
              ? texts.states.chosen
              : light === 'quiet'
                ? ''
                : texts.states.choose,
      )}
      onClick={press}
    >
      <span className="card-name">{name}</span>
      <span className="band">{texts.looksBrief[look]}</span>
      <Art card={card} />
      {tag !== null && <span className="tag">{tag}</span>}
    </button>
  );
}

export const Chip = ({ card, count = 1 }: { readonly card: Card; readonly count?: number }): ReactNode => (
  <span className="card-chip" style={inkOfCard(card)} data-card={card}>
    <span className="chip-dot">
      <Emblem card={card} />
    </span>
    {count > 1 && `${count} `}
    {nameOf(card)}
  </span>
);

/** The card that asks, very small. */
export const Asking = ({ card }: { readonly card: Card }): ReactNode => (
  <span className="asking" style={inkOfCard(card)} data-card={card}>
    <Art card={card} />
    <span className="band" />
  </span>
);

export const Disc = ({ card }: { readonly card: Card }): ReactNode => (
  <span className="disc" style={inkOfCard(card)} aria-hidden="true">
    <Emblem card={card} />
  </span>
);
