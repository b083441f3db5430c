/** Brings the schema of a PostgreSQL database up to date. */
import type { Pool } from 'pg';
import { migrations } from './migrations.ts';

export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Nodes that start together take turns.
    await client.query('select pg_advisory_xact_lock(7243)');
    await client.query('create table if not exists schema_steps (done integer not null)');
    const { rows } = await client.query<{ done: number }>('select done from schema_steps');
    const done = rows[0]?.done ?? 0;
    const steps = migrations('integer generated always as identity primary key');
    if (done > steps.length) throw new Error('this database was written by a newer version');
    for (const statement of steps.slice(done).flat()) await client.query(statement);
    if (rows.length === 0) await client.query('insert into schema_steps values ($1)', [steps.length]);
    else await client.query('update schema_steps set done = $1', [steps.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
