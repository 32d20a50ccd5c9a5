// Updates the search texts of products whose type was renamed. It runs right after the change, and again later for a
// product that was being created with the old name meanwhile. After a restart it continues.
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { listShopsWithStaleTexts, renewShopTexts } from '../products/index.ts';
import { listRenamedTypes, noteTextsRenewed, type RenamedType } from '../shops/index.ts';
import { renewCatalogueTexts } from './renew-catalogue-texts.ts';

/** Longer than any transaction that creates a product. */
const creationMs = 60_000;

const callerWaitsMs = 2_000;
const lookEveryMs = 30_000;

export interface TypeTexts {
  /** Renews all stale texts. */
  renew(): Promise<void>;
  /** The same, but resolves after two seconds while the rest goes on. */
  renewSoon(): Promise<void>;
  /** Also renews from time to time. */
  follow(): void;
  close(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

export function makeTypeTexts({ database, clock, onFailure }: Parts): TypeTexts {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const renew = (): Promise<void> => {
    const next = running.then(async () => {
      for (const type of await listRenamedTypes(database.db))
        await renewType(type, { database, clock, isClosed: () => isClosed });
    });
    running = next.catch(onFailure);
    return next;
  };

  return {
    renew,
    renewSoon: () =>
      Promise.race([renew().catch(() => undefined), wait(callerWaitsMs, undefined, { ref: false })]),
    follow: () => {
      timer = setInterval(() => renew().catch(() => undefined), lookEveryMs);
      timer.unref();
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}

interface Renewal extends Omit<Parts, 'onFailure'> {
  readonly isClosed: () => boolean;
}

async function renewType(type: RenamedType, { database, clock, isClosed }: Renewal): Promise<void> {
  for (;;) {
    const shops = await listShopsWithStaleTexts(database.db, type);
    for (const shop of shops) {
      if (isClosed()) return;
      await database.inTx((tx) => renewShopTexts(tx, type, shop));
    }
    if (shops.length === 0) break;
  }
  while (!isClosed() && (await database.inTx((tx) => renewCatalogueTexts(tx, type))) > 0);
  const isLateEnough = clock.now().getTime() - type.renamedAt.getTime() >= creationMs;
  if (isLateEnough && !isClosed()) await database.inTx((tx) => noteTextsRenewed(tx, type));
}
