// Writes to the job queue that leave with the end of a transaction, so that nobody waits for them.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import type { Db as BossDb } from 'pg-boss';
import type { Tx } from './database.ts';
import { preparedOnce, sendPrepared } from './prepared.ts';

/** For pg-boss's statements whose answer nobody needs. Prepared, because planning its insertion takes longer than the rest. */
export const sentWithCommit = (tx: Tx): BossDb => ({
  executeSql: async (text, values = []) => {
    tx.withCommit(sendPrepared(tx, { name: nameOf(text), text, values }));
    return { rows: [] };
  },
});

const names = new Map<string, string>();

/** pg-boss has a few texts, one for each way to add jobs. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `job_${createHash('sha1').update(text).digest('hex')}`;
  names.set(text, name);
  return name;
}

const jobs = pgSchema('pgboss').table('job', { name: text('name'), id: uuid('id') });

const removedJob = preparedOnce('job_remove', (tx: Tx) =>
  tx.delete(jobs).where(and(eq(jobs.name, sql.placeholder('queue')), eq(jobs.id, sql.placeholder('id')))),
);

export const removeWithCommit = (tx: Tx, queue: string, id: string): void =>
  tx.withCommit(removedJob(tx, { queue, id }));
