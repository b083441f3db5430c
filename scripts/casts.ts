/** `npm run casts`: how often the code overrules the compiler, by `as`, by `!` and by `any`, and whether that is too often. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

/** Per 1,000 lines; `any` in all. */
const most = { as: 6, bang: 2, any: 5 } as const;

export interface Casts {
  readonly as: number;
  /** `!` after an expression. */
  readonly bang: number;
  readonly any: number;
}

/** Text with comments, strings and regular expressions blanked, so that only code is left. Code inside templates stays. */
export function codeOf(text: string): string {
  const parts =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[=(,:!&|?;]\s*|return\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[dgimsuvy]*|`(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)|\}(?:\\[\s\S]|\$(?!\{)|[^`\\$}{;\n])*`/g;
  return text.replace(parts, (part) => part.replace(/[^\n`${}]/g, ' '));
}

export function castsIn(text: string): Casts {
  const code = codeOf(text);
  const outside = code.replace(/^(?:import|export) (?:type )?(?:\w+,? ?)?(?:\{[^}]*\}|\* as \w+)? ?from\b/gm, '');
  const count = (found: RegExp): number => outside.match(found)?.length ?? 0;
  return {
    as: count(/(?<![.\w])as (?!const\b)(?=[\w({['"`])/g),
    bang: count(/[\w)\]]!(?=[.[();,\s}\]]|$)(?!=)/gm),
    any: count(/[:<,|(]\s*any\b(?=[\s>,;)|[\]]|$)|\bas any\b/gm),
  };
}

function countAll(root: string): { lines: number; total: Casts; files: { file: string; casts: Casts }[] } {
  const names = globSync(['{platform,games,apps,scripts}/**/*.{ts,tsx}'], {
    cwd: root,
    ignore: ['**/node_modules/**', '**/dist/**', '**/test/**', '**/e2e/**', '**/*.test.{ts,tsx}', '**/*.d.ts'],
  });
  let lines = 0;
  const total = { as: 0, bang: 0, any: 0 };
  const files = names.toSorted().map((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const casts = castsIn(text);
    lines += text.split('\n').length - 1;
    for (const kind of ['as', 'bang', 'any'] as const) total[kind] += casts[kind];
    return { file, casts };
  });
  return { lines, total, files };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, total, files } = countAll(process.cwd());
  const per = (count: number): number => (1000 * count) / lines;
  if (process.argv.includes('--files'))
    for (const { file, casts } of files
      .toSorted((a, b) => b.casts.as + b.casts.bang - a.casts.as - a.casts.bang)
      .slice(0, 40))
      console.log(`${file}: ${casts.as} as, ${casts.bang} !, ${casts.any} any`);
  console.log(
    `${lines} lines without tests: ${per(total.as).toFixed(1)} as (at most ${most.as}) and ${per(total.bang).toFixed(1)} ! (at most ${most.bang}) per 1,000 lines; any in ${total.any} places (at most ${most.any})`,
  );
  if (per(total.as) > most.as || per(total.bang) > most.bang || total.any > most.any) process.exitCode = 1;
}
