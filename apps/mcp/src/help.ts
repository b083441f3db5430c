/** game_help: rules, options, bots and card texts, for hosts that show tools only. */
import { type GamePack, type OptionSpec, plainWords } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Answer } from './answer.ts';
import { howMovesAreListed } from './listing.ts';
import type { HelpInput } from './schemas.ts';
import type { Desk } from './session.ts';
import { CallerTable, packOf } from './table.ts';

const howTo = `How to play: game_session {game} starts a game against a bot and gives gameId and playerId.
Answers end with numbered moves. When status is your_turn: game_execute {gameId, playerId, move: NUMBER}.
A move may also be its words, or a list played all or none; a set of cards is {cards: [...]}.
When status is waiting: game_observe {gameId, playerId, wait: 50}. When it is game_over: game_session {action: "export", gameId}.
game_session {action: "list"} shows your games; chat and undo are actions of it too.
game_help {game, topic: "rules"} has the rules; other topics: notation, options, bots, a card, a word of the rules.`;

export async function gameHelp(desk: Desk, { game, topic, gameId }: HelpInput): Promise<Answer> {
  const table = gameId === undefined ? null : await CallerTable.open(desk.host, desk.keyring, gameId, undefined);
  if (game === undefined && table === null)
    return topic === undefined ? said(await overview()) : said(await anywhere(topic));
  const pack = table?.pack ?? (await packOf(game as string));
  const cards = table === null || table.look.view === null ? '' : (pack.cards?.(table.look.view) ?? '');
  return said(topic === undefined && cards !== '' ? cards : about(pack, topic ?? 'rules', cards));
}

const said = (text: string): Answer => ({ text, data: { view: text } });

async function overview(): Promise<string> {
  const games = catalogue.map(({ name, title, blurb }) => `${name}: ${title}. ${blurb}`);
  return `${howTo}\n${games.join('\n')}`;
}

/** Topics that every game answers in a few lines. */
const SHORT_TOPICS = ['notation', 'options', 'bots'];

async function anywhere(topic: string): Promise<string> {
  const found: string[] = [];
  for (const entry of catalogue) {
    const pack = await packOf(entry.name);
    const text = SHORT_TOPICS.includes(plainWords(topic)) ? about(pack, topic, '') : find(pack, topic, '');
    if (text !== null) found.push(`${entry.title}\n${text}`);
  }
  return found.length === 0 ? `Nothing about '${topic}'.\n${await overview()}` : found.join('\n\n');
}

function about(pack: GamePack, topic: string, cards: string): string {
  const wanted = plainWords(topic);
  if (wanted === 'rules') return pack.rulesText;
  if (wanted === 'notation') return [howMovesAreListed, pack.models?.notation ?? ''].join(' ').trim();
  if (wanted === 'options') return Object.entries(pack.game.options).map(optionLine).join('\n') || 'No options.';
  if (wanted === 'bots')
    return pack.bots.map(({ name, stars, about: what }) => `${name}, ${stars} of 5 stars: ${what}`).join('\n');
  return (
    find(pack, topic, cards) ??
    `Nothing about '${topic}'. Topics: ${['rules', 'notation', 'options', 'bots', ...headings(pack)].join(', ')}.`
  );
}

function optionLine([name, spec]: [string, OptionSpec]): string {
  const values =
    spec.kind === 'choice'
      ? spec.choices.join(' | ')
      : spec.kind === 'number'
        ? `${spec.min} to ${spec.max}`
        : spec.kind === 'flag'
          ? 'true | false'
          : `list of ${spec.from.join(', ')}`;
  return `${name}: ${spec.label}; ${values}; default ${JSON.stringify(spec.default)}`;
}

const headings = (pack: GamePack): string[] =>
  pack.rulesText.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3).trim()] : []));

/** The section of that name, or every line and paragraph that speaks of it. */
function find({ rulesText }: GamePack, topic: string, cards: string): string | null {
  const wanted = plainWords(topic);
  const sections = rulesText.split(/\n(?=#{1,4} )/);
  const section = sections.find((each) => plainWords(each.split('\n', 1)[0]?.replace(/^#+/, '') ?? '') === wanted);
  if (section !== undefined) return section.trim();
  const lines = `${cards}\n${rulesText}`
    .split('\n')
    .filter((line) => plainWords(line).includes(wanted) && !line.startsWith('#'))
    .slice(0, 12);
  return lines.length === 0 ? null : lines.map((line) => line.trim()).join('\n');
}
