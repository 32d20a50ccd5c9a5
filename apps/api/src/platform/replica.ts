// Reads from a replica as long as it is at most a second behind. Otherwise, and after an error, the primary answers.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openPool, type PoolOptions } from './connections.ts';
import type { Db } from './read-only-db.ts';
import { sqlStateOf } from './sql-state.ts';

const behindAtMostMs = 1_000;
const lookEveryMs = 250;

export interface ReplicaOptions extends Omit<PoolOptions, 'isReadOnly'> {
  /** Connections to the primary that only read. */
  readonly primary: pg.Pool;
  /** Called when the replica starts or stops answering. */
  readonly onChange?: ((isUsed: boolean) => void) | undefined;
}

export interface Replica {
  readonly db: Db;
  close(): Promise<void>;
}

/** A position in the primary's log, and when it was read. */
interface Mark {
  readonly at: number;
  readonly position: number;
}

export function openReplica(options: ReplicaOptions): Replica {
  const { primary } = options;
  const pool = openPool({ ...options, isReadOnly: true, connectLimitMs: behindAtMostMs });
  const age = watchAge(pool, options);
  const query = async (...args: unknown[]): Promise<unknown> => {
    if (!age.isYoung()) return ask(primary, args);
    try {
      return await ask(pool, args);
    } catch (error) {
      if (sqlStateOf(error) === statementTimeout) throw error;
      return ask(primary, args);
    }
  };
  return {
    db: drizzle({ query } as unknown as pg.Pool) as unknown as Db, // Drizzle only calls `query` outside of transactions
    close: async () => {
      age.stop();
      await pool.end();
    },
  };
}

/** The same statement would take as long on the primary. */
const statementTimeout = '57014';

const ask = (pool: pg.Pool, args: unknown[]): Promise<unknown> =>
  (pool.query as (...args: unknown[]) => Promise<unknown>)(...args); // one of pg's overloads, whichever is called

/** Compares positions in the log. The time of the last replayed transaction says nothing while nobody writes. */
function watchAge(
  pool: ReturnType<typeof openPool>,
  { url, primary, onChange }: ReplicaOptions,
): { isYoung(): boolean; stop(): void } {
  const marks: Mark[] = [];
  let currentAt = Number.NEGATIVE_INFINITY;
  let told: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  const isYoung = (): boolean => performance.now() - currentAt <= behindAtMostMs;

  const look = async (): Promise<void> => {
    const at = performance.now();
    const [written, replayed] = await readPositions(primary, pool);
    if (written !== undefined) marks.push({ at, position: written });
    const mark = takeReached(marks, replayed);
    if (mark) currentAt = mark.at;
    if (replayed === undefined) {
      currentAt = Number.NEGATIVE_INFINITY;
      // Statements that wait for a dead replica fail, and the primary answers them.
      pool.moveTo(url);
    }
    if (isYoung() !== told) {
      told = isYoung();
      onChange?.(told);
    }
    if (timer) plan();
  };
  const plan = (): void => {
    timer = setTimeout(look, lookEveryMs).unref();
  };
  plan();
  return {
    isYoung,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** The marks of a minute. A replica that is further behind is compared with newer marks only. */
const marksKept = 240;

/** The newest mark that the replica has replayed. Forgets the older ones. */
function takeReached(marks: Mark[], replayed: number | undefined): Mark | undefined {
  const reached = marks.findLastIndex(({ position }) => replayed !== undefined && position <= replayed);
  const mark = marks[reached];
  marks.splice(0, Math.max(reached, marks.length - marksKept));
  return mark;
}

/** How far the primary has written, and how far the replica has replayed it. */
const readPositions = (primary: pg.Pool, replica: pg.Pool) =>
  Promise.all([
    readPosition(primary, 'case when not pg_is_in_recovery() then pg_current_wal_lsn() end'),
    readPosition(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
  ]);

/** Undefined when the server doesn't answer, or has another role. */
async function readPosition(pool: pg.Pool, position: string): Promise<number | undefined> {
  const text = `select pg_wal_lsn_diff(${position}, '0/0')::float8 as position`;
  try {
    const { rows } = await pool.query({ text, query_timeout: behindAtMostMs } as pg.QueryConfig); // missing in pg's types
    return rows[0]?.position ?? undefined;
  } catch {
    return undefined;
  }
}
