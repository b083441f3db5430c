/** Who may sit down in the lab: lists of one's own, the game's bots, those for measuring, and those of any game. */
import { findPlayer, playersOf, sparringOf } from '@baize/bots';
import type { GamePack } from '@baize/game';
import type { SelectOption } from '@baize/table';
import { texts as page } from '../texts.ts';
import type { List } from './setup.ts';
import { texts } from './texts.ts';

type Choice = SelectOption<string>;

/** Budgets worth a place in the menu; a link may name any other. */
const general = ['random', 'rollout:50', 'rollout:200', 'search:100', 'search:1000', 'search:5000', 'search:100ms'];

export function choicesOf(pack: GamePack, lists: readonly List[], chosen: readonly string[]): readonly Choice[] {
  const { groups } = texts;
  const plain = (group: string, names: readonly string[]): Choice[] =>
    names.map((name) => ({ group, value: name, text: name }));
  const known: Choice[] = [
    ...plain(
      groups.lists,
      lists.map(({ name }) => name),
    ),
    ...playersOf(pack).map(({ name }) => ({ group: groups.bots, value: name, text: page.botName(name) })),
    ...plain(
      groups.sparring,
      sparringOf(pack).map(({ name }) => name),
    ),
    ...plain(groups.any, general),
  ];
  const others = [...new Set(chosen)].filter((name) => !known.some(({ value }) => value === name));
  return [...known, ...plain(groups.link, others)];
}

/** A sentence on a player, and its stars where it has any. */
export function described(
  pack: GamePack,
  lists: readonly List[],
  name: string,
): { about: string; stars: number | null } {
  const list = lists.find((each) => each.name === name);
  if (list !== undefined) return { about: aboutList(pack, list), stars: null };
  const bot = findPlayer(pack, name);
  const rated = playersOf(pack).some((each) => each.name === bot?.name);
  const about = [bot?.about ?? '', ...(bot?.slowStart === true ? [texts.slowStart] : [])].join(' ');
  return { about, stars: rated ? (bot?.stars ?? null) : null };
}

/** What a list says about itself; while it has mistakes it says nothing. */
function aboutList(pack: GamePack, { name, text }: List): string {
  try {
    return pack.readBot?.(text, name).about ?? texts.listPlayer;
  } catch {
    return texts.listPlayer;
  }
}
