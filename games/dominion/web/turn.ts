/** My turn in words: what can be played and bought, and what ending it would waste. */
import { COSTS, GOLD, nameOf, PROVINCE } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import type { Deciding } from './deciding.ts';
import type { PromptButton, Prompt } from './prompt.ts';
import { texts } from './texts.ts';

const { coins, many } = texts;
/** With fewer coins there is hardly anything worth having. */
const worthSpending = 3;

/** What ending the turn now would throw away: an empty text if nothing that matters. */
export function unused(view: View, { question, treasure }: Pick<Deciding, 'question' | 'treasure'>): string {
  if (question.kind !== 'turn') return '';
  const actions = question.actions ? [...question.play].filter((card) => card > GOLD).map(nameOf) : [];
  const money = view.coins + treasure;
  const lost = [
    ...(actions.length > 0 ? [actions.join(' and ')] : []),
    ...(view.buys > 0 && money >= worthSpending ? [`${coins(money)} and ${many(view.buys, 'buy')}`] : []),
  ];
  return lost.join(', ');
}

export function turnPrompt(view: View, deciding: Deciding): Prompt {
  const { question, pile, open, ending, treasure, say, confirm } = deciding;
  if (question.kind !== 'turn') throw new Error('not a turn');
  const acting = question.actions;
  const have = view.coins + treasure;
  const end: PromptButton = { text: 'End turn', key: 'E', primary: false, run: deciding.end };
  const treasures: PromptButton = {
    text: `Play treasures, +${treasure}`,
    brief: `Treasures +${treasure}`,
    key: 'T',
    primary: pile === null && open === null,
    run: () => say(['play treasures']),
  };
  const base = { tone: 'mine', asking: null, pips: null, phase: acting ? 0 : 1 } as const;
  if (ending)
    return {
      ...base,
      sentence: 'End your turn?',
      hint: `${unused(view, deciding)} would be lost.`,
      buttons: [
        { text: 'Back', key: 'Esc', primary: false, run: deciding.clear },
        { ...end, primary: true },
      ],
    };
  if (open !== null)
    return {
      ...base,
      sentence: `Play ${nameOf(open)}?`,
      hint: treasure > 0 ? `Treasures add ${treasure}.` : `${coins(view.coins)} to spend.`,
      buttons: [
        treasure > 0 ? { ...treasures, primary: false } : end,
        { text: `Play ${nameOf(open)}`, key: 'Enter', primary: true, run: confirm },
      ],
    };
  if (pile !== null) {
    const cost = COSTS[pile];
    const first = deciding.reach(pile) === 'treasures';
    const left = have - cost;
    const buys = view.buys - 1;
    return {
      ...base,
      phase: 1,
      sentence: `Buy ${nameOf(pile)} for ${cost}?`,
      hint: `${first ? 'Plays your treasures first. ' : ''}Leaves ${coins(first ? left : view.coins - cost)}${buys === 0 ? ' and ends your turn' : ` and ${many(buys, 'buy')}`}.${acting && buys > 0 ? ' Your actions end.' : ''}`,
      buttons: [
        { text: 'Back', key: 'Esc', primary: false, run: deciding.clear },
        { text: `Buy ${nameOf(pile)}`, key: 'Enter', primary: true, run: confirm },
      ],
    };
  }
  const short = COSTS[PROVINCE] - have;
  const out =
    short > 0 && short <= 2 && (view.supply[PROVINCE] ?? 0) > 0 ? ` A Province is ${coins(short)} out of reach.` : '';
  if (acting)
    return {
      ...base,
      sentence: 'Play an action, or buy a card',
      hint:
        treasure > 0
          ? `Treasures add ${treasure}, so ${coins(have)}.`
          : `${coins(view.coins)} to spend, no treasure in hand.`,
      buttons:
        treasure > 0
          ? [end, treasures]
          : [end, { text: 'Go on to buying', brief: 'Buy', key: 'T', primary: true, run: () => say(['end actions']) }],
    };
  if (treasure > 0)
    return {
      ...base,
      sentence: 'Play treasures, or buy a card',
      hint: `Treasures add ${treasure}, so ${coins(have)} and ${many(view.buys, 'buy')}.${out}`,
      buttons: [end, treasures],
    };
  return {
    ...base,
    sentence: 'Buy a card, or end your turn',
    hint: `${coins(view.coins)} and ${many(view.buys, 'buy')}.${out}`,
    buttons: [{ ...end, primary: view.coins < 2 }],
  };
}
