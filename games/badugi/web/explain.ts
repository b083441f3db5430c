/** Hints and server's words as this table says them. */
import { cardFrom, chanceToComplete, recommendedDiscards, type View, whyNot } from '../src/index.ts';
import { answerTitle, isAnswer, whyAnswer } from './advice.ts';
import { cardWords, nameOf } from './cards.tsx';
import { thrownBy } from './deciding.ts';
import { list, percent, texts, upper } from './texts.ts';

/** `Raise to 60`, `Throw the king of clubs`, `Stand pat`; of a game, where `then` followed, all that was thrown. */
export function hintTitle(view: View, words: string, then?: readonly string[]): string {
  if (isAnswer(words)) return answerTitle(view, words);
  const cards = thrownBy(view, words, then);
  return cards.length > 0
    ? texts.hint.throw(cards.map(cardWords))
    : words === 'draw'
      ? texts.hint.draw
      : words === 'stand pat'
        ? texts.standPat
        : upper(words);
}

/** Why, from what the seat sees. */
export function explain(view: View, words: string): string | null {
  if (isAnswer(words)) return whyAnswer(view, words);
  if (words === 'stand pat')
    return recommendedDiscards(view.cards).length === 0
      ? texts.hint.keepMade(nameOf(view.cards))
      : texts.hint.snow(nameOf(view.cards));
  const cards = thrownBy(view, words);
  if (cards.length === 0) return null;
  const reasons = cards.map((card) => whyNot(view.cards, card));
  const broken = cards.find((_, i) => reasons[i] === null);
  if (broken !== undefined) return texts.hint.break(cardWords(broken));
  const chance = percent(chanceToComplete(view.cards, 1, view.tossed));
  return texts.hint.drawTo(list([...new Set(reasons.flatMap((reason) => reason ?? []))]), cards.length, chance);
}

/** Cards in the server's words are said in full: `Kd` is the king of diamonds. */
export const inWords = (text: string): string =>
  text
    .replace(/^discard (?=[A2-9TJQK][cdhs]$)/, `${texts.throw} the `)
    .replace(/\b[A2-9TJQK][cdhs]\b(?= [A2-9TJQK][cdhs]\b)/g, (name) => `${wordsFor(name)},`)
    .replace(/\b[A2-9TJQK][cdhs]\b/g, wordsFor);

function wordsFor(name: string): string {
  const card = cardFrom(name);
  return card < 0 ? name : cardWords(card);
}
