/** Plain prompts: numbered moves, words or numbers for an answer, and every wrong input told what is possible. */
import type { Interface } from 'node:readline/promises';
import type { LocalTable } from './local.ts';

const help = 'Type the number or the words of a move; `table` shows the table again, `rules` the rules, `quit` leaves.';

export async function playPlain(table: LocalTable, input: Interface): Promise<void> {
  const lines = input[Symbol.asyncIterator]();
  const say = (text: string): void => console.log(text);
  say(`${table.pack.game.title}, seed ${table.seed}. ${help}`);
  for (;;) {
    for (const line of table.catchUp()) say(`  ${line}`);
    if (table.result !== null) break;
    say(`\n${table.text}\n\n${table.question}`);
    const words = table.words;
    words.forEach((each, index) => say(`  ${index + 1}. ${each}`));
    const played = await answer(words);
    if (played === null) return;
    for (const line of played) say(`  ${line}`);
  }
  const { scores, winners, how } = table.result;
  say(`\n${table.text}\n`);
  scores.forEach((score, seat) => say(`${table.name(seat)}: ${score}${winners.includes(seat) ? ' (winner)' : ''}`));
  say(how);

  async function answer(words: readonly string[]): Promise<string[] | null> {
    for (;;) {
      process.stdout.write('> ');
      const { value, done } = await lines.next();
      if (done) {
        say('\nThe input ended; the game is left where it is.');
        return null;
      }
      const typed = value.trim();
      if (typed === 'quit') return null;
      if (typed === 'help' || typed === '') say(help);
      else if (typed === 'table') say(table.text);
      else if (typed === 'rules') say(table.pack.rulesText);
      else {
        const number = /^\d+$/.test(typed) ? Number(typed) : null;
        const chosen = number === null ? typed : words[number - 1];
        const played = chosen === undefined ? null : table.play(chosen);
        if (played !== null) return played;
        say(number === null ? `'${typed}' is not a move now. ${help}` : `Type a number from 1 to ${words.length}.`);
      }
    }
  }
}
