import type { Advice } from '@baize/game';
import { describe, expect, it } from 'vitest';
import { genesOf, writeGenes } from '../bots/genes.ts';
import { strategyTexts } from '../bots/strategies.ts';
import { readStrategy } from '../bots/strategy.ts';
import { CARD, type CardName } from '../src/facts.ts';
import { game, type Options } from '../src/game.ts';
import { settingOf } from '../bots/contest.ts';
import { advisor } from './advisor.ts';
import { kindOf } from './kinds.ts';
import { meet } from './measure.ts';
import { deals, openingsFor } from './openings.ts';
import { buysSurely, pairFor } from './variants.ts';
import { reached, whenOf } from './words.ts';

const optionsOf = (kingdom: readonly CardName[]): Options => ({
  rules: 'house',
  edition: 'first',
  preset: 'none',
  kingdom,
  victoryPileSize: 8,
});
const genes = (text: string): ReturnType<typeof genesOf> => genesOf(readStrategy(text));
const setting = settingOf(game.start(optionsOf(['Smithy', 'Village', 'Witch', 'Woodcutter']), 2, 'place'));

describe('kinds and variants', () => {
  it('tells money, engines and rushes apart', () => {
    expect(kindOf(genes(strategyTexts['BigSmithy']))).toBe('money');
    expect(kindOf(genes('Province; Smithy until 3; Village until 4; Gold; Silver'))).toBe('engine');
    expect(kindOf(genes(strategyTexts['GardensRush']))).toBe('rush');
  });

  it('knows whether a card is certain to be bought', () => {
    expect(buysSurely(genes('Province; Gold; Smithy until 1; Silver'), CARD.Smithy)).toBe(true);
    expect(buysSurely(genes('Province; Gold; Silver; Smithy'), CARD.Smithy)).toBe(false);
    expect(buysSurely(genes('Province; Silver until 2; Smithy; Silver'), CARD.Smithy)).toBe(true);
    expect(buysSurely(genes('Province; Smithy if turn <= 2; Silver'), CARD.Smithy)).toBe(false);
  });

  it('finds that a Witch adds more than a Woodcutter', () => {
    const lists = [genes('Province; Witch until 2; Gold; Silver'), genes('Province; Gold; Smithy until 2; Silver')];
    const share = (card: number): number => {
      const { having, lacking } = pairFor(setting, lists, card, 2000);
      return meet(setting, having, lacking, 400, 'test').share;
    };
    expect(share(CARD.Witch)).toBeGreaterThan(share(CARD.Woodcutter) + 0.1);
  });

  it('compares openings of the deal asked for', () => {
    const list = readStrategy('Province; Witch until 2; Gold; Silver');
    const [, rich] = deals;
    const { opening } = openingsFor(setting, list, rich, 200, 'test');
    expect(opening.deal).toBe('5 and 2');
    expect(opening.lines[0].buys).toEqual(['Witch', 'nothing']);
  });

  it('leaves out what is never reached', () => {
    const list = genes(
      'Province if Gold >= 2; Witch until 2; Gold; Market; Silver until 2; Silver; Province; Smithy; Estate; Silver',
    );
    expect(writeGenes(reached(list))).toBe(
      writeGenes(genes('Province if Gold >= 2; Witch until 2; Gold; Market; Silver; Estate')),
    );
  });

  it('says when a line counts', () => {
    const [province, smithy] = genes('Province if Gold >= 2\nSmithy until 2 if turn <= 4').buy;
    expect(whenOf(province)).toBe('from 8 coins, once you own two Golds');
    expect(whenOf(smithy)).toBe('from 4 coins, up to two, in the first four turns');
  });
});

describe('advisor', () => {
  it('tells all it knows after every step, ends with everything, and says the same again', () => {
    const advise = (): Advice[] => [...advisor.advise(optionsOf(['Smithy', 'Witch', 'Moat']), 'test', 0.01)];
    const all = advise();
    const parts = all.map(({ progress }) => progress);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.at(-1)).toBe(1);
    const last = all.at(-1) as Advice;
    expect(last.worth.map(({ piece }) => piece).toSorted()).toEqual(['Moat', 'Smithy', 'Witch']);
    expect(last.openings.map(({ deal }) => deal)).toEqual(['4 and 3', '5 and 2']);
    expect(last.plans.map(({ share }) => share === null)).toContain(true);
    expect(writeGenes(genes(last.text))).toBe(last.text);
    expect(last.list).toHaveLength(readStrategy(last.text).buy.length);
    expect(advise().at(-1)).toEqual(last);
  });
});
