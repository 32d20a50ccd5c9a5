// Writes to the job queue that leave with the end of a transaction, so that nobody waits for them.
import { and, eq, sql } from 'drizzle-orm';
import { pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import type { Db as BossDb } from 'pg-boss';
import type { Tx } from './database.ts';
import { preparedOnce } from './prepared.ts';

/** For pg-boss's statements whose answer nobody needs. */
export const sentWithCommit = (tx: Tx): BossDb => ({
  executeSql: async (text, values = []) => {
    const parts = text.split(/\$(\d+)/);
    const bound = parts.map((part, at) =>
      at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]),
    );
    tx.withCommit(tx.execute(sql.join(bound)));
    return { rows: [] };
  },
});

const jobs = pgSchema('pgboss').table('job', { name: text('name'), id: uuid('id') });

const removedJob = preparedOnce('job_remove', (tx: Tx) =>
  tx.delete(jobs).where(and(eq(jobs.name, sql.placeholder('queue')), eq(jobs.id, sql.placeholder('id')))),
);

export const removeWithCommit = (tx: Tx, queue: string, id: string): void =>
  tx.withCommit(removedJob(tx, { queue, id }));
