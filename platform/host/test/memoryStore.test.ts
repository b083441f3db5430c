import { MemoryStore } from '../src/index.ts';
import { preparingSuite } from './preparingSuite.ts';
import { storeSuite } from './storeSuite.ts';

/** Memory that outlives its hosts, as a disk does. */
class LastingMemory extends MemoryStore {
  override async close(): Promise<void> {}
}

storeSuite('memory', async () => new MemoryStore());
preparingSuite('memory', () => {
  const store = new LastingMemory();
  return async () => store;
});
