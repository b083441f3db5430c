/** The network as somebody who plays without a list. */
import { network } from '../expert.ts';
import type { TableSituation } from '../situation.ts';
import type { Mind, Strategy } from '../strategy.ts';
import { ranking, readTable } from './decide.ts';
import { type CardQuestion, questionAt } from './question.ts';

function bestOf(table: TableSituation, asked: CardQuestion): number {
  const { choices, head } = asked;
  if (choices.length === 1) return choices[0];
  const judge = network();
  judge.read(readTable(table, asked, table.sight));
  let [best, most] = [choices[0], judge.worth(head, choices[0])];
  for (let i = 1; i < choices.length; i++) {
    const worth = judge.worth(head, choices[i]);
    if (worth > most) [best, most] = [choices[i], worth];
  }
  return best;
}

/** Logits below the best from where on nothing is worth a thought. The network is surer than it should be: five below is better one time in three. */
const FAR_BEHIND = 8;

export const mind: Mind = {
  decide(table, moves) {
    const asked = questionAt(table, moves);
    return typeof asked === 'number' ? asked : asked.moveOf(bestOf(table, asked));
  },
  rank(table, moves) {
    const asked = questionAt(table, moves);
    if (typeof asked === 'number') return [asked];
    const judge = network();
    const ranked = ranking(judge, table, asked, table.sight);
    const least = judge.worth(asked.head, ranked[0]) - FAR_BEHIND;
    return ranked.filter((choice) => judge.worth(asked.head, choice) >= least).map((choice) => asked.moveOf(choice));
  },
  hope(table, moves) {
    const asked = questionAt(table, moves);
    if (typeof asked === 'number') return null;
    network().read(readTable(table, asked, table.sight));
    return (1 + network().hope()) / 2;
  },
};

/** The network in the place of a list. */
export const learnt: Strategy = { about: '', buy: [], play: null, trash: null, careful: true, mind };
