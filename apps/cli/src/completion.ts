/** Shell completion made from the program's own commands: nothing to keep in step by hand. */
import type { Command } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

interface Branch {
  readonly name: string;
  readonly about: string;
  /** Words that may follow: subcommands, or what the first argument can be. */
  readonly words: readonly string[];
  readonly options: readonly { readonly flag: string; readonly about: string }[];
}

/** The program and its commands, each with what may follow it. Hidden commands stay hidden. */
function branches(program: Command, games: readonly string[]): Branch[] {
  const visible = (command: Command): Command[] =>
    command
      .createHelp()
      .visibleCommands(command)
      .filter((each) => each.name() !== 'help');
  const branch = (command: Command, path: string): Branch[] => {
    const under = visible(command);
    const [argument] = command.registeredArguments;
    const choices = argument?.argChoices ?? (argument?.name() === 'game' ? games : []);
    const options = command
      .createHelp()
      .visibleOptions(command)
      .flatMap(({ long, description }) => (long ? [{ flag: long, about: description }] : []));
    return [
      { name: path, about: command.description(), words: [...under.map((each) => each.name()), ...choices], options },
      ...under.flatMap((each) => branch(each, path === '' ? each.name() : `${path} ${each.name()}`)),
    ];
  };
  return branch(program, '');
}

export function completionScript(program: Command, shell: Shell, games: readonly string[]): string {
  const all = branches(program, games);
  return shell === 'fish' ? fish(all) : shell === 'zsh' ? zsh(all) : bash(all);
}

/** The case arms that bash and zsh share: the commands typed so far decide what may come next. */
const arms = (all: readonly Branch[]): string =>
  all
    .map(
      ({ name, words, options }) =>
        `    '${name}') words='${words.join(' ')}' flags='${options.map(({ flag }) => flag).join(' ')}' ;;`,
    )
    .join('\n');

const paths = (all: readonly Branch[]): string =>
  all
    .filter(({ name }) => name !== '')
    .map(({ name }) => `'${name}'`)
    .join('|');

const bash = (all: readonly Branch[]): string => `# bash completion for baize: eval "$(baize completion bash)"
_baize() {
  local at='' next word words flags i
  local current=\${COMP_WORDS[COMP_CWORD]}
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    next=\${at:+$at }$word
    case "$next" in
      ${paths(all)}) at=$next ;;
    esac
  done
  case "$at" in
${arms(all)}
  esac
  if [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$current"))
  else COMPREPLY=($(compgen -W "$words" -- "$current")); fi
}
complete -o default -F _baize baize
`;

const zsh = (all: readonly Branch[]): string => `#compdef baize
# zsh completion for baize: source <(baize completion zsh)
_baize() {
  local at='' next word words_ flags i
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
    next=\${at:+$at }$word
    case "$next" in
      ${paths(all)}) at=$next ;;
    esac
  done
  case "$at" in
${arms(all).replaceAll(" words='", " words_='")}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then compadd -- \${=flags}
  elif [[ -n $words_ ]]; then compadd -- \${=words_}
  else _files; fi
}
compdef _baize baize
`;

function fish(all: readonly Branch[]): string {
  const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const about = new Map(all.map((branch) => [branch.name, branch.about]));
  const lines = all.flatMap(({ name, words, options }) => {
    const when = name === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${name.split(' ').at(-1)}`;
    const said = (word: string): string => about.get(name === '' ? word : `${name} ${word}`) ?? '';
    return [
      ...words.map((word) => `complete -c baize -n ${quoted(when)} -f -a ${quoted(word)} -d ${quoted(said(word))}`),
      ...options.map(
        ({ flag, about }) => `complete -c baize -n ${quoted(when)} -l ${flag.slice(2)} -d ${quoted(about)}`,
      ),
    ];
  });
  return `# fish completion for baize: baize completion fish | source\n${lines.join('\n')}\n`;
}
