// Removes rows that slices no longer need. Steps run one after another, in small transactions, in one process at a time.
import type { ClientBase } from 'pg';
import { releaseLock, tryLock } from './advisory-lock.ts';
import type { Database } from './database.ts';

export interface SweepStep {
  /** What it removes, in plural, such as 'expired sessions'. */
  readonly what: string;
  /** Removes at most `atMost` rows and returns how many. Called again until it removes fewer. */
  readonly removeSome: (inTx: Database['inTx'], atMost: number) => Promise<number>;
}

export interface Swept {
  readonly what: string;
  readonly removed: number;
  /** Why the step stopped early. */
  readonly failure?: unknown;
}

const rowsAtOnce = 500;

/** Any number, the same in every process of Haat and in no other program on the same database. */
const sweepLock = 4_821_077_303;

export class Sweeps {
  readonly #steps: SweepStep[] = [];

  add(step: SweepStep): void {
    this.#steps.push(step);
  }

  /** Runs all steps, even if one fails. After an abort only the current batch is finished. */
  async run(database: Database, signal?: AbortSignal): Promise<Swept[]> {
    const swept: Swept[] = [];
    for (const step of this.#steps) {
      if (signal?.aborted) break;
      swept.push(await runStep(step, database, signal));
    }
    return swept;
  }
}

async function runStep(
  { what, removeSome }: SweepStep,
  database: Database,
  signal?: AbortSignal,
): Promise<Swept> {
  let removed = 0;
  try {
    for (let last = rowsAtOnce; last >= rowsAtOnce && !signal?.aborted; removed += last) {
      last = await removeSome(database.inTx, rowsAtOnce);
    }
    return { what, removed };
  } catch (failure) {
    return { what, removed, failure };
  }
}

/** Keeps all sweeps away until `releaseLock`. False when a sweep or a backup is running. */
export const tryHoldSweeps = (client: ClientBase): Promise<boolean> => tryLock(client, sweepLock);

/** Undefined when another process is sweeping or makes a backup, which needs all pictures of its rows. */
export async function whileSweeping<T>({ pool }: Database, work: () => Promise<T>): Promise<T | undefined> {
  const connection = await pool.connect();
  try {
    if (!(await tryLock(connection, sweepLock))) return undefined;
    try {
      return await work();
    } finally {
      await releaseLock(connection);
    }
  } finally {
    connection.release();
  }
}
