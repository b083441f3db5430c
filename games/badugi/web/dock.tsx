/** The dock: my hand in words, and the answers with what they cost. */
import type { TableProps } from '@baize/table';
import type { ReactNode } from 'react';
import { classOf, counting, rankOf, ranksHighToLow, sizeOfClass, suitOf, suitWord, type View } from '../src/index.ts';
import { cardWords, rankText, Suit, nameOf } from './cards.tsx';
import type { Deciding } from './deciding.ts';
import { chips, list, texts, upper } from './texts.ts';
import type { Scene } from './scene.ts';

export interface Holding {
  /** Seconds to the next hand; `null` when it waits for me. */
  readonly seconds: number | null;
  readonly next: () => void;
  readonly replay: (() => void) | null;
}

export function Answer({
  label,
  line,
  keyName,
  look = '',
  off = false,
  press,
}: {
  readonly label: string;
  readonly line: string;
  readonly keyName: string;
  readonly look?: string;
  readonly off?: boolean;
  readonly press: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={`bd-answer ${look}`}
      aria-disabled={off}
      aria-keyshortcuts={keyName}
      onClick={press}
    >
      <b>{label}</b>
      <span>{line}</span>
      <kbd aria-hidden="true">{keyName}</kbd>
    </button>
  );
}

/** `6-4-A`, of cards that count. */
const short = (cards: readonly number[]): string => ranksHighToLow(classOf(cards)).map(rankText).join('-');

function HandLine({ view }: { readonly view: View }): ReactNode {
  const kept = counting(view.cards);
  if (kept.length === 4) return texts.made;
  if (view.street === 3) return texts.noDraws;
  const suits = kept.map(suitOf);
  const missing = [0, 1, 2, 3].filter((suit) => !suits.includes(suit));
  return (
    <>
      {suits.map((suit) => (
        <Suit key={suit} suit={suit} size={15} tint />
      ))}
      <span>
        {missing.length === 1
          ? texts.needs(suitWord(missing[0]).slice(0, -1), kept.map(rankOf))
          : texts.needsTwo(4 - kept.length)}
      </span>
    </>
  );
}

export function titleOf(view: View): string {
  const hand = nameOf(view.cards);
  const draw = 4 - sizeOfClass(classOf(view.cards));
  return upper(view.street < 3 ? `${hand}, ${texts.drawing(draw)}` : hand);
}

export function Dock({
  props,
  scene,
  deciding,
  name,
  holding,
  extra,
  phone,
}: {
  readonly props: TableProps<View>;
  readonly scene: Scene;
  readonly deciding: Deciding;
  readonly name: (seat: number) => string;
  readonly holding: Holding | null;
  /** The button that opens the helper, where there is no rail. */
  readonly extra: ReactNode;
  readonly phone: boolean;
}): ReactNode {
  const { view, seat, result } = props;
  const { mine, picked, note } = deciding;
  const words = ((): { title: string; line: ReactNode } => {
    if (holding !== null || (scene.over && scene.net !== null)) return endWords(scene, name, seat, holding);
    if (result !== null) return { title: texts.over, line: result.how };
    if (mine && view.drawing) {
      const kept = view.cards.filter((card) => !picked.includes(card));
      return picked.length > 0
        ? { title: texts.keep(kept.length > 0 ? short(kept) : '', picked.length), line: texts.changeMind }
        : { title: titleOf(view), line: texts.tapToThrow };
    }
    if (mine) return { title: titleOf(view), line: <HandLine view={view} /> };
    const who = scene.mover ?? props.turn;
    const acting =
      props.step !== null || props.turn === null || props.turn === seat
        ? texts.moving
        : view.drawing
          ? texts.toDraw(name(props.turn))
          : texts.toAct(name(props.turn));
    if (seat === null) return { title: acting, line: texts.watching };
    const place = scene.seats[seat]?.place ?? 0;
    if (place > 0) return { title: acting, line: texts.busted(place) };
    if (scene.seats[seat]?.folded === true) return { title: acting, line: texts.folded };
    const held = scene.seats[seat]?.faces ?? [];
    return {
      title: held.length === 4 ? upper(nameOf(held)) : acting,
      line: who === seat ? texts.moving : acting,
    };
  })();
  return (
    <section className={`bd-dock ${mine ? 'mine' : ''}`} aria-label={texts.yourTurn}>
      <div className="bd-words">
        {holding === null && view.street === 0 && !view.drawing && props.step === null && (
          <LastLine view={view} name={name} />
        )}
        <h2>{words.title}</h2>
        <p className={note === null ? '' : 'note'} role={note === null ? undefined : 'status'}>
          {note ?? (props.hint !== null && mine ? texts.helper.bot(props.hint.words) : words.line)}
        </p>
        {extra}
      </div>
      <div className="bd-answers">
        {holding !== null ? (
          <>
            {holding.replay !== null && (
              <Answer label={texts.replayHand} line={texts.stepByStep} keyName="G" press={holding.replay} />
            )}
            <Answer
              label={texts.nextHand}
              line={holding.seconds === null ? texts.autoOff : texts.autoOn}
              keyName="N"
              look="primary"
              press={holding.next}
            />
          </>
        ) : mine && view.drawing ? (
          <DrawAnswers view={view} deciding={deciding} />
        ) : mine ? (
          <BetAnswers view={view} moves={props.moves} deciding={deciding} phone={phone} />
        ) : null}
      </div>
    </section>
  );
}

/** How the hand before ended, for who plays too fast to see it. */
function LastLine({ view, name }: { readonly view: View; readonly name: (seat: number) => string }): ReactNode {
  const last = view.lastHand;
  if (last === null || view.turn === null) return null;
  const winners = last.net.flatMap((net, seat) => (net > 0 ? [seat] : []));
  const shown = last.shown[winners[0] ?? -1] ?? null;
  return (
    <p className="bd-last">{texts.lastHand(last.hand, winners.map(name), shown === null ? null : nameOf(shown))}</p>
  );
}

function DrawAnswers({ view, deciding }: { readonly view: View; readonly deciding: Deciding }): ReactNode {
  const { picked } = deciding;
  const none = picked.length === 0;
  const badugi = sizeOfClass(classOf(view.cards)) === 4;
  return (
    <>
      <Answer
        label={texts.standPat}
        line={texts.keepAll(badugi)}
        keyName="P"
        look={none ? 'primary' : ''}
        press={deciding.standPat}
      />
      <Answer
        label={texts.drawN(picked.length)}
        line={
          none
            ? texts.throwNone
            : picked.length === 1
              ? texts.throwCards(picked.map(cardWords))
              : texts.throwCards(picked.map((card) => rankText(rankOf(card))))
        }
        keyName="Enter"
        look={none ? '' : 'primary'}
        off={none}
        press={() => !none && deciding.draw()}
      />
    </>
  );
}

function BetAnswers({
  view,
  moves,
  deciding,
  phone,
}: {
  readonly view: View;
  readonly moves: readonly string[];
  readonly deciding: Deciding;
  readonly phone: boolean;
}): ReactNode {
  const mine = view.seats[view.seat ?? 0];
  const stack = mine?.stack ?? 0;
  const calling = moves.includes('call');
  const { noRaise } = deciding;
  const cost = view.raiseTo - (mine?.bet ?? 0);
  return (
    <>
      <Answer
        label={texts.fold}
        line={
          calling
            ? (phone ? texts.staysShort : texts.staysIn)(mine?.paid ?? 0)
            : phone
              ? texts.checkFreeShort
              : texts.checkFree
        }
        keyName="F"
        look="fold"
        off={!calling}
        press={deciding.fold}
      />
      <Answer
        label={calling ? texts.call(view.toCall) : texts.check}
        line={calling ? texts.leaves(stack - view.toCall) : phone ? texts.checkShort : texts.checkLine}
        keyName="C"
        look="primary"
        press={deciding.stay}
      />
      <Answer
        label={
          noRaise !== null ? texts.raise : moves.includes('bet') ? texts.bet(view.raiseTo) : texts.raiseTo(view.raiseTo)
        }
        line={
          noRaise ??
          (cost >= stack
            ? texts.leaves(0)
            : phone
              ? texts.nthShort(view.raises, view.cap)
              : texts.nthBet(view.raises, view.cap))
        }
        keyName="R"
        look="raise"
        off={noRaise !== null}
        press={deciding.raise}
      />
    </>
  );
}

function endWords(
  scene: Scene,
  name: (seat: number) => string,
  me: number | null,
  holding: Holding | null,
): { title: string; line: ReactNode } {
  const winners = scene.seats.flatMap((each, seat) => (each.won.length > 0 ? [seat] : []));
  const seconds = holding?.seconds ?? null;
  const tail = seconds === null ? '' : texts.nextIn(seconds);
  const main = winners.find((seat) => seat === me) ?? winners[0];
  if (main === undefined) return { title: texts.moving, line: tail };
  const faces = scene.seats[main]?.faces ?? null;
  const hand = faces === null || scene.seats.filter((each) => each.faces !== null).length < 2 ? null : short(faces);
  const last = scene.pots.length - 1;
  const split = winners.length > 1 && winners.every((seat) => scene.seats[seat]?.won.some(({ pot }) => pot === last));
  const others = winners
    .filter((seat) => seat !== main)
    .map((seat) => {
      const each = scene.seats[seat];
      const sum = each?.won.reduce((all, { amount }) => all + amount, 0) ?? 0;
      const pot = each?.won[0]?.pot === 0 ? texts.mainPot : texts.sidePot(each?.won[0]?.pot ?? 1, scene.pots.length);
      return texts.takes(name(seat), false, sum, pot.toLowerCase());
    });
  const sum = scene.seats[main]?.won.reduce((all, { amount }) => all + amount, 0) ?? 0;
  return {
    title: split ? texts.splitTitle(winners.map(name)) : texts.winsTitle(name(main), main === me, hand),
    line: [`${chips(sum)} to ${main === me ? 'you' : list([name(main)])}.`, ...others, tail].filter(Boolean).join(' '),
  };
}
