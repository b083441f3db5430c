import { expect, test } from 'vitest';
import { optionLines } from './commands/games.ts';
import { optionsOf } from './optionFlags.ts';
import { baize } from './program.ts';
import { packOf } from './tables.ts';

const dominion = await packOf('dominion');
const ten = 'Chapel,Gardens,Militia,Moat,Remodel,Throne Room,Laboratory,Market,Witch,Village';

test('a list takes commas or plus signs, in any case, before other options or after them', () => {
  const wanted = { rules: 'official', kingdom: ten.split(',') };
  expect(optionsOf(dominion, `rules=official,kingdom=${ten}`, 2)).toMatchObject(wanted);
  expect(optionsOf(dominion, `kingdom=${ten.toLowerCase()},rules=OFFICIAL`, 2)).toMatchObject(wanted);
  expect(optionsOf(dominion, `rules=official,kingdom=${ten.replaceAll(',', '+')}`, 2)).toMatchObject(wanted);
  expect(optionsOf(dominion, 'kingdom=k1', 2).kingdom).toEqual(dominion.presets?.kingdom.K1);
});

test.each([
  ['kingdom=Nope', /Option 'kingdom' has no 'Nope'\. Named: .*K1, K2.*Or any of: .*Chapel/],
  ['rules=nice', /'rules' must be one of house, official/],
  ['victoryPileSize=99', /from 1 to 30/],
  ['cards=2', /Dominion has no option 'cards'\. It has: rules, edition/],
  ['Gardens', /Dominion has no option 'Gardens'/],
])('%s is refused with the values there are', (typed, why) => {
  expect(() => optionsOf(dominion, typed, 2)).toThrow(why);
});

test('every option is listed with what it takes, its default and its presets', () => {
  const text = optionLines(dominion).join('\n');
  for (const name of Object.keys(dominion.game.options)) expect(text).toContain(`\n${name} (`);
  for (const kingdom of ['K1', 'K2', 'K5']) expect(text).toMatch(new RegExp(`  ${kingdom} = \\w+`));
  expect(text).toContain('rules (Rule set): house by default, official in play\n  takes house, official');
});

test('play, watch, simulate, tournament, ladder and arena take the same options', () => {
  const flags = ['--options', '--rules', '--kingdom'];
  for (const name of ['play', 'watch', 'simulate', 'tournament', 'ladder', 'arena']) {
    const command = baize().commands.find((each) => each.name() === name);
    expect(command?.options.map(({ long }) => long)).toEqual(expect.arrayContaining(flags));
  }
});

test('every command has an example in its help', () => {
  for (const command of baize().commands) {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help, command.name()).toMatch(/\n *(Examples|For example|For bash)/);
  }
});
