/** The helper: outs, chances, pot odds, and what to answer or throw, each with its reason. */
import { Button, cx, type Hint } from '@baize/table';
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
  suitOf,
  suitWord,
  type View,
  whyNot,
} from '../src/index.ts';
import type { Advice, Draw } from './advice.ts';
import { cardWords, Face, nameOf, ranksOf, rankText, Suit, suitInk, Unbroken } from './cards.tsx';
import { hintedCards } from './deciding.ts';
import { hintTitle } from './explain.ts';
import styles from './helper.module.css';
import { percent, texts } from './texts.ts';

const t = texts.helper;

export interface HelperProps {
  readonly view: View;
  readonly mine: boolean;
  /** The hand has been shown: there is nothing left to advise on. */
  readonly over: boolean;
  readonly advice: Advice | null;
  /** The advised one first; none after the last. */
  readonly draws: readonly Draw[];
  readonly hint: Hint | null;
  readonly pickAdvised: (() => void) | null;
  /** What has been done in this hand, below everything else. */
  readonly soFar: ReactNode;
}

export function Helper(props: HelperProps): ReactNode {
  const { view, over } = props;
  if (over) return <p className={cx('soft', styles.empty)}>{t.over}</p>;
  if (view.cards.length !== 4 || view.turn === null) return <p className={cx('soft', styles.empty)}>{t.none}</p>;
  const kept = keptOf(props);
  return (
    <div className={styles.helper}>
      <Complete view={view} kept={kept} />
      <Odds {...props} kept={kept} />
      <Recommended {...props} />
      {props.draws.length > 0 && <Leads {...props} />}
      {props.soFar}
    </div>
  );
}

/** What the recommended draw keeps; what counts where it keeps more than that, or none is left. */
function keptOf({ view, draws, hint }: HelperProps): readonly number[] {
  const hinted = view.drawing && hint !== null ? hintedCards(view, hint.words) : [];
  const thrown = hinted.length > 0 ? hinted : (draws[0]?.thrown ?? []);
  const kept = view.cards.filter((card) => !thrown.includes(card));
  const counts = counting(view.cards);
  return kept.length < counts.length ? kept : counts;
}

interface KeptProps {
  readonly view: View;
  readonly kept: readonly number[];
}

/** Cards that cannot come again: thrown before, or not kept now. */
const goneOf = ({ view: { cards, tossed }, kept }: KeptProps): readonly number[] => [
  ...tossed,
  ...cards.filter((card) => !kept.includes(card)),
];

function Complete({ view, kept }: KeptProps): ReactNode {
  const { cards, street } = view;
  const left = 3 - street;
  const made = kept.length === 4;
  const gone = goneOf({ view, kept });
  const outs = outsOf(kept, gone);
  const missing = [0, 1, 2, 3].find((suit) => !kept.some((card) => suitOf(card) === suit)) ?? 0;
  return (
    <section>
      <h3>
        <span>{made ? t.made : t.complete}</span>
        <span>{t.drawsLeft(left)}</span>
      </h3>
      {made ? (
        <p className="soft">
          {left === 0 ? t.madeLast(handWords(classOf(cards))) : t.madeLine(handWords(classOf(cards)))}
        </p>
      ) : left === 0 ? (
        <p className="soft">
          <Unbroken>{t.ends(nameOf(cards))}</Unbroken>
        </p>
      ) : (
        <>
          <div className={styles.chances}>
            <div>
              <b>{percent(chanceToComplete(kept, 1, gone))}</b>
              <span>{outs.cards.length > 0 ? t.nextOf(outs.cards.length, outs.unseen) : t.nextDraw}</span>
            </div>
            {left > 1 && (
              <div>
                <b>{percent(chanceToComplete(kept, left, gone))}</b>
                <span>{t.lastDraw}</span>
              </div>
            )}
          </div>
          {kept.length < counting(cards).length && <p className={styles.line}>{t.keeping(ranksOf(kept))}</p>}
          {outs.cards.length > 0 && (
            <>
              <p className={styles.line}>
                <Suit suit={missing} size={16} tint />
                {t.outs(outs.cards.length, suitWord(missing), kept.map(rankOf))}
              </p>
              <ol className={styles.outs} aria-hidden="true">
                {Array.from({ length: 13 }, (_, rank) => {
                  const helps = outs.cards.some((card) => rankOf(card) === rank);
                  return (
                    <li
                      key={rank}
                      className={cx(helps && styles.on)}
                      style={helps ? { color: suitInk(missing) } : undefined}
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
  );
}

function Odds({ view, mine, kept }: HelperProps & KeptProps): ReactNode {
  if (!mine || view.drawing) return null;
  const odds = potOddsOf(view.pot, view.toCall);
  const left = 3 - view.street;
  const made = kept.length === 4;
  const gone = goneOf({ view, kept });
  return (
    <section>
      <h3>
        <span>{t.odds}</span>
        {odds !== null && <span>{t.toWin(view.toCall, view.pot)}</span>}
      </h3>
      {odds === null ? (
        <p className="soft">{t.free}</p>
      ) : (
        <>
          <p className={styles.odds}>
            <b>{`${odds.ratio.toFixed(1).replace(/\.0$/, '')} : 1`}</b> <span>{t.need(odds.needed)}</span>
          </p>
          {!made && left > 0 && (
            <OddsBar
              need={odds.needed}
              next={chanceToComplete(kept, 1, gone)}
              by={chanceToComplete(kept, left, gone)}
            />
          )}
        </>
      )}
    </section>
  );
}

/** An answer in betting rounds, cards in draws. What H found comes first: it looked further. */
function Recommended({ view, mine, advice, draws, hint, pickAdvised }: HelperProps): ReactNode {
  const { cards } = view;
  const advised = draws[0]?.thrown ?? [];
  const throwing = view.drawing || !mine;
  if (throwing && view.street === 3) return null;
  return (
    <section>
      <h3>
        <span>{t.recommended}</span>
        {mine && <span className={styles.key}>{t.askBot}</span>}
      </h3>
      {hint !== null ? (
        <div className={styles.advice}>
          <strong>{hintTitle(view, hint.words)}</strong>
          <p className="soft">
            <Unbroken>{hint.why}</Unbroken>
          </p>
        </div>
      ) : throwing ? (
        <div className={styles.advice}>
          <div className={styles.cards}>
            {advised.map((card) => (
              <Face key={card} card={card} width={36} />
            ))}
          </div>
          <strong>{t.throwTitle(advised.length)}</strong>
          {advised.map((card) => (
            <p key={card} className="soft">
              {t.reason(cardWords(card), whyNot(cards, card))}
            </p>
          ))}
          {pickAdvised !== null && advised.length > 0 && (
            <Button size="small" onClick={pickAdvised} keyName="A">
              {t.pick(advised.length)}
            </Button>
          )}
        </div>
      ) : advice === null ? (
        <p className="soft">{t.amongPeople}</p>
      ) : (
        <div className={styles.advice}>
          <strong>{advice.title}</strong>
          <p className="soft">
            <Unbroken>{advice.why}</Unbroken>
          </p>
          {advice.answer !== 'fold' && view.street < 3 && (
            <p className="soft">{t.afterwards(advised.map(cardWords))}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** What each draw leads to. */
function Leads({ view: { cards, tossed }, draws }: HelperProps): ReactNode {
  return (
    <section>
      <h3>
        <span>{t.lead}</span>
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            {t.columns(draws[0].share !== null).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draws.map(({ thrown, kept, share }) => (
            <tr key={thrown.join()}>
              <th scope="row">
                {thrown.length === 0 ? texts.standPat : t.throwList(thrown.map((card) => rankText(rankOf(card))))}
              </th>
              <td>{percent(chanceKeeping(kept, [...cards, ...tossed]))}</td>
              <td>{share === null ? nameOf(kept).replace(/^\w+-card /, '') : percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OddsBar({ need, next, by }: { readonly need: number; readonly next: number; readonly by: number }): ReactNode {
  const top = Math.max(0.5, need, by) * 1.05;
  const at = (share: number): string => `${(share / top) * 100}%`;
  return (
    <div
      className={styles.bar}
      data-overlap="fan"
      role="img"
      aria-label={`${t.price(need)}, ${t.nextDraw} ${percent(next)}, ${t.lastDraw} ${percent(by)}`}
    >
      <i className={styles.by} style={{ width: at(by) }} />
      <i className={styles.next} style={{ width: at(next) }} />
      <i className={styles.mark} style={{ left: at(need) }} />
    </div>
  );
}
