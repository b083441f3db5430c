import { MemoryStore } from '../src/index.ts';
import { storeSuite } from './storeSuite.ts';

storeSuite('memory', async () => new MemoryStore());
