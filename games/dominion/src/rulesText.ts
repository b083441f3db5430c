/** The rules in our own words, for people and language models. */
import { describeCard, NAMES } from './facts.ts';

export const rulesText = `# Dominion

Everybody starts with the same ten cards, seven Coppers and three Estates, and tries to build a better deck than the others. Whoever owns
the most victory points in the end wins.

## A turn
1. **Actions.** You may play one Action card from your hand; "+1 Action" lets you play one more.
2. **Buy.** Play Treasures for coins, then buy one card you can pay for; "+1 Buy" lets you buy one more. What you buy goes
   to your discard pile. After your first buy you cannot play more Treasures.
3. **Clean-up**, by itself: everything in play and in hand is discarded and you draw five cards. When your deck is
   empty your discard pile is shuffled into a new one.

You may skip Actions and buys. Playing a Treasure or buying ends your Actions. When you have no buys left your turn ends by itself.

## Attacks
An Action marked "attack" hits every other player in seat order. Before it does anything, each of them may reveal a Moat
from hand and is then untouched; the Moat stays in hand.

## The end
The game ends after the turn in which the last Province or the third pile of any kind was taken. Every card you own counts.
Equal points: fewer turns win; still equal, the win is shared.

## Cards
${NAMES.map((name) => `- ${describeCard(name)}`).join('\n')}

## Saying moves
\`play Village\`, \`play treasures\`, \`buy Gold\`, \`end actions\`, \`end turn\`; when a card asks: \`discard Copper\`, \`trash Estate\`,
\`gain Silver\`, \`topdeck Estate\`, \`play Village\`, \`keep Gold\`, \`set aside Village\`, \`reveal Moat\`, \`flip deck\`, \`done\` (no more), \`pass\` (no).
Several cards are chosen one at a time, in any order.

## Two rule sets
*official* is the published game: ten kingdom cards, 8 Victory cards a pile for two players, 12 for more. *house*: 1 to 4 players,
all kingdom cards of the edition unless chosen, 12 Victory cards a pile; Throne Room and Moneylender may be declined; a Throne Room
on a Throne Room plays one Action four times; Remodel and Mine cannot be played with nothing to trash.

## Two editions
*edition* says which kingdom cards there are: *first*, *second* or *both*. Except in the first, Throne Room, Mine and Moneylender may be declined.
`;
