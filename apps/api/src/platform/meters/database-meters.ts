// The connections to the database, and the job queue in it.
import type { Database } from '../database.ts';
import type { Meters } from './meters.ts';

export function measureDatabase(database: Database, meters: Meters): void {
  if (!meters.isOn) return;
  measurePools(database, meters);
  meters.gauge({
    name: 'haat_database_up',
    help: '1 if the database answers, else 0.',
    read: () =>
      database.pool.query('select 1').then(
        () => 1,
        () => 0,
      ),
  });
  meters.gauge({
    name: 'haat_jobs',
    help: 'Jobs by queue and state. Jobs that ended well are deleted.',
    labels: ['queue', 'state'],
    read: () => readJobs(database),
  });
}

function measurePools(database: Database, meters: Meters): void {
  const pools = Object.entries(database.pools);
  meters.processGauge({
    name: 'haat_database_connections',
    help: 'Connections to the database, by pool and state (busy, idle).',
    labels: ['pool', 'state'],
    read: () =>
      pools.flatMap(([pool, { totalCount, idleCount }]) => [
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
      ]),
  });
  meters.processGauge({
    name: 'haat_database_connections_max',
    help: 'The most connections of a pool.',
    labels: ['pool'],
    read: () => pools.map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
  });
  meters.processGauge({
    name: 'haat_database_waiting',
    help: 'Statements and transactions that wait for a connection, by pool.',
    labels: ['pool'],
    read: () => pools.map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
  });
}

const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;

/** Each state of each queue, also those with no job. */
async function readJobs({ pool }: Database) {
  const { rows } = await pool.query<{ queue: string; state: string | null; jobs: number }>(
    `select queue.name as queue, job.state, count(job.name)::int as jobs
      from pgboss.queue left join pgboss.job on job.name = queue.name group by queue.name, job.state`,
  );
  return [...new Set(rows.map(({ queue }) => queue))].flatMap((queue) =>
    states.map((state) => ({
      labels: { queue, state },
      value: rows.find((row) => row.queue === queue && row.state === state)?.jobs ?? 0,
    })),
  );
}
