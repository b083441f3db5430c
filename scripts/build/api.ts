/** The API page: every export of the library with its comment and its type, read from the declarations that the package ships. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { library } from './entries.ts';

interface Declaration {
  readonly comment: string;
  readonly code: string;
}

interface Module {
  /** The comment at the top of the file. */
  readonly about: string;
  readonly declared: ReadonlyMap<string, Declaration>;
  /** Names from other modules: here under this name, there in that file under that one. `null` is a whole module. */
  readonly passedOn: ReadonlyMap<string, { file: string; name: string | null }>;
}

/** The compiler writes one top-level statement after the other, each from the start of a line, comments before them. */
const statement =
  /(?:^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?^(?:export|declare|interface|type|import)[\s\S]*?(?=\n(?:\/\*\*|export|declare|interface|type|import|\/\/)|$(?![\s\S]))/gm;

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const declared = new Map<string, Declaration>();
  const passedOn = new Map<string, { file: string; name: string | null }>();
  const fileOf = (specifier: string): string => join(dirname(file), specifier.replace(/\.js$/, '.d.ts'));
  for (const [whole] of text.matchAll(statement)) {
    const [, comment = '', code = ''] = /^(\/\*\*[\s\S]*?\*\/\n)?([\s\S]*)$/.exec(whole) ?? [];
    const list = /^export (?:type )?\{([^}]*)\} from '([^']+)'/.exec(code);
    const space = /^export \* as (\w+) from '([^']+)'/.exec(code);
    const name =
      /^(?:export )?(?:declare )?(?:abstract )?(?:const enum|enum|const|let|function|class|interface|type) (\w+)/.exec(
        code,
      );
    if (list !== null)
      for (const each of list[1].split(',')) {
        const [there = '', here = there] = each
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        if (there !== '') passedOn.set(here, { file: fileOf(list[2]), name: there });
      }
    else if (space !== null) passedOn.set(space[1], { file: fileOf(space[2]), name: null });
    else if (name !== null && code.startsWith('export')) {
      const before = declared.get(name[1]);
      const signature = code
        .replace(/^export (declare )?/, '')
        .replaceAll(/^ +#private;\n/gm, '')
        .trimEnd();
      declared.set(name[1], {
        comment: before?.comment || plain(comment),
        code: before === undefined ? signature : `${before.code}\n${signature}`,
      });
    }
  }
  const module = { about: plain(/^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? ''), declared, passedOn };
  modules.set(file, module);
  return module;
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$|^\s*\* ?/gm, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');

/** What a name stands for, through any number of modules that only pass it on. */
function find(file: string, name: string): Declaration | null {
  const { declared, passedOn } = read(file);
  const here = declared.get(name);
  if (here !== undefined) return here;
  const there = passedOn.get(name);
  if (there === undefined || !existsSync(there.file)) return null;
  return there.name === null
    ? {
        comment: read(there.file).about,
        code: `namespace ${name}: ${[...read(there.file).declared.keys()].join(', ')}`,
      }
    : find(there.file, there.name);
}

/** `types` is the folder of declarations. Throws when an export cannot be found, so that none goes missing. */
export function apiPage(types: string, version: string): string {
  const parts = [
    `# API of baize ${version}`,
    'Made from the declarations and their comments by `npm run build`. [library.md](library.md) is the introduction.',
  ];
  for (const [entry, source] of Object.entries(library)) {
    const file = join(types, source.replace(/\.ts$/, '.d.ts'));
    const { about, declared, passedOn } = read(file);
    parts.push(`## \`baize/${entry}\``, about);
    for (const name of [...declared.keys(), ...passedOn.keys()].toSorted((a, b) => a.localeCompare(b))) {
      const found = find(file, name);
      if (found === null) throw new Error(`baize/${entry} exports ${name}, which no declaration has`);
      parts.push(`### ${name}`, ...(found.comment === '' ? [] : [found.comment]), `\`\`\`ts\n${found.code}\n\`\`\``);
    }
  }
  return `${parts.join('\n\n')}\n`;
}
