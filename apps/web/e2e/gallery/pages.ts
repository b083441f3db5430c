/** Moments of the pages around the tables: empty, with games, while something runs, and when something is missing. */
import { type Moment, playAhead, showTable } from './ahead.ts';

/** A page that needs nothing but its address. */
const at = (name: string, path: string): Moment => ({
  name,
  show: async ({ page, server }) => {
    await page.goto(`${server.url}${path}`);
    await page.locator('h1').first().waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  },
});

const drawerOf = (name: string, game: string): Moment => ({
  name,
  show: async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByRole('button', { name: `Options for ${game}` }).click();
    await page.getByRole('radiogroup', { name: 'Rule set' }).waitFor();
  },
});

/** Somebody who has been here before, with a game that waits for them. */
const again = (name: string, path: string): Moment => ({
  name,
  show: async (stage) => {
    const wanted = { game: 'splendor', bots: ['greedy', 'greedy'], seed: 'again', decisions: 5 };
    await showTable(stage, await playAhead(stage.server, wanted), 'splendor');
    await at(name, path).show(stage);
  },
});

export const pages: readonly Moment[] = [
  at('start', '/'),
  again('start-again', '/'),
  {
    name: 'start-offline',
    show: async (stage) => {
      await again('start-offline', '/').show(stage);
      await stage.page.route('**/api/**', (route) => route.abort());
      await stage.page.getByText('Connection lost').first().waitFor({ timeout: 30_000 });
    },
  },
  drawerOf('drawer', 'Splendor'),
  drawerOf('drawer-dominion', 'Dominion'),
  {
    name: 'drawer-people',
    show: async (stage) => {
      await drawerOf('drawer-people', 'Splendor').show(stage);
      const drawer = stage.page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Add a seat' }).click();
      const kindOf = (seat: number) => drawer.getByRole('radiogroup', { name: `Who sits at seat ${seat}` });
      await kindOf(3).getByRole('radio', { name: 'Model' }).click();
      await kindOf(4).getByRole('radio', { name: 'Person' }).click();
    },
  },
  at('watch', '/watch'),
  {
    name: 'lab',
    show: async (stage) => {
      await at('lab', '/lab').show(stage);
      await stage.page.getByRole('button', { name: 'Run 2,000 games' }).waitFor();
    },
  },
  {
    name: 'lab-results',
    show: async ({ page, server }) => {
      await page.goto(`${server.url}/lab`);
      await page.getByRole('button', { name: 'Run 2,000 games' }).click();
      await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Run 2,000 games' }).waitFor({ timeout: 120_000 });
      await page.locator('main svg').first().waitFor();
    },
  },
  {
    name: 'advisor',
    show: async ({ page, server }) => {
      await page.goto(`${server.url}/lab/advice/dominion#option.kingdom=Moat,Smithy,Witch&seed=gallery`);
      const worth = page.getByRole('region', { name: 'What each card adds' });
      await worth.getByRole('listitem').first().waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Stop' }).click();
    },
  },
  at('replays', '/replays'),
  at('study-file', '/review'),
  at('learn', '/learn'),
  at('puzzles', '/puzzles'),
  at('rules', '/rules/dominion'),
  at('rules-splendor', '/rules/splendor'),
  {
    name: 'rules-search',
    show: async (stage) => {
      await at('rules-search', '/rules/splendor').show(stage);
      await stage.page.getByLabel('Search the rules').fill('gold');
      await stage.page.getByRole('heading', { name: 'Found “gold”' }).waitFor();
    },
  },
  at('missing', '/nowhere'),
];
