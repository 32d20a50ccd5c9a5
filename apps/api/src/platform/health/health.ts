// Whether this server can answer requests, for load balancers and service managers.
import { getHeapStatistics } from 'node:v8';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { makeCached } from '../meters/cached.ts';
import { readMigrationTimes } from '../migration-files.ts';
import { type Release, release } from '../release.ts';

type Check = 'ok' | 'failed';

export interface Health extends Release {
  readonly status: 'ready' | 'starting' | 'stopping' | 'unavailable';
  /** Empty while the server starts. */
  readonly checks: Partial<Readonly<Record<'database' | 'migrations' | 'memory', Check>>>;
}

export const starting = (): Health => ({ status: 'starting', ...release(), checks: {} });

/** Nobody can load the database by asking more often. */
const keepMs = 500;
const answerLimitMs = 1_500;

export class Readiness {
  readonly #readChecks: () => Promise<Health['checks'] | undefined>;
  #isStopping = false;
  #wasAsked = false;

  constructor({ pools }: Pick<Database, 'pools'>, memory = readMemoryLeft) {
    const wanted = readMigrationTimes();
    const read = async () => ({
      ...(await checkDatabase(pools.reading, wanted)),
      memory: asCheck(hasMemory(memory())),
    });
    this.#readChecks = makeCached(keepMs, read, () => undefined);
  }

  /** Whether anybody watches, and so should see that the server stops. */
  get wasAsked(): boolean {
    return this.#wasAsked;
  }

  stop(): void {
    this.#isStopping = true;
  }

  async look(): Promise<Health> {
    this.#wasAsked = true;
    const found = await this.#readChecks();
    // A database that doesn't answer in time is gone, too.
    const checks = found ?? { database: 'failed', migrations: 'failed', memory: 'ok' };
    const isReady = Object.values(checks).every((check) => check === 'ok');
    const status = this.#isStopping ? 'stopping' : isReady ? 'ready' : 'unavailable';
    return { status, ...release(), checks };
  }
}

const asCheck = (isFine: boolean): Check => (isFine ? 'ok' : 'failed');

/** Newer servers may have added migrations. */
async function checkDatabase(pool: pg.Pool, wanted: readonly number[]) {
  const text = 'select count(*)::int as applied from drizzle.__drizzle_migrations where created_at = any($1)';
  try {
    const { rows } = await pool.query({
      text,
      values: [wanted],
      query_timeout: answerLimitMs,
    } as pg.QueryConfig); // missing in pg's types
    return { database: asCheck(true), migrations: asCheck(rows[0]?.applied === wanted.length) };
  } catch {
    return { database: asCheck(false), migrations: asCheck(false) };
  }
}

export interface MemoryLeft {
  /** What the system would still give to this process. */
  readonly availableBytes: number;
  readonly heapBytes: number;
  readonly heapLimitBytes: number;
}

function readMemoryLeft(): MemoryLeft {
  const { used_heap_size: heapBytes, heap_size_limit: heapLimitBytes } = getHeapStatistics();
  return { availableBytes: process.availableMemory(), heapBytes, heapLimitBytes };
}

const leastAvailableBytes = 32 * 1024 * 1024;
const mostOfHeap = 0.95;

export const hasMemory = ({ availableBytes, heapBytes, heapLimitBytes }: MemoryLeft): boolean =>
  availableBytes >= leastAvailableBytes && heapBytes <= mostOfHeap * heapLimitBytes;
