/** The rules in our own words, for the terminal, the web and language models. */
export const rulesText = `# Splendor

You are a gem merchant. Cards you buy make later cards cheaper, some bring prestige, and nobles visit whoever owns the
right cards. When somebody has 15 prestige, or what the table plays to, the round is played to its end; then most prestige wins.

## On the table
Five kinds of gems, always in this order: diamond, sapphire, emerald, ruby, onyx. Take them from the bank, pay with them, and they
go back. Gold stands for any of them.

Three levels of cards, four of each face up: a card you buy stays yours and pays one gem of its kind, every turn. One
more noble than players; 4, 5 or 7 gems of each colour for 2, 3 or 4 players; 5 gold.

## Your turn
Do one thing:

- *Take* one gem each of three different colours; if the bank has only two colours or one, take one of each.
- *Take* two gems of one colour, if the bank has at least four of it.
- *Reserve* a face-up card, or the top card of a deck that only you may see, and take a gold if there is one. You can hold
  three reserved cards.
- *Buy* a face-up card or one that you reserved. Each card you own pays one gem of its colour, every time. Pay the rest
  exactly, with gems and gold as you like.

## Ten tokens
Keep ten at most, gold counted. If your turn leaves you with more, return what you like until you have ten.

## Nobles visit
If your cards meet what a noble asks, it visits you for 3 prestige: one noble a turn, your choice among several. You
cannot refuse.

## The end
With 15 prestige, or what the table plays to, you trigger the last round. It ends with the last player, so all have had the
same number of turns.

Most prestige wins, then fewer cards bought. If that is equal too, the official rules share the win; the house rules
give it to the first such player clockwise from the one who triggered the last round, that player included.

You pass only if you can do nothing else. A whole round of passes, or 200 rounds, ends the game.
`;
