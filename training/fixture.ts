/** For tests: what `fixture.py` wrote of a small network, its weights, tables and what PyTorch makes of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weightsIn } from './weights.ts';

export interface Fixture extends ReturnType<typeof weightsIn> {
  readonly tables: readonly Uint8Array[];
  readonly outputs: readonly (readonly number[])[];
}

export function readFixture(file: URL): Fixture {
  const { weights, tables, outputs } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly weights: string;
    readonly tables: readonly string[];
    readonly outputs: readonly (readonly number[])[];
  };
  const folder = mkdtempSync(join(tmpdir(), 'baize-'));
  try {
    const small = join(folder, 'small.weights');
    writeFileSync(small, Buffer.from(weights, 'base64'));
    return { ...weightsIn(small), tables: tables.map((table) => Buffer.from(table, 'base64')), outputs };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
