import { cleanInBothThemes } from './axe.ts';
import { settle } from './people.ts';
import { expect, test } from './server.ts';

const patient = { timeout: 60_000 };

test('the advisor finds a list, is stopped, and is asked again by a link', async ({ page, context, server }) => {
  await settle(context);
  await page.goto(`${server.url}/lab#game=dominion`);
  await page.getByRole('link', { name: 'Ask the advisor' }).click();
  await page.goto(`${server.url}/lab/advice/dominion#option.kingdom=Moat,Smithy,Witch&seed=e2e`);
  const list = page.getByRole('region', { name: 'The best list' });
  await expect(list.getByRole('listitem').first()).toBeVisible(patient);
  const worth = page.getByRole('region', { name: 'What each card adds' });
  await expect(worth.getByRole('listitem').first()).toBeVisible(patient);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped: this is what was found so far.')).toBeVisible();
  await cleanInBothThemes(page, 'advice');
  await page.getByRole('button', { name: 'Change the cards' }).click();
  await page
    .getByRole('radio', { name: 'Official' })
    .or(page.getByRole('button', { name: 'Official' }))
    .first()
    .click();
  await expect(page.getByText('exactly 10 kingdom cards')).toBeVisible();
  await cleanInBothThemes(page, 'advice, changing');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open in the lab' }).click();
  await expect(page.getByRole('combobox', { name: 'Player 1: best' })).toBeVisible(patient);
});
