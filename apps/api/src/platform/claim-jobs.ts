// Takes due jobs out of pg-boss's table in fair order. pg-boss's own `fetch` limits jobs by one group, not by person and
// host, and takes the oldest first.

import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';
import { chooseFairly, fullOnes, mostAtOnce, type Shared } from './fair-order.ts';

/** At most two jobs of a person and two of a host run at once, in all queues of all servers together. */
export interface JobData {
  readonly userId: number;
  /** The host that the job calls. */
  readonly host: string;
}

export interface ClaimedJob {
  readonly id: string;
  readonly data: JobData;
  readonly retryCount: number;
}

export interface Claim {
  readonly queue: string;
  /** The most jobs to take. */
  readonly room: number;
  /** Also those that wait for another attempt. */
  readonly isEarly: boolean;
  /** Skip the jobs of these hosts. */
  readonly pausedHosts: readonly string[];
  /** Skip these jobs. */
  readonly except: readonly string[];
}

/** The jobs that one claim looks at. The next claim sees the rest. */
const mostLookedAt = 5_000;

/**
 * A job may call its host twice, 10 s each, so none runs longer. Older ones don't count. Otherwise the jobs of a killed
 * server would block their host until pg-boss finds them.
 */
const longestSeconds = 30;

/**
 * A job whose last step lies in the future was added or run while the clock was ahead, and its start is too late. Run it
 * once: a job that comes too early says when to run again.
 */
const isDue = `(start_after <= pgboss.job_now()
  or coalesce(started_on, created_on) > pgboss.job_now() + interval '1 minute')`;

/** In one transaction at a time, so that all queues of several servers together keep the limits. */
export async function claimJobs(database: Database, claim: Claim): Promise<ClaimedJob[]> {
  const { rows } = await database.pool.query(
    `select 1 from pgboss.job where name = $1 and state < 'active' and ($2 or ${isDue}) limit 1`,
    [claim.queue, claim.isEarly],
  );
  if (rows.length === 0) return [];
  return database.inTx(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('running jobs'))`);
    const running = await listRunning(tx);
    const waiting = await listWaiting(tx, claim, fullOnes(running));
    const chosen = chooseFairly(waiting, running, claim.room);
    return chosen.length === 0 ? [] : markActive(tx, claim.queue, chosen);
  });
}

interface Waiting extends Shared {
  readonly id: string;
}

// A job of an earlier version has no host.
const shared = sql.raw(`coalesce(data->>'userId', '') as "userId", coalesce(data->>'host', '') as host`);

async function listRunning(tx: Tx): Promise<Shared[]> {
  const running = sql`select ${shared} from pgboss.job
    where state = 'active' and started_on > pgboss.job_now() - make_interval(secs => ${longestSeconds})
      and started_on <= pgboss.job_now() + interval '1 minute'`;
  return (await tx.execute<Shared & Record<string, unknown>>(running)).rows;
}

/** Each person's oldest jobs, without people and hosts that have as many running jobs as allowed. */
async function listWaiting(
  tx: Tx,
  { queue, isEarly, pausedHosts, except }: Claim,
  full: { userIds: string[]; hosts: string[] },
): Promise<Waiting[]> {
  const due = sql`select id, priority, created_on, ${shared} from pgboss.job
    where name = ${queue} and state < 'active' and not blocked and (${isEarly} or ${sql.raw(isDue)})
      and coalesce(data->>'userId', '') <> all(${textArray(full.userIds)})
      and coalesce(data->>'host', '') <> all(${textArray([...full.hosts, ...pausedHosts])})
      and id::text <> all(${textArray(except)})
    order by priority desc, created_on limit ${mostLookedAt}`;
  const ranked = sql`select *, row_number() over (partition by "userId" order by priority desc, created_on, id) as nth
    from (${due}) due`;
  const oldest = sql`select id, "userId", host from (${ranked}) ranked where nth <= ${mostAtOnce}
    order by priority desc, created_on, id`;
  return (await tx.execute<Waiting & Record<string, unknown>>(oldest)).rows;
}

/** What pg-boss's `fetch` writes. */
async function markActive(tx: Tx, queue: string, jobs: readonly Waiting[]): Promise<ClaimedJob[]> {
  const ids = jobs.map(({ id }) => id);
  const claimed = await tx.execute<ClaimedJob & Record<string, unknown>>(sql`
    update pgboss.job set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
      retry_count = case when started_on is null then retry_count else retry_count + 1 end
    where name = ${queue} and id = any(${sql.param(ids)}::uuid[]) and state < 'active'
    returning id, data, retry_count as "retryCount"`);
  return claimed.rows;
}

const textArray = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;
