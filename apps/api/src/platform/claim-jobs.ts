// Takes due jobs in fair order, and writes how they ended.
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';
import { chooseJobs, findBusy, mostAtOnce, type Shared } from './fair-order.ts';
import { jobs } from './job.tables.ts';

/** At most two jobs of a person and two of a host run at once, in all queues of all servers together. */
export interface JobData {
  readonly userId: number;
  /** The host that the job calls. */
  readonly host: string;
}

export interface ClaimedJob {
  readonly id: string;
  readonly data: JobData;
  /** 1 for the first. */
  readonly attempt: number;
  readonly version: number;
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

/** A job may call its host twice, 10 s each. One that has run for longer was of a server that is gone, and runs again. */
const longestRun = sql`interval '30 seconds'`;

/** A job whose last step lies in the future was added or run while the clock was ahead. */
const isFromAhead = sql`${jobs.steppedAt} > now() + interval '1 minute'`;

const isRunning = sql`${jobs.isRunning} and ${jobs.steppedAt} > now() - ${longestRun} and not ${isFromAhead}`;

/** One from ahead runs once: a job that comes too early says when to run again. */
const isDue = sql`(${jobs.dueAt} <= now() or ${isFromAhead})`;

/** In one transaction at a time, so that all queues of several servers together keep the limits. */
export async function claimJobs(database: Database, claim: Claim): Promise<ClaimedJob[]> {
  const { queue, isEarly } = claim;
  const [first] = await database.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.queue, queue), isEarly ? undefined : isDue))
    .limit(1);
  if (!first) return [];
  return database.inTx(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('running jobs'))`);
    const running = await tx.select(shared).from(jobs).where(isRunning);
    const waiting = await listWaiting(tx, claim, findBusy(running));
    const chosen = chooseJobs(waiting, running, claim.room);
    return chosen.length === 0 ? [] : markRunning(tx, chosen);
  });
}

interface Waiting extends Shared {
  readonly id: string;
}

const shared = { userId: jobs.userId, host: jobs.host };

/** Each person's oldest jobs, without people and hosts that have as many running jobs as allowed. */
async function listWaiting(
  tx: Tx,
  { queue, isEarly, pausedHosts, except }: Claim,
  full: { userIds: number[]; hosts: string[] },
): Promise<Waiting[]> {
  const due = tx
    .select({
      id: jobs.id,
      dueAt: jobs.dueAt,
      ...shared,
      nth: sql<number>`row_number() over (partition by ${jobs.userId} order by ${jobs.dueAt}, ${jobs.id})`.as(
        'nth',
      ),
    })
    .from(
      tx
        .select()
        .from(jobs)
        .where(
          and(
            eq(jobs.queue, queue),
            sql`not (${isRunning})`,
            isEarly ? undefined : isDue,
            sql`${jobs.userId} <> all(${sql.param(full.userIds)}::int[])`,
            sql`${jobs.host} <> all(${sql.param([...full.hosts, ...pausedHosts])}::text[])`,
            sql`${jobs.id} <> all(${sql.param(except)}::uuid[])`,
          ),
        )
        .orderBy(jobs.dueAt)
        .limit(mostLookedAt)
        .as('jobs'),
    )
    .as('due');
  return tx
    .select({ id: due.id, userId: due.userId, host: due.host })
    .from(due)
    .where(sql`${due.nth} <= ${mostAtOnce}`)
    .orderBy(due.dueAt, due.id);
}

async function markRunning(tx: Tx, chosen: readonly Waiting[]): Promise<ClaimedJob[]> {
  const claimed = await tx
    .update(jobs)
    .set({ ...step, isRunning: true, attempts: sql`${jobs.attempts} + 1` })
    .where(sql`${jobs.id} = any(${sql.param(chosen.map(({ id }) => id))}::uuid[])`)
    .returning({ id: jobs.id, data: jobs.data, attempt: jobs.attempts, version: jobs.version });
  return claimed as unknown as ClaimedJob[]; // a queue's `add` wrote its data
}

const step = { steppedAt: sql`now()`, version: sql`${jobs.version} + 1` };

/** Does nothing when the job was replaced or removed meanwhile, or taken again after too long. */
const isSame = ({ id, version }: ClaimedJob) => and(eq(jobs.id, id), eq(jobs.version, version));

export async function endJob(tx: Tx, job: ClaimedJob): Promise<void> {
  await tx.delete(jobs).where(isSame(job));
}

export async function runJobAgain(tx: Tx, job: ClaimedJob, inSeconds: number): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...step, isRunning: false, dueAt: sql`now() + make_interval(secs => ${inSeconds})` })
    .where(isSame(job));
}
