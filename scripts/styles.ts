/**
 * What style sheets may not do: be global, grow past 300 lines, write a colour or a size of type that is not a token, style a class of
 * another component; and components may not name a class that no sheet has. Fails the test run.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const mostLines = 300;
const mostSizes = 12;

/** The ground of every page, and the marks that any piece can carry. */
const global = /^platform\/table\/src\/(?:base|marks)\.css$/;

/** Global words, from `base.css`. */
const words = new Set(
  'soft small strong spread serif mono unseen field chip panel scroller dot hollow skeleton link spinner'.split(' '),
);
/** Classes inside of drawings that are made as text: Dominion's emblems, the charts of the lab. */
const drawn = new Set('s t line name value grid track layer whisker strip'.split(' '));

const isTokens = (file: string): boolean => file.endsWith('/tokens.css');
const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(?:white|black|red|gold|green|blue)\b/i;
const size = /\bfont(?:-size)?:\s*([^;]+)/;
/** A token, nothing at all, or what stands around it; a custom property may carry one. */
const goodSize = /var\(--[\w-]*(?:type|text|size)[\w-]*|^(?:inherit|0|1em|100%)$/;

/** What is wrong with one sheet, each a sentence. */
export function wrongStyles(file: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const wrong: string[] = [];
  if (lines.length > mostLines) wrong.push(`${file} has ${lines.length} lines: at most ${mostLines}.`);
  if (!file.endsWith('.module.css') && !isTokens(file) && !global.test(file))
    wrong.push(`${file} is global: make it a module beside its component.`);
  if (isTokens(file)) {
    const sizes = new Set(text.match(/--type-[\w-]+(?=:)/g)).size;
    if (sizes > mostSizes) wrong.push(`${file} has ${sizes} sizes of type: at most ${mostSizes}.`);
    return wrong;
  }
  const code = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const [, name] of code.matchAll(/:global\((?::is\()?\.([\w-]+)/g))
    if (!words.has(name) && !drawn.has(name)) wrong.push(`${file} styles .${name}, which is not its own.`);
  for (const [i, line] of code.split('\n').entries()) {
    if (colour.test(line)) wrong.push(`${file}:${i + 1} writes a colour: take a token.`);
    const value = size.exec(line)?.[1]?.trim();
    if (value !== undefined && !goodSize.test(value))
      wrong.push(`${file}:${i + 1} writes a size of type: take a token.`);
  }
  return wrong;
}

/** Classes that a component names and no sheet has, each a sentence. `read` gives the text of a sheet. */
export function wrongClasses(file: string, text: string, read: (sheet: string) => string): string[] {
  const plain = [...text.matchAll(/className="([^"]*)"|\bcx\('([^']*)'/g)].flatMap(([, one, other]) =>
    (one ?? other).split(' ').filter((name) => name !== '' && !words.has(name)),
  );
  const own = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(([, styles, sheet]) => {
    const known = new Set(read(join(dirname(file), sheet)).match(/(?<=\.)[a-z][\w-]*/gi));
    const named = text.replace(/^import .*/gm, '').matchAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'));
    return [...named].map(([, name]) => name).filter((name) => !known.has(name));
  });
  return [...plain, ...own].map((name) => `${file} names the class ${name}, which no sheet has.`);
}

function checkStyles(root: string): string[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const files = (pattern: string): string[] =>
    globSync([pattern], { cwd: root, ignore: ['**/node_modules/**', '**/dist/**'] });
  return [
    ...files('{apps,platform,games}/**/*.css').flatMap((file) => wrongStyles(file, read(file))),
    ...files('{apps,platform,games}/**/*.tsx').flatMap((file) => wrongClasses(file, read(file), read)),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = checkStyles(process.cwd());
  for (const sentence of wrong) console.error(sentence);
  console.log(
    wrong.length === 0
      ? 'Every class has its sheet; colours and sizes of type are tokens; no sheet is too long.'
      : `${wrong.length} wrong.`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
