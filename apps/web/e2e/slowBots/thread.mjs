// Threads do not inherit the loader for TypeScript: register it, then start.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
