/** Shell completion made from the program's own commands and the games' bots and options: nothing to keep in step by hand. */
import { playerNames } from '@baize/bots';
import type { GamePack } from '@baize/game';
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

/** What may follow a flag, by game. */
type Values = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const players = ['--opponent', '--players', '--bots'];

/** Names without spaces only: a shell would take the others apart. */
const oneWord = (words: readonly string[]): string[] => words.filter((word) => /^[\w.:+=-]+$/.test(word));

export function valuesOf(packs: readonly GamePack[]): Values {
  const values = new Map<string, Map<string, readonly string[]>>();
  const add = (flag: string, game: string, words: readonly string[]): void => {
    const games = values.get(flag) ?? new Map<string, readonly string[]>();
    values.set(flag, games.set(game, oneWord(words)));
  };
  for (const pack of packs) {
    const { name, options } = pack.game;
    for (const flag of players)
      add(flag, name, flag === '--opponent' ? ['match', ...playerNames(pack)] : playerNames(pack));
    const settings = Object.entries(options).flatMap(([option, spec]) => {
      const presets = Object.keys(pack.presets?.[option] ?? {});
      const choices = spec.kind === 'choice' ? spec.choices : spec.kind === 'flag' ? ['true', 'false'] : presets;
      const own = spec.kind === 'list' ? [...presets, ...spec.from] : choices;
      add(`--${option}`, name, own);
      return choices.length === 0 ? [`${option}=`] : choices.map((choice) => `${option}=${choice}`);
    });
    add('--options', name, settings);
  }
  return values;
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

export function completionScript(program: Command, shell: Shell, packs: readonly GamePack[]): string {
  const games = packs.map(({ game }) => game.name);
  const all = branches(program, games);
  const values = valuesOf(packs);
  return shell === 'fish' ? fish(all, values) : shell === 'zsh' ? zsh(all, values, games) : bash(all, values, games);
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

/** What may follow a flag, by the flag and the game named before it. */
const valueArms = (values: Values): string =>
  [...values]
    .flatMap(([flag, games]) =>
      [...games].map(([game, words]) => `    '${flag} ${game}') after='${words.join(' ')}' ;;`),
    )
    .join('\n');

/** The rest of a loop over the words so far, in both shells: which command and which game they name. */
const follow = (all: readonly Branch[], games: readonly string[]): string => `    case "$word" in
      ${games.join('|')}) game=$word ;;
    esac
    next=\${at:+$at }$word
    case "$next" in
      ${paths(all)}) at=$next ;;
    esac
  done`;

const bash = (all: readonly Branch[], values: Values, games: readonly string[]): string =>
  `# bash completion for baize: eval "$(baize completion bash)"
_baize() {
  local at='' game='' after='' next word words flags i
  local current=\${COMP_WORDS[COMP_CWORD]}
  local previous=\${COMP_WORDS[COMP_CWORD-1]}
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
${follow(all, games)}
  case "$previous $game" in
${valueArms(values)}
  esac
  case "$at" in
${arms(all)}
  esac
  if [[ -n $after ]]; then COMPREPLY=($(compgen -W "$after" -- "$current"))
  elif [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$current"))
  elif [[ $previous != --* ]]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
}
complete -o default -F _baize baize
`;

const zsh = (all: readonly Branch[], values: Values, games: readonly string[]): string => `#compdef baize
# zsh completion for baize: source <(baize completion zsh)
_baize() {
  local at='' game='' after='' next word words_ flags i
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
${follow(all, games)}
  case "\${words[CURRENT-1]} $game" in
${valueArms(values)}
  esac
  case "$at" in
${arms(all).replaceAll(" words='", " words_='")}
  esac
  if [[ -n $after ]]; then compadd -- \${=after}
  elif [[ \${words[CURRENT]} == -* ]]; then compadd -- \${=flags}
  elif [[ -n $words_ && \${words[CURRENT-1]} != --* ]]; then compadd -- \${=words_}
  else _files; fi
}
compdef _baize baize
`;

function fish(all: readonly Branch[], values: Values): string {
  const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const about = new Map(all.map((branch) => [branch.name, branch.about]));
  const lines = all.flatMap(({ name, words, options }) => {
    const when = name === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${name.split(' ').at(-1)}`;
    const said = (word: string): string => about.get(name === '' ? word : `${name} ${word}`) ?? '';
    return [
      ...words.map((word) => `complete -c baize -n ${quoted(when)} -f -a ${quoted(word)} -d ${quoted(said(word))}`),
      ...options.flatMap(({ flag, about }) => {
        const option = `-l ${flag.slice(2)} -d ${quoted(about)}`;
        const games = [...(values.get(flag) ?? [])].filter(([, each]) => each.length > 0);
        if (games.length === 0) return [`complete -c baize -n ${quoted(when)} ${option}`];
        return games.map(
          ([game, each]) =>
            `complete -c baize -n ${quoted(`${when}; and contains ${game} (commandline -opc)`)} -x ${option} -a ${quoted(each.join(' '))}`,
        );
      }),
    ];
  });
  return `# fish completion for baize: baize completion fish | source\n${lines.join('\n')}\n`;
}
