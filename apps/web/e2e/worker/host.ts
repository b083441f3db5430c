/** A host inside a browser worker, for the end-to-end test: every game, matches in memory. */
import { withPlayers } from '@baize/bots';
import { catalogue } from '@baize/games';
import { connect, MemoryStore, TableRegistry } from '@baize/host';

const games = await Promise.all(
  catalogue.map(async ({ name, title, blurb, load }) => ({ name, title, blurb, pack: withPlayers(await load()) })),
);
connect(new TableRegistry({ games, store: new MemoryStore() }), self);
// What came while the games were loading is lost: the page waits for this.
postMessage({ type: 'ready' });
