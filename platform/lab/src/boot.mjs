// A worker thread starts here: Node cannot start one from TypeScript by itself.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
