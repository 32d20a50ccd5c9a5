// Work outside of requests, kept in PostgreSQL by pg-boss. A job is added in the transaction of its cause, and runs once
// that has committed. The tables come from Haat's own migrations.

import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db as BossDb, PgBoss } from 'pg-boss';
import { type ClaimedJob, claimJobs, type JobData } from './claim-jobs.ts';
import type { Database } from './database.ts';
import type { JobEnd, JobKind, JobQueue } from './job-types.ts';
import { removeWithCommit, sentWithCommit } from './placed-jobs.ts';
import { Polling } from './polling.ts';
import { SilentHosts } from './silent-hosts.ts';

export type { JobEnd, JobKind, JobQueue, JobRun } from './job-types.ts';

export interface JobsParts {
  readonly database: Database;
  /** Removes old rows and finds jobs of crashed servers. One process of each server does this. */
  readonly supervises: boolean;
  /** Shorter in tests. */
  readonly superviseSeconds?: number;
  readonly log?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
}

/** A job that a crashed server was running runs again after this time. No job may take longer. */
const expireInSeconds = 60;
/** How often jobs of crashed servers are looked for. */
const superviseEverySeconds = 20;
/** After an unexpected error. */
const againAfterErrorSeconds = 60;
const mostAttempts = 50;
/** The largest number that the column holds. */
const mostRetries = 2_147_483_647;
/** The most jobs that one statement adds. */
const jobsAtOnce = 1_000;
const schema = 'pgboss';

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

/** pg-boss is only loaded where a queue is declared, because it takes memory. */
export class Jobs {
  readonly #parts: JobsParts;
  readonly #queues: Queue[] = [];
  readonly #ending = new AbortController();
  #boss: Promise<PgBoss> | undefined;
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
    const placeFirst: JobQueue<Data>['placeFirst'] = async (tx, job) => {
      const boss = await this.#open();
      await boss.insert(kind.name, [job], { db: sentWithCommit(tx) });
    };
    return {
      add: async (tx, jobs, when) => {
        if (jobs.length === 0) return;
        const boss = await this.#open();
        const { fromDrizzle } = await import('pg-boss');
        const db = fromDrizzle(tx, sql);
        for (let at = 0; at < jobs.length; at += jobsAtOnce) {
          const chunk = jobs.slice(at, at + jobsAtOnce).map((data) => ({ ...when, data }));
          await boss.insert(kind.name, chunk, { db });
        }
      },
      placeFirst,
      place: (tx, job) => {
        removeWithCommit(tx, kind.name, job.id);
        return placeFirst(tx, job);
      },
      remove: (tx, id) => removeWithCommit(tx, kind.name, id),
    };
  }

  /** Loads pg-boss, unless no queue is declared. The first `add` would do it, within a transaction. */
  async open(): Promise<void> {
    if (this.#queues.length > 0) await this.#open();
  }

  /** Runs jobs as they come, until `stop`. */
  start(): void {
    if (this.#queues.length > 0) this.#polling.start();
  }

  /** Runs the jobs that are due, each once, or with `early` also those that wait. Resolves when they have ended. */
  async runDue({ early = false } = {}): Promise<number> {
    const look = { isEarly: early, except: new Set<string>() };
    await this.#open();
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
    const boss = await this.#boss?.catch(() => undefined);
    await boss?.stop({ graceful: false, close: false });
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#open();
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

  /** As many as there is room for. */
  async #startDue(queue: Queue, { isEarly, except }: Look): Promise<number> {
    const { kind, running, silentHosts } = queue;
    for (let count = 0; ; ) {
      const room = kind.atOnce - running.size;
      if (room <= 0 || this.#ending.signal.aborted) return count;
      const pausedHosts = isEarly ? [] : silentHosts.paused();
      const claim = { queue: kind.name, room, isEarly, pausedHosts, except: [...except] };
      const jobs = await claimJobs(this.#parts.database, claim);
      if (jobs.length === 0) return count;
      count += jobs.length;
      for (const job of jobs) {
        except.add(job.id);
        const ended = this.#run(queue, job).finally(() => {
          running.delete(ended);
          this.#polling.lookNow();
        });
        running.add(ended);
      }
    }
  }

  async #run(queue: Queue, job: ClaimedJob): Promise<void> {
    const { name } = queue.kind;
    try {
      const boss = await this.#open();
      const end = await this.#endOf(queue, job);
      if (end === 'over') await boss.deleteJob(name, job);
      else await this.#runAgain(boss, name, job, end.againInSeconds);
    } catch (error) {
      // It runs again when it expires.
      this.#parts.log?.error({ err: error, queue: name }, 'the end of a job could not be written');
    }
  }

  async #endOf({ kind, silentHosts }: Queue, { data, retryCount }: ClaimedJob): Promise<JobEnd> {
    const noteHost = (isSilent: boolean) => silentHosts.note(data.host, isSilent);
    try {
      return await kind.run(data, { attempt: retryCount + 1, signal: this.#ending.signal, noteHost });
    } catch (error) {
      this.#parts.log?.error({ err: error, queue: kind.name }, 'a job failed unexpectedly');
      return { againInSeconds: againAfterErrorSeconds };
    }
  }

  async #runAgain(boss: PgBoss, name: string, job: ClaimedJob, startAfter: number): Promise<void> {
    const { fromDrizzle } = await import('pg-boss');
    await this.#parts.database.inTx(async (tx) => {
      const db = fromDrizzle(tx, sql);
      await boss.fail(name, job, null, { db });
      await boss.update(name, undefined, { id: job.id, startAfter, db });
    });
  }

  #open(): Promise<PgBoss> {
    this.#boss ??= this.#openBoss().catch((error) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  async #openBoss(): Promise<PgBoss> {
    const { PgBoss, systemClock } = await import('pg-boss');
    const { database, supervises, superviseSeconds = superviseEverySeconds } = this.#parts;
    const boss = new PgBoss({
      db: throughPool(database),
      schema,
      migrate: false,
      supervise: supervises,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      // It waits until a time, so a clock that is set back by an hour would stop it for an hour.
      clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
      schedule: false,
      // Needs the owner of the tables, which the server isn't.
      reindex: false,
    });
    boss.on('error', (error) => this.#parts.log?.warn({ err: error }, 'the job queue has a problem'));
    await boss.start();
    for (const { name, isEndless } of this.#queues.map(({ kind }) => kind)) {
      const retryLimit = isEndless ? mostRetries : mostAttempts;
      await boss.createQueue(name, { retryLimit, expireInSeconds, deleteAfterSeconds: 3_600 });
      // pg-boss reads a queue before its first job, on a connection of its own. Transactions that use up all connections
      // would wait for that.
      await boss.insert(name, []);
    }
    return boss;
  }
}

/** A failed statement may leave a transaction open that pg-boss began, so its connection isn't used again. */
function throughPool({ pool }: Database): BossDb {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      let isBroken = true;
      try {
        const result = await client.query(text, values);
        isBroken = false;
        return result;
      } finally {
        client.release(isBroken);
      }
    },
  };
}
