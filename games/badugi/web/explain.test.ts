/** Advice and hints as sentences about the hand, and the log in cards and headings. */
import { seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { game, cardFrom, type View } from '../src/index.ts';
import { open } from '../src/advance.ts';
import { stakesOf, matchRulesOf } from '../src/rules.ts';
import { adviceOf, drawsOf, whyAnswer } from './advice.ts';
import { actOf, hintedCards, thrownBy } from './deciding.ts';
import { explain, hintTitle, inWords } from './explain.ts';
import { headings } from './line.tsx';
import { prospectOf } from './prospect.ts';

const table = matchRulesOf({
  rules: 'house',
  match: 'hand',
  hands: 1,
  rebuy: 'always',
  stack: 500,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  levelHands: 4,
});

/** Heads-up on the button with these cards, first to act. */
function viewWith(cards: string): View {
  const mine = cards.split(' ').map(cardFrom);
  const theirs = Array.from({ length: 52 }, (_, card) => card).filter((card) => !mine.includes(card));
  const rigged = mine.flatMap((card, i) => [theirs[i * 9] ?? 0, card]);
  const state = open(table, 2, seeded('advice'), { rigged, stakes: stakesOf(0, 10, 20) });
  return game.view(state, 1);
}

describe('the helper', () => {
  test('recommends an answer in a betting round, with the share of such pots as its reason', () => {
    const strong = adviceOf(viewWith('As 2h 3d 4c'), ['fold', 'call', 'raise']);
    expect([strong?.answer, strong?.title]).toEqual(['raise', 'Raise to 40']);
    expect(strong?.why).toMatch(/^4-3-2-A badugi wins about \d\d\.\d\u00a0% of such pots against one opponent\. /);
    expect(adviceOf(viewWith('As 2h 3d 4c'), ['check'])?.answer).toBe('check');
  });

  test('a price below or above the share that is won does not contradict the answer', () => {
    const view = viewWith('As 2h 9d 9c');
    const cheap = { ...view, pot: 1000, toCall: 10 };
    const dear = { ...view, pot: 10, toCall: 1000 };
    expect(whyAnswer(cheap, 'call')).toMatch(/The price is 1\.0\u00a0%: worth paying\.$/);
    expect(whyAnswer(cheap, 'fold')).toMatch(/The price is 1\.0\u00a0%, and more bets may follow: too much\.$/);
    expect(whyAnswer(dear, 'fold')).toMatch(/The price is 99\.0\u00a0%: too much\.$/);
    expect(whyAnswer(dear, 'call')).toMatch(/The price is 99\.0\u00a0%, but later bets can be won as well\.$/);
  });

  test('what a draw keeps decides its share of the pot', () => {
    const [pat, broken] = drawsOf(viewWith('As 2h 3d 4c'), true);
    expect(pat.thrown).toEqual([]);
    expect(pat.share).toBeGreaterThan(0.99);
    expect(broken.share).toBeLessThan(0.9);
  });

  test('chances follow the cards that are picked, and else the recommended draw', () => {
    const view = { ...viewWith('Ad 2h 3d 7d'), drawing: true };
    const [a, two, three, seven] = view.cards;
    const draws = drawsOf(view, false);
    const advised = prospectOf(view, [], draws, null);
    expect(advised).toMatchObject({ kept: [a, two], spare: [], gone: [three, seven] });
    expect(prospectOf(view, [three, seven], draws, null)).toEqual(advised);
    expect(prospectOf(view, [seven], draws, null)).toMatchObject({
      kept: [a, two, three],
      spare: [three],
      next: 0,
      last: null,
    });
    expect(prospectOf(view, view.cards, draws, null)).toMatchObject({ kept: [], spare: [], last: null });
  });

  test.each(['As 2h 9d 9c', '2h 4h 9c Jd', 'As 2h Kd Kc', 'Ts Jh Qd Kc'])(
    'with %s the draw that wins most pots comes first',
    (cards) => {
      const draws = drawsOf(viewWith(cards), true);
      expect(draws.length).toBeGreaterThan(1);
      expect(draws[0].share).toBe(Math.max(...draws.map(({ share }) => share ?? 0)));
    },
  );

  test('a high card that counts is thrown too if that wins more pots, but not among people', () => {
    const view = viewWith('As 2h Kd Kc');
    expect(drawsOf(view, true)[0].thrown).toHaveLength(2);
    expect(drawsOf(view, false)[0]).toMatchObject({ thrown: [expect.any(Number)], share: null });
  });

  test('says nothing when it is not my turn or cards are drawn', () => {
    const view = viewWith('As 2h 3d 4c');
    expect(adviceOf({ ...view, turn: 0 }, [])).toBeNull();
    expect(adviceOf({ ...view, drawing: true }, ['stand pat'])).toBeNull();
  });
});

describe('hints', () => {
  const view = { ...viewWith('As 2h 9d 9c'), drawing: true };
  test('to throw a card that does not count mean all that do not', () => {
    expect(hintTitle(view, 'discard 9d')).toMatch(/^Throw the nine of (clubs|diamonds)$/);
    expect(explain(view, 'discard 9d')).toMatch(/pair of nines.*makes a badugi 2\d\.\d\u00a0% of the time/);
    expect(hintedCards({ ...view, cards: ['2c', '3c', '4c', 'Kd'].map(cardFrom) }, 'discard 4c')).toEqual(
      ['3c', '4c'].map(cardFrom),
    );
    // a break throws them as well
    expect(hintedCards({ ...view, cards: ['2c', '3h', 'Ts', 'Kc'].map(cardFrom) }, 'discard Ts')).toEqual(
      ['Ts', 'Kc'].map(cardFrom),
    );
  });

  test('a throw that was played is told as it was, with every card', () => {
    const then = ['discard 2h', 'discard 9c', 'discard 9d', 'draw', 'check'];
    expect(hintTitle(view, 'discard As', then)).toBe(
      'Throw the ace of spades, the deuce of hearts, the nine of clubs and the nine of diamonds',
    );
    expect(actOf(view, 'discard As', then)).toEqual(['discard As', ...then.slice(0, 4)]);
    // what follows in the game ends with the draw of this seat
    expect(thrownBy(view, 'discard 9c', ['draw', 'discard 2c', 'draw'])).toEqual([cardFrom('9c')]);
  });

  test('a throw that has begun goes on with what was picked', () => {
    const begun = { ...view, picked: [cardFrom('9d')] };
    expect(hintTitle(begun, 'draw')).toBe('Throw the nine of diamonds');
    expect(actOf(begun, 'draw')).toEqual(['draw']);
    expect(actOf(begun, 'discard As')).toEqual(['discard As', 'draw']);
    expect(actOf(begun, 'fold')).toEqual(['fold']);
  });

  test('reasons are about one card or several, and a card that counts comes first', () => {
    expect(explain(view, 'discard 9d')).toMatch(/^It does not count \(pair of nines\)\./);
    const pairs = { ...view, cards: ['2c', '3c', '4c', 'Kd'].map(cardFrom) };
    expect(explain(pairs, 'discard 4c')).toMatch(/^They do not count \(three clubs\)\./);
    expect(explain(pairs, 'discard Kd')).toBe('The king of diamonds is too high to win with: draw for a better one.');
  });

  test('other moves are said as they are', () => {
    expect(hintTitle(view, 'stand pat')).toBe('Stand pat');
    expect(hintTitle(view, 'buy in')).toBe('Buy in');
  });

  test('are sentences in betting rounds and for standing pat', () => {
    const betting = viewWith('As 2h 9d 9c');
    expect(hintTitle(betting, 'call')).toBe('Call 10');
    expect(explain(betting, 'call')).toMatch(/The price is 25\.0\u00a0%/);
    // in the last round there is nothing left to win later
    expect(explain({ ...betting, street: 3 }, 'call')).not.toMatch(/later/);
    expect(explain({ ...betting, street: 3 }, 'fold')).not.toMatch(/may follow/);
    expect(explain(viewWith('As 2h 3d 4c'), 'stand pat')).toBe(
      'You hold a 4-3-2-A badugi: every card you throw would break it.',
    );
  });

  test("cards in the server's words are said in full", () => {
    expect(inWords('Ada shows Ad 7s Tc, three-card ten.')).toBe(
      'Ada shows ace of diamonds, seven of spades, ten of clubs, three-card ten.',
    );
    expect(inWords('discard Kd')).toBe('Throw the king of diamonds');
  });
});

test('the log has a heading for each hand, betting round, draw and showdown', () => {
  const types = ['called', 'checked', 'stood pat', 'discarded', 'drew', 'checked', 'bet', 'revealed', 'won', 'ended'];
  const events = [
    ...types.map((type) => ({ type, seat: 0 })),
    { type: 'hand', hand: 2 },
    { type: 'posted', seat: 1 },
    { type: 'called', seat: 0 },
  ];
  expect(headings(events, String)).toEqual([
    'Hand 1: first betting round',
    null,
    'First draw',
    null,
    null,
    'Second betting round',
    null,
    'Showdown',
    null,
    null,
    'Hand 2',
    null,
    'First betting round',
  ]);
});
