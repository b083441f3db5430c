/** The helper: outs, chances, pot odds and what to throw, each with its reason. */
import { Button, type Hint, Toggle } from '@baize/table';
import type { ReactNode } from 'react';
import {
  chanceKeeping,
  chanceToComplete,
  classOf,
  counting,
  handWords,
  outsOf,
  potOddsOf,
  rankOf,
  recommendedDiscards,
  suitOf,
  suitWord,
  type View,
  whyNot,
} from '../src/index.ts';
import { cardWords, Face, rankText, Suit, nameOf } from './cards.tsx';
import { percent, texts } from './texts.ts';

const t = texts.helper;

/** What might be thrown: the advised cards, nothing, and one card more. */
function optionsOf(cards: readonly number[]): (readonly number[])[] {
  const advised = recommendedDiscards(cards);
  const top = cards.filter((card) => !advised.includes(card)).at(-1);
  const options: (readonly number[])[] = [advised];
  if (advised.length > 0) options.push([]);
  if (top !== undefined && advised.length < 3) options.push([...advised, top].toSorted((a, b) => a - b));
  return options;
}

export function Helper({
  view,
  mine,
  hint,
  always,
  setAlways,
  pickAdvised,
}: {
  readonly view: View;
  readonly mine: boolean;
  readonly hint: Hint | null;
  readonly always: boolean;
  readonly setAlways: ((on: boolean) => void) | null;
  readonly pickAdvised: (() => void) | null;
}): ReactNode {
  const { cards, tossed } = view;
  if (cards.length !== 4 || view.turn === null) return <p className="bd-empty soft">{t.none}</p>;
  const drawsLeft = 3 - view.street;
  const kept = counting(cards);
  const outs = outsOf(cards, tossed);
  const next = drawsLeft > 0 ? chanceToComplete(cards, 1, tossed) : 0;
  const by = drawsLeft > 0 ? chanceToComplete(cards, drawsLeft, tossed) : 0;
  const odds = mine ? potOddsOf(view.pot, view.toCall) : null;
  const advised = drawsLeft > 0 ? recommendedDiscards(cards) : [];
  const missing = [0, 1, 2, 3].find((suit) => !kept.some((card) => suitOf(card) === suit)) ?? 0;
  const made = kept.length === 4;
  return (
    <div className="bd-helper">
      <section>
        <h3>
          <span>{made ? t.made : t.complete}</span>
          <span>{t.drawsLeft(drawsLeft)}</span>
        </h3>
        {made ? (
          <p className="soft">{t.madeLine(handWords(classOf(cards)))}</p>
        ) : drawsLeft === 0 ? (
          <p className="soft">{texts.noDraws}</p>
        ) : (
          <>
            <div className="bd-chances">
              <div>
                <b>{percent(next)}</b>
                <span>{outs.cards.length > 0 ? t.nextDraw(outs.cards.length, outs.unseen) : t.nextDrawPlain}</span>
              </div>
              {drawsLeft > 1 && (
                <div className="later">
                  <b>{percent(by)}</b>
                  <span>{t.lastDraw}</span>
                </div>
              )}
            </div>
            {outs.cards.length > 0 && (
              <>
                <p className="bd-outs-line">
                  <Suit suit={missing} size={16} tint />
                  {t.outs(outs.cards.length, suitWord(missing), kept.map(rankOf))}
                </p>
                <ol className="bd-outs">
                  {Array.from({ length: 13 }, (_, rank) => {
                    const helps = outs.cards.some((card) => rankOf(card) === rank);
                    return (
                      <li
                        key={rank}
                        className={helps ? `on ${['c', 'd', 'h', 's'][missing]}` : ''}
                        aria-label={t.cell(rankText(rank), helps)}
                      >
                        {rankText(rank)}
                      </li>
                    );
                  })}
                </ol>
              </>
            )}
          </>
        )}
      </section>
      <section>
        <h3>
          <span>{t.odds}</span>
          {odds !== null && <span>{t.toWin(view.toCall, view.pot)}</span>}
        </h3>
        {odds === null ? (
          <p className="soft">{t.free}</p>
        ) : (
          <>
            <p className="bd-odds">
              <b>{`${odds.ratio.toFixed(1).replace(/\.0$/, '')} : 1`}</b> <span>{t.need(odds.needed)}</span>
            </p>
            {!made && drawsLeft > 0 && <OddsBar need={odds.needed} next={next} by={by} />}
          </>
        )}
      </section>
      <section>
        <h3>
          <span>{t.recommended}</span>
        </h3>
        <div className="bd-advice">
          {advised.slice(0, 3).map((card) => (
            <Face key={card} card={card} width={40} />
          ))}
          <div>
            <strong>{drawsLeft === 0 ? nameOf(cards) : t.throwTitle(advised.length)}</strong>
            {advised.map((card) => (
              <p key={card} className="soft">
                {t.reason(cardWords(card), whyNot(cards, card) ?? '')}
              </p>
            ))}
            {odds !== null && (
              <p className="soft">
                {made ? t.madeBet : next >= odds.needed ? t.covered : by >= odds.needed ? t.coveredLater : t.uncovered}
              </p>
            )}
            {pickAdvised !== null && view.drawing && advised.length > 0 && (
              <Button size="small" onClick={pickAdvised} keyName="A">
                {t.pickThese}
              </Button>
            )}
          </div>
        </div>
        {hint !== null ? (
          <p className="bd-hint">
            <b>{t.bot(hint.words)}.</b> {hint.why}
          </p>
        ) : (
          mine && <p className="soft small">{t.askBot}</p>
        )}
      </section>
      {drawsLeft > 0 && (
        <section>
          <h3>
            <span>{t.lead}</span>
          </h3>
          <table className="bd-table">
            <thead>
              <tr>
                {t.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {optionsOf(cards).map((thrown, i) => {
                const left = cards.filter((card) => !thrown.includes(card));
                return (
                  <tr key={thrown.join()} className={i === 0 ? 'best' : ''}>
                    <th scope="row">
                      {thrown.length === 0 ? texts.standPat : t.throwList(thrown.map((card) => rankText(rankOf(card))))}
                    </th>
                    <td>{percent(chanceKeeping(left, [...cards, ...tossed]))}</td>
                    <td>{nameOf(left).replace(/^\w+-card /, '')}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      {setAlways !== null && (
        <label className="bd-always">
          <Toggle label={t.always} on={always} set={setAlways} />
          <span>{t.always}</span>
          <kbd aria-hidden="true">?</kbd>
        </label>
      )}
    </div>
  );
}

function OddsBar({ need, next, by }: { readonly need: number; readonly next: number; readonly by: number }): ReactNode {
  const top = Math.max(0.5, need, by) * 1.05;
  const at = (share: number): string => `${(share / top) * 100}%`;
  return (
    <div
      className="bd-bar"
      role="img"
      aria-label={`${t.price(need)}, ${t.nextDrawPlain} ${percent(next)}, ${t.lastDraw} ${percent(by)}`}
    >
      <i className="by" style={{ width: at(by) }} />
      <i className="next" style={{ width: at(next) }} />
      <i className="mark" style={{ left: at(need) }} />
      <span style={{ left: `clamp(42px, ${at(need)}, calc(100% - 42px))` }}>{t.price(need)}</span>
    </div>
  );
}
