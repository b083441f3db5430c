/** `baize games` and `baize options`: what can be played, against whom and how. */
import type { GamePack, OptionSpec } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Command } from 'commander';
import { starred } from '../choosing.ts';
import { takes } from '../optionFlags.ts';
import { packOf } from '../tables.ts';
import { wrap } from '../text.ts';

export function addGameCommands(program: Command): void {
  program
    .command('games')
    .description('list the games, their bots and their options')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const packs = await Promise.all(catalogue.map(async ({ name, blurb }) => ({ blurb, pack: await packOf(name) })));
      if (json) console.log(JSON.stringify(packs.map(described), null, 2));
      else for (const { blurb, pack } of packs) print([...gameLines(pack, blurb), '']);
    });
  program
    .command('options')
    .argument('<game>', 'the game; `baize games` lists them')
    .description('list every option of a game with its values, default and named presets')
    .option('--json', 'as JSON')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const pack = await packOf(name);
      if (json) console.log(JSON.stringify({ options: pack.game.options, presets: pack.presets ?? {} }, null, 2));
      else print(optionLines(pack));
    });
}

function described({ blurb, pack }: { readonly blurb: string; readonly pack: GamePack }): unknown {
  const { name, title, seats, options } = pack.game;
  const bots = pack.bots.map(({ name, stars, about }) => ({ name, stars, about }));
  return { name, title, blurb, seats, options, presets: pack.presets ?? {}, bots };
}

function print(lines: readonly string[]): void {
  const width = Math.min(process.stdout.columns ?? 100, 110);
  for (const line of lines) console.log(wrap(line, width).join('\n'));
}

function gameLines(pack: GamePack, blurb: string): string[] {
  const { name, title, seats, options } = pack.game;
  const [fewest, most] = seats;
  return [
    `${name}: ${title}, ${fewest === most ? most : `${fewest} to ${most}`} players. ${blurb}`,
    ...pack.bots.map((bot) => `  ${starred(bot.stars)} ${bot.name}: ${bot.about}`),
    ...Object.entries(options).map(([option, spec]) => `  --options ${option}=${shown(spec.default)}: ${brief(spec)}`),
    ...(Object.keys(options).length === 0 ? [] : [`  For details: baize options ${name}`]),
  ];
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(',') || 'none' : String(value));

/** What it takes, a long list cut. */
function brief(spec: OptionSpec): string {
  if (spec.kind === 'list') return `${spec.label}, any of ${spec.from.length}`;
  return `${spec.label}: ${takes(spec)}`;
}

/** In full, with presets. */
export function optionLines(pack: GamePack): string[] {
  const { title, options } = pack.game;
  const lines = [`Options of ${title}, for --options in play, watch, simulate, tournament, ladder and arena:`];
  for (const [name, spec] of Object.entries(options)) {
    const atTable = 'atTable' in spec && spec.atTable !== undefined ? `, ${shown(spec.atTable)} in play` : '';
    lines.push('', `${name} (${spec.label}): ${shown(spec.default)} by default${atTable}`);
    lines.push(`  takes ${takes(spec)}`);
    if (spec.help !== undefined) lines.push(`  ${spec.help}`);
    for (const [preset, value] of Object.entries(pack.presets?.[name] ?? {}))
      lines.push(`  ${preset} = ${shown(value)}`);
  }
  return Object.keys(options).length === 0 ? [`${title} has no options.`] : lines;
}
