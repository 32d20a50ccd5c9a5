// Work outside of requests, kept in PostgreSQL by pg-boss. A job is added in the transaction of its cause, and runs once
// that has committed. The tables come from Haat's own migrations.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db as BossDb, PgBoss } from 'pg-boss';
import type { Database, Tx } from './database.ts';

/** A job that isn't over runs again after this time. */
export type JobEnd = 'over' | { readonly againInSeconds: number };

export interface JobRun {
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

export interface JobKind<Data extends object> {
  readonly name: string;
  /** How many run at once in one process. */
  readonly atOnce: number;
  /** It may run again after a crash, so doing it twice must be harmless. */
  readonly run: (data: Data, job: JobRun) => Promise<JobEnd>;
}

export interface JobQueue<Data extends object> {
  /** Adds jobs to the transaction. */
  add(tx: Tx, jobs: readonly Data[]): Promise<void>;
}

export interface JobsParts {
  readonly database: Database;
  /** Removes old rows and finds jobs of crashed servers. One process of a server does. */
  readonly supervises: boolean;
  readonly log?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
}

const lookEveryMs = 1_000;
/** A job that a crashed server was running runs again after this time. No job may take longer. */
const expireInSeconds = 60;
/** After an unexpected error. */
const againAfterErrorSeconds = 60;
const mostAttempts = 50;
/** In one statement. */
const jobsAtOnce = 1_000;
const schema = 'pgboss';

type Kind = JobKind<object>;
type Fetched = { readonly id: string; readonly data: object; readonly retryCount: number };

/** pg-boss is only loaded where a queue is declared, because it takes memory. */
export class Jobs {
  readonly #parts: JobsParts;
  readonly #kinds: Kind[] = [];
  readonly #running = new Map<string, Set<Promise<void>>>();
  readonly #ending = new AbortController();
  #boss: Promise<PgBoss> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<unknown> = Promise.resolve();

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  /** The slices declare their queues while the server is built. */
  queue<Data extends object>(kind: JobKind<Data>): JobQueue<Data> {
    this.#kinds.push(kind as unknown as Kind); // it only gets jobs that `add` took
    this.#running.set(kind.name, new Set());
    return {
      add: async (tx, jobs) => {
        if (jobs.length === 0) return;
        const boss = await this.#open();
        const { fromDrizzle } = await import('pg-boss');
        const db = fromDrizzle(tx, sql);
        for (let at = 0; at < jobs.length; at += jobsAtOnce) {
          const chunk = jobs.slice(at, at + jobsAtOnce).map((data) => ({ data }));
          await boss.insert(kind.name, chunk, { db });
        }
      },
    };
  }

  /** Loads pg-boss, unless no queue is declared. The first `add` would do it, within a transaction. */
  async open(): Promise<void> {
    if (this.#kinds.length > 0) await this.#open();
  }

  /** Runs jobs as they come, until `stop`. */
  start(): void {
    if (this.#kinds.length === 0) return;
    const look = (): void => {
      this.#look = this.#lookOnce().finally(() => {
        if (!this.#ending.signal.aborted) this.#timer = setTimeout(look, lookEveryMs).unref();
      });
    };
    look();
  }

  /** Runs the jobs that are due, or with `early` also those that wait for another attempt. Resolves when they have ended. */
  async runDue({ early = false } = {}): Promise<number> {
    let count = 0;
    for (const kind of this.#kinds) count += await this.#fetch(kind, jobsAtOnce, early);
    await this.#settled();
    return count;
  }

  /** Aborts running jobs. They run again at the next start. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#ending.abort();
    await this.#look;
    await this.#settled();
    const boss = await this.#boss?.catch(() => undefined);
    await boss?.stop({ graceful: false, close: false });
  }

  async #settled(): Promise<void> {
    await Promise.all([...this.#running.values()].flatMap((jobs) => [...jobs]));
  }

  async #lookOnce(): Promise<void> {
    try {
      for (const kind of this.#kinds) {
        const free = kind.atOnce - (this.#running.get(kind.name)?.size ?? 0);
        if (free > 0) await this.#fetch(kind, free, false);
      }
    } catch (error) {
      this.#parts.log?.warn({ err: error }, 'could not read the job queue');
    }
  }

  async #fetch(kind: Kind, batchSize: number, ignoreStartAfter: boolean): Promise<number> {
    const boss = await this.#open();
    const jobs = await boss.fetch<object>(kind.name, { batchSize, ignoreStartAfter });
    const running = this.#running.get(kind.name);
    for (const job of jobs) {
      const ended = this.#run(boss, kind, job).finally(() => running?.delete(ended));
      running?.add(ended);
    }
    return jobs.length;
  }

  async #run(boss: PgBoss, kind: Kind, job: Fetched): Promise<void> {
    try {
      const end = await this.#endOf(kind, job);
      if (end === 'over') await boss.deleteJob(kind.name, job);
      else await this.#runAgain(boss, kind, job, end.againInSeconds);
    } catch (error) {
      // It runs again when it expires.
      this.#parts.log?.error({ err: error, queue: kind.name }, 'the end of a job could not be written');
    }
  }

  async #endOf(kind: Kind, { data, retryCount }: Fetched): Promise<JobEnd> {
    try {
      return await kind.run(data, { attempt: retryCount + 1, signal: this.#ending.signal });
    } catch (error) {
      this.#parts.log?.error({ err: error, queue: kind.name }, 'a job failed unexpectedly');
      return { againInSeconds: againAfterErrorSeconds };
    }
  }

  async #runAgain(boss: PgBoss, { name }: Kind, job: Fetched, startAfter: number): Promise<void> {
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
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: throughPool(this.#parts.database),
      schema,
      migrate: false,
      supervise: this.#parts.supervises,
      schedule: false,
      // Needs the owner of the tables, which the server isn't.
      reindex: false,
    });
    boss.on('error', (error) => this.#parts.log?.warn({ err: error }, 'the job queue has a problem'));
    await boss.start();
    for (const { name } of this.#kinds) {
      await boss.createQueue(name, { retryLimit: mostAttempts, expireInSeconds, deleteAfterSeconds: 3_600 });
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
