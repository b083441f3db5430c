/** What style sheets may not do: be global, grow past 300 lines, write a colour or a size of type that is not a token. Fails the test run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const mostLines = 300;
const mostSizes = 12;

/** The ground of every page, and the marks that any piece can carry. */
const global = /^platform\/table\/src\/(?:base|marks)\.css$/;

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
  for (const [i, line] of code.split('\n').entries()) {
    if (colour.test(line)) wrong.push(`${file}:${i + 1} writes a colour: take a token.`);
    const value = size.exec(line)?.[1]?.trim();
    if (value !== undefined && !goodSize.test(value))
      wrong.push(`${file}:${i + 1} writes a size of type: take a token.`);
  }
  return wrong;
}

function checkStyles(root: string): string[] {
  return globSync(['{apps,platform,games}/**/*.css'], {
    cwd: root,
    ignore: ['**/node_modules/**', '**/dist/**'],
  }).flatMap((file) => wrongStyles(file, readFileSync(join(root, file), 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = checkStyles(process.cwd());
  for (const sentence of wrong) console.error(sentence);
  console.log(
    wrong.length === 0 ? 'Colours and sizes of type are tokens; no sheet is too long.' : `${wrong.length} wrong.`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
