#!/usr/bin/env node
// Runs the TypeScript sources as they are: no build step between a clone and a game.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// Named, because tsx would otherwise go by whatever project one happens to stand in.
register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
await import('../src/main.ts');
