/** After the game: points card by card, how Gardens counted, and the decks by kind and card by card. */
import type { AfterProps } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, CARD, nameOf, POINTS } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import type { PlayerView, View } from '../src/view.ts';
import styles from './after.module.css';
import { Disc } from './chip.tsx';
import { CardChips, DeckBar, Legend } from './deck.tsx';
import { texts } from './texts.ts';

const scoring: readonly Card[] = [CARD.Province, CARD.Duchy, CARD.Estate, CARD.Gardens, CARD.Curse];
const each = (card: Card, side: PlayerView): number =>
  card === CARD.Gardens ? Math.floor(side.cards / 10) : POINTS[card];
const minus = (value: number): string => String(value).replace('-', '−');

export function After({ view: seen, result, names }: AfterProps): ReactNode {
  const view = seen as View;
  const rows = scoring.filter((card) => view.players.some((side) => side.owned[card] > 0));
  const gardens = rows.includes(CARD.Gardens);
  return (
    <div className={styles.after}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.end.points}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.end.points}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {result.winners.includes(seat) && <span className={styles.winner}>{texts.end.winner}</span>}
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
            <tr className={styles.total}>
              <th scope="row">{texts.end.total}</th>
              {view.players.map((side, seat) => (
                <td key={seat} className={result.winners.includes(seat) ? styles.won : ''}>
                  <span>{texts.end.turns(side.turns)}</span>
                  <b>{minus(pointsOf(side))}</b>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {gardens && (
        <p className={styles.note}>
          <Disc card={CARD.Gardens} />
          <span>
            <b>{texts.end.gardens}</b>
            {view.players
              .map((side, seat) => texts.end.gardensLine(names[seat] ?? '', side.cards, each(CARD.Gardens, side)))
              .join(' ')}
          </span>
        </p>
      )}
      <section className={styles.decks}>
        <h3>{texts.end.decks}</h3>
        <Legend owned={null} />
        {view.players.map((side, seat) => (
          <div key={seat} className={styles.final} data-deck={seat}>
            <div className={styles.row}>
              <b>{names[seat]}</b>
              <DeckBar owned={side.owned} className={styles.bar} />
              <span>{texts.end.owns(side.cards)}</span>
            </div>
            <CardChips counts={side.owned} className={styles.chips} />
          </div>
        ))}
      </section>
    </div>
  );
}
