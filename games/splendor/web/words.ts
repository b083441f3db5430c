/** Cards and nobles as people call them: nobody sees or hears ids on this table. */
import { CARDS } from '../src/facts.ts';
import type { Card } from '../src/index.ts';
import { nobleName } from '../src/nobleNames.ts';
import { choiceOf, type Counts, none, TOKENS } from './choice.ts';
import { cap, texts } from './texts.ts';

const byId = new Map(CARDS.map((card) => [card.id, card]));
export const cardById = (id: unknown): Card | undefined => byId.get(String(id));

/** "two onyx", "a diamond and a ruby". */
export const sayStones = (counts: Counts): string =>
  texts.list(TOKENS.filter((token) => counts[token] > 0).map((token) => texts.hints.amount(counts[token], token)));

/** `take onyx onyx`, `return ruby`: stones as people count them. */
const stoneMove = /^(take|return)((?: (?:diamond|sapphire|emerald|ruby|onyx|gold))+)$/;

/** The words of the rules (`t2-13 (ruby, 2 prestige)`, `Noble n-04`) without their ids. */
export const inWords = (text: string): string =>
  text
    .replace(stoneMove, (words, verb: string) => {
      const choice = choiceOf(words);
      const counts = choice.kind === 'gems' ? choice.picked : choice.kind === 'return' ? choice.back : none;
      return `${verb} ${sayStones(counts)}`;
    })
    .replace(/ for nothing\.$/, ' for free.')
    .replace(/\b(t[123]-\d\d)\b( \([^)]*\))?/g, (words, id: string, told: string | undefined) => {
      const card = cardById(id);
      if (card === undefined) return words;
      return told === undefined
        ? texts.theCard(card.bonus, card.tier, card.prestige)
        : texts.aCard(card.bonus, card.tier, card.prestige);
    })
    .replace(/\b(?:noble )?(n-\d\d)\b/gi, (_, id: string) => texts.theNoble(nobleName(id)))
    .replace(/^\w/, cap);
