/** The answers to a question: what they do, what they cost, and the key that gives them. */
import { cx, Icon, type Room, type Worth } from '@baize/table';
import type { ReactNode } from 'react';
import { classOf, sizeOfClass, type View } from '../src/index.ts';
import type { Advice } from './advice.ts';
import styles from './answers.module.css';
import { cardWords, Ranks } from './cards.tsx';
import { type Deciding, hintedCards } from './deciding.ts';
import { texts } from './texts.ts';

export interface Holding {
  /** Seconds to the next hand; `null` when it waits for me. */
  readonly seconds: number | null;
  /** No further hand follows. */
  readonly last: boolean;
  readonly next: () => void;
  readonly replay: (() => void) | null;
}

function Answer({
  label,
  line,
  keyName,
  column,
  look = 'plain',
  off = false,
  advised = false,
  tip,
  worth,
  brief = false,
  wide = false,
  press,
}: {
  readonly label: string;
  readonly line: ReactNode;
  readonly keyName: string;
  /** Its place in the row, for the arrow keys. */
  readonly column: number;
  readonly look?: 'primary' | 'raise' | 'plain';
  /** Cannot be given; pressing it says why. */
  readonly off?: boolean;
  /** What the helper recommends. */
  readonly advised?: boolean;
  readonly tip?: string;
  /** What an analysis says of it, in place of what it costs. */
  readonly worth?: Worth | undefined;
  readonly brief?: boolean;
  /** Names cards. */
  readonly wide?: boolean;
  readonly press: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={cx(styles.answer, styles[look], wide && styles.wide)}
      aria-disabled={off}
      aria-keyshortcuts={keyName}
      data-cell={`1:${column}`}
      data-advised={advised}
      data-tip={tip}
      onClick={press}
    >
      {advised && (
        <em className={styles.advised} data-overlap="badge">
          <Icon name="bulb" size={12} />
          <span>{texts.recommended}</span>
        </em>
      )}
      <b>{label}</b>
      {worth === undefined ? <span>{line}</span> : <span data-worth="">{texts.worth(worth, brief)}</span>}
      <kbd aria-hidden="true">{keyName}</kbd>
    </button>
  );
}

type Worths = Readonly<Record<string, Worth>> | null;

/** Of the draws that were weighed, the one that throws these cards. */
const worthOfThrowing = (view: View, picked: readonly number[], worths: Worths): Worth | undefined =>
  Object.entries(worths ?? {}).find(
    ([words]) => picked.length > 0 && hintedCards(view, words).join() === picked.join(),
  )?.[1];

const isBrief = (room: Room): boolean => room === 'phone' || room === 'landscape';

export const HoldAnswers = ({ holding: { seconds, last, next, replay } }: { readonly holding: Holding }): ReactNode => (
  <>
    {replay !== null && (
      <Answer label={texts.replayHand} line={texts.stepByStep} keyName="G" column={0} press={replay} />
    )}
    <Answer
      label={last ? texts.seeResult : texts.nextHand}
      line={seconds === null ? texts.autoOff : texts.nextIn(seconds)}
      keyName="N"
      column={1}
      look="primary"
      press={next}
    />
  </>
);

export function DrawAnswers({
  view,
  deciding,
  room,
  exam,
  worths,
}: {
  readonly view: View;
  readonly deciding: Deciding;
  readonly room: Room;
  readonly exam: boolean;
  readonly worths: Worths;
}): ReactNode {
  const { picked } = deciding;
  const brief = isBrief(room);
  const none = picked.length === 0;
  const made = sizeOfClass(classOf(view.cards)) === 4;
  const one = picked.length === 1 && !brief;
  const thrown = worthOfThrowing(view, picked, worths);
  return (
    <>
      <Answer
        label={texts.standPat}
        tip={texts.tips.pat}
        line={view.picked.length > 0 ? texts.cardGone : texts.keepAll(made)}
        worth={worths?.['stand pat']}
        brief={brief}
        keyName="P"
        column={0}
        look={none && !exam ? 'primary' : 'plain'}
        off={view.picked.length > 0}
        press={deciding.standPat}
      />
      <Answer
        label={texts.drawN(picked.length)}
        tip={texts.tips.draw}
        line={
          none ? (
            texts.throwNone
          ) : one ? (
            texts.throwCards(picked.map(cardWords))
          ) : (
            <>
              {texts.throwLower} <Ranks cards={picked} of={view.cards} />
            </>
          )
        }
        worth={thrown}
        brief={brief}
        keyName="Enter"
        column={1}
        look={none ? 'plain' : 'primary'}
        wide
        off={none}
        press={deciding.draw}
      />
    </>
  );
}

export function BetAnswers({
  view,
  moves,
  deciding,
  room,
  exam,
  advice,
  worths,
}: {
  readonly view: View;
  readonly moves: readonly string[];
  readonly deciding: Deciding;
  readonly room: Room;
  /** No answer stands out: which is right is the question. */
  readonly exam: boolean;
  readonly advice: Advice | null;
  readonly worths: Worths;
}): ReactNode {
  const brief = isBrief(room);
  const mine = view.seats[view.seat ?? 0];
  const stack = mine?.stack ?? 0;
  const paid = mine?.paid ?? 0;
  const calling = moves.includes('call');
  const { noRaise } = deciding;
  const cost = view.raiseTo - (mine?.bet ?? 0);
  const raising = moves.includes('bet') ? texts.bet(view.raiseTo) : texts.raiseTo(view.raiseTo);
  return (
    <>
      <Answer
        label={texts.fold}
        tip={texts.tips.fold}
        line={calling ? texts.staysIn(paid, brief) : texts.checkFree}
        worth={worths?.['fold']}
        brief={brief}
        keyName="F"
        column={0}
        off={!calling}
        advised={advice?.answer === 'fold'}
        press={deciding.fold}
      />
      <Answer
        label={calling ? texts.call(view.toCall) : texts.check}
        tip={calling ? texts.tips.call : texts.tips.check}
        line={calling ? texts.leaves(stack - view.toCall) : texts.forNothing}
        worth={worths?.[calling ? 'call' : 'check']}
        brief={brief}
        keyName="C"
        column={1}
        look={exam ? 'plain' : 'primary'}
        advised={advice?.answer === 'call' || advice?.answer === 'check'}
        press={deciding.stay}
      />
      <Answer
        label={noRaise === null ? raising : texts.raise}
        tip={texts.tips.raise}
        line={noRaise ?? (cost >= stack ? texts.leaves(0) : texts.nthBet(view.raises, view.cap, brief))}
        worth={worths?.[moves.includes('bet') ? 'bet' : 'raise']}
        brief={brief}
        keyName="R"
        column={2}
        look={exam ? 'plain' : 'raise'}
        off={noRaise !== null}
        advised={advice?.answer === 'bet' || advice?.answer === 'raise'}
        press={deciding.raise}
      />
    </>
  );
}

export const BuyAnswers = ({ view, deciding }: { readonly view: View; readonly deciding: Deciding }): ReactNode => (
  <>
    <Answer label={texts.leave} line={texts.leaveLine} keyName="Q" column={0} press={deciding.leave} />
    <Answer
      label={texts.buyIn}
      line={texts.buyInLine(view.table.stack)}
      keyName="B"
      column={1}
      look="primary"
      press={deciding.buyIn}
    />
  </>
);
