/** The host of the static site: every game, in a worker of the page, with matches in the browser's database. */
import { withPlayers } from '@baize/bots';
import { catalogue } from '@baize/games';
import { connect, TableRegistry } from '@baize/host';
import { IndexedDbStore } from './store.ts';

const registry = (async () => {
  const games = catalogue.map(async ({ name, title, blurb, load }) => {
    return { name, title, blurb, pack: withPlayers(await load()) };
  });
  return new TableRegistry({ games: await Promise.all(games), store: await IndexedDbStore.open() });
})();

// A port keeps what is sent until it is started, so nothing is lost while the games load.
addEventListener('message', ({ ports: [port] }) => {
  void registry.then((ready) => connect(ready, port));
});
