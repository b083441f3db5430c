/** The question: my hand in words, and the answers with what they cost. */
import { AskBar, cx, Icon, type Notes, PaceBar, type ShownHint, type TableProps, useMedia } from '@baize/table';
import type { ReactNode } from 'react';
import { classOf, counting, potOddsOf, rankOf, sizeOfClass, suitOf, suitWord, type View } from '../src/index.ts';
import type { Advice } from './advice.ts';
import { BetAnswers, BuyAnswers, DrawAnswers, HoldAnswers, type Holding } from './answers.tsx';
import { cardWords, nameOf, rankText, Suit, Unbroken } from './cards.tsx';
import type { Deciding } from './deciding.ts';
import styles from './dock.module.css';
import { PotLines } from './ledger.tsx';
import { ledgerOf, winnersOf, wonBy } from './pots.ts';
import type { Prospect } from './prospect.ts';
import type { Scene } from './scene.ts';
import { sessionOf, sharesRank } from './session.ts';
import { percent, texts, upper } from './texts.ts';

export interface DockProps {
  readonly props: TableProps<View>;
  readonly scene: Scene;
  readonly deciding: Deciding;
  readonly name: (seat: number) => string;
  readonly holding: Holding | null;
  readonly notes: Notes;
  readonly hint: ShownHint | null;
  readonly advice: Advice | null;
  readonly prospect: Prospect | null;
  /** The felt tells who won each pot. */
  readonly ledger: boolean;
  /** The button that opens the helper, where there is no rail. */
  readonly helper: ReactNode;
}

/** What I hold and what would help. */
function HandLine({ view }: { readonly view: View }): ReactNode {
  const kept = counting(view.cards);
  if (kept.length === 4) return texts.made;
  if (view.street === 3) return texts.noDraws;
  const suits = kept.map(suitOf);
  const missing = [0, 1, 2, 3].filter((suit) => !suits.includes(suit));
  return (
    <span className={styles.hand}>
      {suits.map((suit) => (
        <Suit key={suit} suit={suit} size={15} tint />
      ))}
      <span>
        {missing.length === 1
          ? texts.needs(suitWord(missing[0] ?? 0).slice(0, -1), kept.map(rankOf))
          : texts.needsMore(4 - kept.length)}
      </span>
    </span>
  );
}

/** The price of a call against the pot. */
function priceOf(view: View): string {
  const odds = potOddsOf(view.pot, view.toCall);
  return odds === null ? texts.nothingToPay : texts.price(view.toCall, view.pot, odds.ratio);
}

interface Words {
  readonly title: string;
  readonly line: ReactNode;
}

function wordsOf({ props, scene, deciding, name, holding, prospect, ledger }: DockProps, touch: boolean): Words {
  const { view, seat, result, turn, room, prompt = null, position = false } = props;
  const { mine, picked } = deciding;
  if (prompt !== null && picked.length === 0) return prompt;
  const brief = room === 'landscape' || room === 'phone';
  if (holding === null && mine && view.buying && seat !== null) return buyWords(view, scene, name, seat);
  if (holding !== null || (scene.over && scene.net !== null))
    return endWords(scene, name, seat, !ledger, room === 'landscape');
  if (result !== null) return { title: texts.over, line: result.how };
  if (mine && view.drawing) {
    if (picked.length > 0 && prospect !== null) return keepWords(prospect);
    const line = touch ? texts.tap : brief || room === 'tablet' ? texts.click : texts.clickOrPress;
    return { title: upper(nameOf(view.cards)), line };
  }
  if (mine) return { title: upper(nameOf(view.cards)), line: brief ? priceOf(view) : <HandLine view={view} /> };
  const who = turn === seat || turn === null ? scene.mover : turn;
  const acting =
    who === null || who === seat ? texts.moving : scene.drawing ? texts.toDraw(name(who)) : texts.toAct(name(who));
  if (seat === null) return { title: acting, line: texts.watching };
  const mySeat = scene.seats[seat];
  if ((mySeat?.place ?? 0) > 1)
    return {
      title: acting,
      line:
        view.table.match === 'tournament'
          ? texts.busted(mySeat?.place ?? 0, sharesRank(view, scene, seat), position)
          : texts.youLeft,
    };
  if (mySeat?.folded === true) return { title: acting, line: texts.folded };
  const held = mySeat?.faces ?? [];
  return held.length === 4 ? { title: upper(nameOf(held)), line: acting } : { title: acting, line: null };
}

/** What stays of my cards, and whether all of it counts. */
function keepWords({ kept, spare }: Prospect): Words {
  const ranks = kept.map(rankOf).toSorted((a, b) => b - a);
  return {
    title: texts.keep(ranks.map(rankText).join('-'), 4 - kept.length),
    line: spare.length > 0 ? texts.stillSpare(spare.map(cardWords)) : texts.changeMind,
  };
}

/** Without chips at a cash table: who won them, and how the session has gone so far. */
function buyWords(view: View, scene: Scene, name: (seat: number) => string, seat: number): Words {
  const { net, rebuys } = sessionOf(view, scene, seat);
  return {
    title: texts.noChipsLeft,
    line: (
      <>
        {scene.over && (
          <span className={styles.sentence}>
            <Unbroken>{`${endWords(scene, name, seat, false).title}.`}</Unbroken>
          </span>
        )}{' '}
        <span className={styles.sentence}>{texts.sessionLine(net, rebuys)}</span>
      </>
    ),
  };
}

/** Every winner and what they won; then what it meant for me. */
function endWords(
  scene: Scene,
  name: (seat: number) => string,
  me: number | null,
  lines: boolean,
  brief = false,
): Words {
  const winners = winnersOf(scene);
  const [first] = winners;
  if (first === undefined) return { title: texts.moving, line: null };
  const rows = ledgerOf(scene);
  const pots = (seat: number): number[] =>
    rows.filter((row) => row.winners.some((each) => each.seat === seat)).map(({ pot }) => pot);
  const faces = scene.seats[first]?.faces ?? null;
  const shown = scene.seats.filter((each) => !each.folded && each.faces !== null).length > 1;
  const title =
    winners.length === 1
      ? texts.winsTitle(name(first), first === me, shown && faces !== null ? nameOf(faces) : null)
      : rows.length === 1
        ? texts.splitTitle(winners.map(name))
        : texts.potsTitle(
            winners.map((seat) => ({ who: name(seat), you: seat === me, pots: pots(seat) })),
            rows.length,
          );
  const mine = me === null ? undefined : scene.seats[me];
  const net = me === null || scene.net === null || mine?.dealt !== true ? null : (scene.net[me] ?? 0);
  const line =
    net === null || mine === undefined
      ? texts.takesLine(winners.map((seat) => ({ who: name(seat), amount: wonBy(scene, seat) })))
      : texts.netLine(net, mine.stack);
  return { title, line: lines && rows.length > 1 ? <PotLines {...{ scene, me, brief, name }} /> : line };
}

export function Dock(dock: DockProps): ReactNode {
  const { props, deciding, holding, notes, hint, advice, prospect, helper } = dock;
  const { view, moves, room, hinting, exam = false, worths = null } = props;
  const { mine } = deciding;
  const { title, line } = wordsOf(dock, useMedia('(pointer: coarse)'));
  const asked = mine || holding !== null;
  const kind = holding !== null ? 'next' : view.buying ? 'buy' : view.drawing ? 'draw' : 'bet';
  return (
    <AskBar
      className={cx(styles.dock, room === 'phone' && styles.phone, room === 'landscape' && styles.landscape)}
      label={asked ? texts.question : texts.waitingLabel}
      title={<Unbroken>{title}</Unbroken>}
      line={line}
      tone={asked ? 'mine' : 'quiet'}
      notes={notes}
      hint={hint}
      hinting={hinting}
      extra={
        room === 'landscape' && mine && !exam && prospect !== null && hasChances(view) ? (
          <Chances prospect={prospect} helper={helper} />
        ) : room !== 'landscape' || (mine && !view.buying) ? (
          helper
        ) : null
      }
    >
      {!asked && props.pacing !== null && (
        <PaceBar pacing={props.pacing} brief={room === 'phone' || room === 'landscape'} />
      )}
      {asked && (
        <div className={styles.answers} data-answers={kind}>
          {holding !== null ? (
            <HoldAnswers holding={holding} />
          ) : view.buying ? (
            <BuyAnswers view={view} deciding={deciding} />
          ) : view.drawing ? (
            <DrawAnswers view={view} deciding={deciding} room={room} exam={exam} worths={worths} />
          ) : (
            <BetAnswers {...{ view, moves, deciding, room, exam, advice, worths }} />
          )}
        </div>
      )}
    </AskBar>
  );
}

const hasChances = (view: View): boolean => !view.buying && view.street < 3 && sizeOfClass(classOf(view.cards)) < 4;

/** The two chances of a drawing hand, and the way to the rest of the helper, where it is out of sight. */
function Chances({
  prospect: { next, last },
  helper,
}: {
  readonly prospect: Prospect;
  readonly helper: ReactNode;
}): ReactNode {
  return (
    <div className={styles.helped}>
      <dl className={styles.chances}>
        <div>
          <dt>{texts.helper.nextDraw}</dt>
          <dd>{percent(next)}</dd>
        </div>
        {last !== null && (
          <div>
            <dt>{texts.helper.lastDraw}</dt>
            <dd>{percent(last)}</dd>
          </div>
        )}
      </dl>
      {helper}
    </div>
  );
}

export const HelperBulb = ({ open, press }: { readonly open: boolean; readonly press: () => void }): ReactNode => (
  <button type="button" className={styles.bulb} aria-label={texts.open.helper} aria-expanded={open} onClick={press}>
    <Icon name="percent" size={20} />
  </button>
);
