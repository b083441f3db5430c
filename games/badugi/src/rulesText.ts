/** The rules in our own words, for the terminal, the web and language models. */
export const rulesText = `# Badugi

Fixed-limit draw poker for 2 to 7 players. Four cards each, three draws, four betting rounds. The lowest hand of four
different ranks and four different suits wins.

## Hands
- A card that repeats a rank or a suit of your hand does not count. Four counting cards are a **badugi** and beat any three,
  three beat two, two beat one.
- Hands of the same size compare their highest counting card, then the next: lower is better. The ace is low. 4-3-2-A of four
  suits is the best hand. Suits never break a tie.
- Of a pair, or of two cards of one suit, you keep whichever makes the better hand.

## A hand of play
1. Antes if agreed, then the small and the big blind left of the button. With two players the button posts the small blind.
2. Four cards each. First betting round, starting left of the big blind.
3. Draw: from the left of the button, everybody still in throws none to four cards; then all get as many new ones.
4. Betting again, from the left of the button. Two more draws, each followed by betting. Then the showdown.

## Betting
- Bets and raises have a fixed size: the big blind in the first two rounds, twice that in the last two.
- House rules allow five bets a round, the official rules four; before the first draw the big blind is the first of them.
- A player with too few chips goes all in and plays for the part of the pot they could match; side pots hold the rest. All-in players
  still draw.
- An all-in of less than half a bet can only be called; from half a bet on it counts as a bet and may be raised.

## The deck
When the deck runs out, everything thrown and folded is shuffled and becomes the deck. You never get back a card you threw in
the same hand.

## Matches
One hand; a cash table for a number of hands, where players without chips buy in again; or a tournament with rising blinds until one
player has all chips.

## Words
\`fold\` \`check\` \`call\` \`bet\` \`raise\`; in a draw \`discard Kd\` for each card in any order, then \`draw\`, or
\`stand pat\`.
`;
