// Work outside of requests, kept in the table `jobs`. A job is added in the transaction of its cause, and runs once that has
// committed.
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type ClaimedJob, claimJobs, endJob, type JobData, runJobAgain } from './claim-jobs.ts';
import type { Database, Tx } from './database.ts';
import { jobs as table } from './job.tables.ts';
import type { JobEnd, JobKind, JobQueue, JobTime } from './job-types.ts';
import { moveOldJobs } from './old-jobs.ts';
import { Polling } from './polling.ts';
import { SilentHosts } from './silent-hosts.ts';

export type { JobEnd, JobKind, JobQueue, JobRun } from './job-types.ts';

export interface JobsParts {
  readonly database: Database;
  readonly log?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
}

/** After an unexpected error. */
const againAfterErrorSeconds = 60;
const mostAttempts = 50;
/** The most jobs that one statement adds. */
const jobsAtOnce = 1_000;

type Kind = JobKind<JobData>;

interface Queue {
  readonly kind: Kind;
  readonly running: Set<Promise<void>>;
  readonly silentHosts: SilentHosts;
}

interface Look {
  /** Also jobs that wait for another attempt, or for a host that doesn't answer. */
  readonly isEarly: boolean;
  /** Skip these jobs. */
  readonly except: Set<string>;
}

export class Jobs {
  readonly #parts: JobsParts;
  readonly #queues: Queue[] = [];
  readonly #ending = new AbortController();
  readonly #polling = new Polling(() => this.#lookOnce());

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  /** The slices declare their queues while the server is built. */
  queue<Data extends JobData>(kind: JobKind<Data>): JobQueue<Data> {
    this.#queues.push({
      kind: kind as unknown as Kind, // it only gets jobs that `add` took
      running: new Set(),
      silentHosts: new SilentHosts(),
    });
    const queue = kind.name;
    return {
      add: async (tx, jobs, time) => {
        for (let at = 0; at < jobs.length; at += jobsAtOnce) {
          const chunk = jobs.slice(at, at + jobsAtOnce);
          await tx.insert(table).values(chunk.map((data) => rowOf(queue, data, time)));
        }
      },
      place: (tx, { id, data, ...time }) => placeJob(tx, { id, ...rowOf(queue, data, time) }),
      remove: async (tx, id) => {
        await tx.delete(table).where(and(eq(table.queue, queue), eq(table.id, id)));
      },
    };
  }

  /** Runs jobs as they come, until `stop`. */
  async start(): Promise<void> {
    await moveOldJobs(this.#parts.database);
    this.#polling.start();
  }

  /** Runs the jobs that are due, each once, or with `early` also those that wait. Resolves when they have ended. */
  async runDue({ early = false } = {}): Promise<number> {
    const look = { isEarly: early, except: new Set<string>() };
    for (;;) {
      const count = await this.#startAllDue(look);
      const running = this.#queues.flatMap((queue) => [...queue.running]);
      if (count === 0 && running.length === 0) return look.except.size;
      // A job that ends may free a place for a job of another queue.
      if (running.length > 0) await Promise.race(running);
    }
  }

  /** Aborts running jobs. They run again at the next start. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#polling.stop();
    await Promise.all(this.#queues.flatMap(({ running }) => [...running]));
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#startAllDue({ isEarly: false, except: new Set() });
    } catch (error) {
      this.#parts.log?.warn({ err: error }, 'could not read the job queue');
    }
  }

  async #startAllDue(look: Look): Promise<number> {
    let count = 0;
    for (const queue of this.#queues) count += await this.#startDue(queue, look);
    return count;
  }

  /** As many as there is room for. Places that become free meanwhile wait for the next look, so that each queue has its turn. */
  async #startDue(queue: Queue, { isEarly, except }: Look): Promise<number> {
    const { kind, running, silentHosts } = queue;
    const room = kind.atOnce - running.size;
    if (room <= 0 || this.#ending.signal.aborted) return 0;
    const pausedHosts = isEarly ? [] : silentHosts.paused();
    const claim = { queue: kind.name, room, isEarly, pausedHosts, except: [...except] };
    const jobs = await claimJobs(this.#parts.database, claim);
    for (const job of jobs) {
      except.add(job.id);
      const ended = this.#run(queue, job).finally(() => {
        running.delete(ended);
        this.#polling.pollNow();
      });
      running.add(ended);
    }
    return jobs.length;
  }

  async #run(queue: Queue, job: ClaimedJob): Promise<void> {
    const { kind } = queue;
    const { database, log } = this.#parts;
    try {
      const end = await this.#endOf(queue, job);
      const isGivenUp = end !== 'over' && !kind.isEndless && job.attempt >= mostAttempts;
      if (isGivenUp) log?.error({ queue: kind.name }, 'a job was given up');
      await database.inTx((tx) =>
        end === 'over' || isGivenUp ? endJob(tx, job) : runJobAgain(tx, job, end.againInSeconds),
      );
    } catch (error) {
      // It runs again after the time that no job takes.
      log?.error({ err: error, queue: kind.name }, 'the end of a job could not be written');
    }
  }

  async #endOf({ kind, silentHosts }: Queue, { data, attempt }: ClaimedJob): Promise<JobEnd> {
    const noteHost = (isSilent: boolean) => silentHosts.note(data.host, isSilent);
    try {
      return await kind.run(data, { attempt, signal: this.#ending.signal, noteHost });
    } catch (error) {
      this.#parts.log?.error({ err: error, queue: kind.name }, 'a job failed unexpectedly');
      return { againInSeconds: againAfterErrorSeconds };
    }
  }
}

const rowOf = (queue: string, data: JobData, { startAfter }: Partial<JobTime> = {}) => ({
  queue,
  userId: data.userId,
  host: data.host,
  data: { ...data },
  ...(startAfter && { dueAt: startAfter }),
});

/** An attempt of the job before may still run. It can't end this one, because the version differs. */
async function placeJob(tx: Tx, row: ReturnType<typeof rowOf> & { readonly id: string }): Promise<void> {
  const { data, host, userId, dueAt } = row;
  await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: table.id,
      set: {
        data,
        host,
        userId,
        dueAt,
        attempts: 0,
        isRunning: false,
        steppedAt: sql`now()`,
        version: sql`${table.version} + 1`,
      },
    });
}
