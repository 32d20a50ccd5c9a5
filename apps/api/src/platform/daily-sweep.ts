// Sweeps once a day, after 03:00. A server that was off then sweeps soon after its start.

import { eq, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database, Tx } from './database.ts';
import { sweepDays } from './sweep.tables.ts';
import { type Sweeps, type Swept, withSweepLock } from './sweeps.ts';
import { dayInZone } from './zoned-time.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;

export interface DailySweepParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sweeps: Sweeps;
  readonly timeZone: string;
  readonly log?: Log;
}

const quietHourMs = 3 * 60 * 60 * 1000;
const idsInLog = 20;
const lookEveryMs = 5 * 60 * 1000;

/** Checks every five minutes whether a sweep is due. `stop` waits for the current batch, not for the whole sweep. */
export function startDailySweep(parts: DailySweepParts): { stop(): Promise<void> } {
  const ending = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const look = (): void => {
    if (isRunning) return;
    isRunning = true;
    running = sweepIfDue(parts, ending.signal)
      .catch((error) => parts.log?.warn({ err: error }, 'the daily sweep failed'))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

/** What was removed. Undefined when today's sweep is done or runs in another process. */
export async function sweepIfDue(parts: DailySweepParts, signal?: AbortSignal): Promise<Swept[] | undefined> {
  const { database, clock, sweeps, timeZone, log } = parts;
  const day = dayInZone(new Date(clock.now().getTime() - quietHourMs), timeZone);
  if (await isSwept(database, day)) return undefined;
  return withSweepLock(database, async () => {
    if (await isSwept(database, day)) return undefined;
    const swept = await sweeps.run(database, signal);
    if (log) tell(log, swept);
    if (signal?.aborted) return swept;
    await database.inTx((tx) => noteSwept(tx, day));
    return swept;
  });
}

async function isSwept({ db }: Database, day: string): Promise<boolean> {
  const rows = await db.select().from(sweepDays).where(eq(sweepDays.day, day));
  return rows.length > 0;
}

async function noteSwept(tx: Tx, day: string): Promise<void> {
  await tx.delete(sweepDays).where(ne(sweepDays.day, day));
  await tx.insert(sweepDays).values({ day }).onConflictDoNothing();
}

function tell(log: Log, swept: readonly Swept[]): void {
  for (const { what, failure, wrong = [] } of swept) {
    if (failure !== undefined) log.warn({ err: failure }, `could not sweep ${what}`);
    if (wrong.length > 0) log.error({ ids: wrong.slice(0, idsInLog) }, `there are ${wrong.length} ${what}`);
  }
  log.info(
    {
      removed: Object.fromEntries(
        swept.filter(({ wrong }) => !wrong).map(({ what, removed }) => [what, removed]),
      ),
    },
    'daily sweep done',
  );
}
