import { settle, sitDown, turnByMouse, whatNow } from './people.ts';
import { expect, test } from './server.ts';

/** One turn of each game as a screen reader tells it: sentences that a player understands, in the order of the table. */
test('a turn of Splendor reads as sentences', async ({ page, context, server }) => {
  await settle(context);
  await sitDown(page, server, {
    game: 'splendor',
    options: { rules: 'official' },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy', name: 'Fern' }],
    seed: 'speech',
  });
  await whatNow(page);
  await expect(page.getByRole('status').filter({ hasText: 'take gems' })).toHaveText(
    'Your turn: take gems, reserve or buy a card.',
  );
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list "Nobles":
      - listitem: The Gardener, 3 prestige. Needs 0 of 4 sapphire and 0 of 4 emerald.
    - group "Cards for sale":
      - group "Level 3":
        - button "Level 3 deck, 16 left. Reserve its top card unseen."
        - 'button "Night palace: onyx card, level 3, 4 prestige. You pay 7 ruby. 7 ruby missing."'
      - group "Level 1":
        - 'button "Snowy peaks: diamond card, level 1. You pay 2 sapphire and 2 onyx. 2 sapphire and 2 onyx missing."'
    - group "Bank":
      - button "Diamond, 4 in the bank"
      - button "Gold, 5 in the bank"
    - region "Your turn":
      - heading "Your turn" [level=2]
      - paragraph: Take gems, buy a card or reserve one.
    - region "Your board"
    - complementary "Opponents":
      - 'region "Fern, 0 prestige. Tokens: nothing. Cards: nothing."'
  `);
  for (const key of ['1', '2', '3']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Take 3 gems' })).toMatchAriaSnapshot(`
    - heading "Take 3 gems" [level=2]
    - paragraph: Tokens 0 becomes 3
    - button "Put back the diamond"
    - button "Clear"
    - button "Take"
  `);
  await page.keyboard.press('Escape');
  await turnByMouse(page);
  await whatNow(page);
  await expect(page.getByRole('log')).toContainText(/You take 1 diamond.*Fern (takes|reserves|buys)/s);
});

test('a turn of Dominion reads as sentences', async ({ page, context, server }) => {
  await settle(context);
  await sitDown(page, server, {
    game: 'dominion',
    options: { rules: 'house', kingdom: ['Village', 'Smithy', 'Militia'] },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'big-money', name: 'Fern' }],
    seed: 'speech',
  });
  await expect(page.getByRole('alert')).toHaveText('Play treasures, or buy a card');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - paragraph: Provinces left 12 Empty piles 0 of 3
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - group "Other players":
      - 'group "Fern, Bot, Big Money: 5 in hand, 5 in deck, 0 in discard"'
    - region "Supply":
      - group "Treasures, victory cards and Curses":
        - button "Copper, treasure, costs 0, 60 left, can be bought"
        - button "Silver, treasure, costs 3, 40 left, within reach with your treasures"
      - group "Kingdom":
        - button "Militia, action, attack, costs 4, 10 left, within reach with your treasures"
    - region "What is asked":
      - heading "Play treasures, or buy a card" [level=2]
      - status: "Treasures add 4, so 4 coins and 1 buy."
      - button "End turn"
      - button "Play treasures, +4"
    - 'button "Your deck: 5 cards. Show what you own"'
    - 'group "Your hand: 5 cards"':
      - button "Copper, treasure, can be played"
      - button "Estate, victory"
  `);
  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Played cards' })).toMatchAriaSnapshot(`
    - paragraph: You played 4 cards
    - button "Copper, treasure, 4"
  `);
  await expect(page.getByRole('region', { name: 'What is asked' })).toMatchAriaSnapshot(`
    - heading "Buy a card, or end your turn" [level=2]
    - status: 4 coins and 1 buy.
  `);
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'End your turn?' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('log')).toContainText(/You play 4\u00a0Coppers.*Fern plays .*Copper/s);
});
