/** The helper: outs, chances, pot odds, and what to answer or throw, each with its reason. */
import { Button, cx, type Hint } from '@baize/table';
import type { ReactNode } from 'react';
import {
  chanceKeeping,
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
import { cardWords, Face, nameOf, Ranks, ranksOf, rankText, Suit, suitInk, Unbroken } from './cards.tsx';
import { hintTitle } from './explain.ts';
import styles from './helper.module.css';
import { isDrawing, type Prospect } from './prospect.ts';
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
  readonly prospect: Prospect | null;
  readonly picked: readonly number[];
  readonly pickAdvised: (() => void) | null;
  /** What has been done in this hand, below everything else. */
  readonly soFar: ReactNode;
}

export function Helper(props: HelperProps): ReactNode {
  const { view, over, prospect } = props;
  if (over) return <p className={cx('soft', styles.empty)}>{t.over}</p>;
  if (prospect === null || view.turn === null)
    return <p className={cx('soft', styles.empty)}>{isDrawing(view) ? t.drawing : t.none}</p>;
  return (
    <div className={styles.helper}>
      <Complete view={view} prospect={prospect} />
      <Odds {...props} prospect={prospect} />
      <Recommended {...props} />
      {props.draws.length > 0 && <Leads {...props} />}
      {props.soFar}
    </div>
  );
}

interface ProspectProps {
  readonly view: View;
  readonly prospect: Prospect;
}

function Complete({ view, prospect }: ProspectProps): ReactNode {
  const { cards, street, drawing } = view;
  const { kept, spare, gone, next, last } = prospect;
  const left = 3 - street;
  const made = kept.length === 4 && spare.length === 0;
  const thrown = cards.filter((card) => !kept.includes(card));
  const outs = outsOf(kept, gone);
  const helped = spare.length === 0 && outs.cards.length > 0;
  return (
    <section>
      <h3>
        <span>
          {made ? (
            t.made
          ) : drawing ? (
            <>
              {t.ifThrown} <Ranks cards={thrown} of={cards} />
            </>
          ) : (
            t.complete
          )}
        </span>
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
              <b>{percent(next)}</b>
              <span>{helped ? t.nextOf(outs.cards.length, outs.unseen) : t.nextDraw}</span>
            </div>
            {last !== null && (
              <div>
                <b>{percent(last)}</b>
                <span>{t.lastDraw}</span>
              </div>
            )}
          </div>
          {spare.length > 0 && <p className={styles.line}>{texts.stillSpare(spare.map(cardWords))}</p>}
          {!drawing && kept.length < counting(cards).length && (
            <p className={styles.line}>{t.keeping(ranksOf(kept))}</p>
          )}
          {helped && <Missing prospect={prospect} outs={outs.cards} />}
        </>
      )}
    </section>
  );
}

/** The suit that three cards lack: which of it would help. */
function Missing({
  prospect: { kept, gone },
  outs,
}: {
  readonly prospect: Prospect;
  readonly outs: readonly number[];
}): ReactNode {
  const missing = [0, 1, 2, 3].find((suit) => !kept.some((card) => suitOf(card) === suit)) ?? 0;
  const paired = kept.map(rankOf);
  const thrown = gone
    .filter((card) => suitOf(card) === missing)
    .map(rankOf)
    .filter((rank) => !paired.includes(rank));
  return (
    <>
      <p className={styles.line}>
        <Suit suit={missing} size={16} tint />
        {t.outs(outs.length, suitWord(missing), paired, thrown)}
      </p>
      <ol className={styles.outs} aria-hidden="true">
        {Array.from({ length: 13 }, (_, rank) => {
          const helps = outs.some((card) => rankOf(card) === rank);
          return (
            <li
              key={rank}
              className={cx(helps && styles.on, thrown.includes(rank) && styles.thrown)}
              style={helps ? { color: suitInk(missing) } : undefined}
            >
              {rankText(rank)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Odds({ view, mine, prospect: { kept, next, last } }: HelperProps & ProspectProps): ReactNode {
  if (!mine || view.drawing) return null;
  const odds = potOddsOf(view.pot, view.toCall);
  const left = 3 - view.street;
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
          {kept.length < 4 && left > 0 && <OddsBar need={odds.needed} next={next} by={last ?? next} />}
        </>
      )}
    </section>
  );
}

/** An answer in betting rounds, cards in draws. What H found comes first: it looked further. */
function Recommended({ view, mine, advice, draws, hint, picked, pickAdvised }: HelperProps): ReactNode {
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
          {reasonsOf(cards, advised).map(({ why, whose }) => (
            <p key={why} className="soft">
              {t.reason(whose.map(cardWords), why)}
            </p>
          ))}
          {pickAdvised !== null && advised.length > 0 && picked.join() !== advised.join() && (
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

/** Cards that are thrown for the same reason are named together. */
function reasonsOf(
  cards: readonly number[],
  thrown: readonly number[],
): readonly { readonly why: string | null; readonly whose: readonly number[] }[] {
  const whys = thrown.map((card) => whyNot(cards, card));
  return [...new Set(whys)].map((why) => ({ why, whose: thrown.filter((_, i) => whys[i] === why) }));
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
                {thrown.length === 0 ? (
                  texts.standPat
                ) : (
                  <>
                    {texts.throw} <Ranks cards={thrown} of={cards} />
                  </>
                )}
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
