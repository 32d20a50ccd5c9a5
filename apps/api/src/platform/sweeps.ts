// Removes rows that slices no longer need, and checks those that must agree. Steps run one after another, in small
// transactions, in one process at a time.
import type { ClientBase } from 'pg';
import { releaseLock, tryLock } from './advisory-lock.ts';
import type { Database } from './database.ts';

export interface SweepStep {
  /** What it removes, in plural, such as 'expired sessions'. */
  readonly what: string;
  /** Runs after the others, because it removes what they have stopped pointing to. */
  readonly isLast?: true;
  /** Removes at most `atMost` rows and returns how many. Called again until it removes fewer. */
  readonly removeSome: (inTx: Database['inTx'], atMost: number) => Promise<number>;
}

/** Finds rows that contradict each other. That is a bug, or somebody changed them by hand. */
export interface SweepCheck {
  /** What is wrong, in plural, such as 'balances that differ from their lines'. */
  readonly what: string;
  /** The ids of the wrong rows. */
  readonly findWrong: (database: Database) => Promise<readonly number[]>;
}

export interface Swept {
  readonly what: string;
  readonly removed: number;
  /** What a check found. Undefined for a step that removes. */
  readonly wrong?: readonly number[];
  /** Why the step stopped early. */
  readonly failure?: unknown;
}

const rowsAtOnce = 500;

/** Any number, the same in every process of Haat and in no other program on the same database. */
const sweepLock = 4_821_077_303;

export class Sweeps {
  readonly #steps: SweepStep[] = [];
  readonly #checks: SweepCheck[] = [];

  add(step: SweepStep): void {
    this.#steps.push(step);
  }

  check(check: SweepCheck): void {
    this.#checks.push(check);
  }

  #inOrder(): SweepStep[] {
    const isLast = (step: SweepStep) => step.isLast === true;
    return [...this.#steps.filter((step) => !isLast(step)), ...this.#steps.filter(isLast)];
  }

  /** Runs all steps and then the checks, even if one fails. After an abort only the current batch is finished. */
  async run(database: Database, signal?: AbortSignal): Promise<Swept[]> {
    const swept: Swept[] = [];
    for (const step of this.#inOrder()) {
      if (signal?.aborted) break;
      swept.push(await runStep(step, database, signal));
    }
    for (const check of this.#checks) {
      if (signal?.aborted) break;
      swept.push(await runCheck(check, database));
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

async function runCheck({ what, findWrong }: SweepCheck, database: Database): Promise<Swept> {
  try {
    return { what, removed: 0, wrong: await findWrong(database) };
  } catch (failure) {
    return { what, removed: 0, failure };
  }
}

/** Keeps all sweeps away until `releaseLock`. False when a sweep or a backup is running. */
export const tryLockSweeps = (client: ClientBase): Promise<boolean> => tryLock(client, sweepLock);

/** Undefined when another process is sweeping or makes a backup, which needs all pictures of its rows. */
export async function withSweepLock<T>({ pool }: Database, work: () => Promise<T>): Promise<T | undefined> {
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
