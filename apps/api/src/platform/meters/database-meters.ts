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
    help: 'Jobs by state: waiting, running, or waiting to run again. Jobs that are over are deleted.',
    labels: ['state'],
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

const states = ['waiting', 'again', 'running'] as const;

/** Each state, also without a job. */
async function readJobs({ pool }: Database) {
  const { rows } = await pool.query<{ state: string; jobs: number }>(
    `select case when is_running then 'running' when attempts > 0 then 'again' else 'waiting' end as state,
      count(*)::int as jobs from jobs group by 1`,
  );
  const counts = new Map(rows.map(({ state, jobs }) => [state, jobs]));
  return states.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
}
