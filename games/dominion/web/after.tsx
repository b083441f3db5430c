/** After the game: points card by card, how Gardens counted, and the decks by kind and card by card. */
import type { AfterProps } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, CARD, nameOf, POINTS } from '../src/facts.ts';
import type { PlayerView, View } from '../src/view.ts';
import { factOf, kindInk, type Look, lookOf } from './art.tsx';
import { Chip, Disc } from './card.tsx';
import { sortedHand } from './deciding.ts';
import { texts } from './texts.ts';

const scoring: readonly Card[] = [CARD.Province, CARD.Duchy, CARD.Estate, CARD.Gardens, CARD.Curse];
const each = (card: Card, side: PlayerView): number =>
  card === CARD.Gardens ? Math.floor(side.cards / 10) : POINTS[card];
const minus = (value: number): string => String(value).replace('-', '−');

export const kindsOf = (owned: readonly number[]): { readonly look: Look; readonly count: number }[] =>
  (['action', 'treasure', 'victory', 'curse'] as const).map((look) => ({
    look,
    count: owned.reduce(
      (sum, count, card) =>
        sum + (lookOf(card) === look || (look === 'action' && factOf(card).kind.startsWith('action')) ? count : 0),
      0,
    ),
  }));

export function DeckBar({ owned }: { readonly owned: readonly number[] }): ReactNode {
  return (
    <div className="deck-bar" aria-hidden="true">
      {kindsOf(owned)
        .filter(({ count }) => count > 0)
        .map(({ look, count }) => (
          <i key={look} className={look} style={{ flexGrow: count, background: kindInk(look) }}>
            {count}
          </i>
        ))}
    </div>
  );
}

export const Legend = ({ owned }: { readonly owned: readonly number[] | null }): ReactNode => (
  <ul className="deck-legend">
    {kindsOf(owned ?? []).map(({ look, count }) => (
      <li key={look}>
        <i style={{ background: kindInk(look) }} />
        {texts.kinds[look as 'action']} {owned !== null && count}
      </li>
    ))}
  </ul>
);

/** Card by card, as a hand is sorted. */
export const CardChips = ({ counts }: { readonly counts: readonly number[] }): ReactNode => (
  <div className="list-chips">
    {sortedHand(counts).map(({ card, count }) => (
      <Chip key={card} card={card} count={count} />
    ))}
  </div>
);

export function After({ view: seen, result, names }: AfterProps): ReactNode {
  const view = seen as View;
  const rows = scoring.filter((card) => view.players.some((side) => side.owned[card] > 0));
  const gardens = rows.includes(CARD.Gardens);
  return (
    <div className="dominion-after">
      <div className="after-scroll" tabIndex={0} role="region" aria-label={texts.end.points}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.end.points}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {result.winners.includes(seat) && <span className="winner">{texts.end.winner}</span>}
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((card) => (
              <tr key={card}>
                <th scope="row">
                  <Disc card={card} />
                  <span>
                    <b>{nameOf(card)}</b>
                    <small>{card === CARD.Gardens ? texts.end.perTen : texts.end.each(POINTS[card])}</small>
                  </span>
                </th>
                {view.players.map((side, seat) => {
                  const count = side.owned[card];
                  return (
                    <td key={seat}>
                      <span>{count === 0 ? texts.end.none : `${count} × ${minus(each(card, side))}`}</span>
                      <b>{minus(count * each(card, side))}</b>
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr className="total">
              <th scope="row">{texts.end.total}</th>
              {view.players.map((side, seat) => (
                <td key={seat} className={result.winners.includes(seat) ? 'won' : ''}>
                  <span>{texts.end.turns(side.turns)}</span>
                  <b>{minus(result.scores[seat] ?? 0)}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {gardens && (
        <p className="gardens-note">
          <Disc card={CARD.Gardens} />
          <span>
            <b>{texts.end.gardens}</b>
            {view.players
              .map((side, seat) => texts.end.gardensLine(names[seat] ?? '', side.cards, each(CARD.Gardens, side)))
              .join(' ')}
          </span>
        </p>
      )}
      <section className="decks">
        <h3>{texts.end.decks}</h3>
        <Legend owned={null} />
        {view.players.map((side, seat) => (
          <div key={seat} className="final-deck">
            <div className="deck-row">
              <b>{names[seat]}</b>
              <DeckBar owned={side.owned} />
              <span>{texts.end.owns(side.cards)}</span>
            </div>
            <CardChips counts={side.owned} />
          </div>
        ))}
      </section>
    </div>
  );
}
