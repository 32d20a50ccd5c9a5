import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import type { HaatAddress } from '../../scripts/processes/start-haat.ts';

const openLimitMs = 240_000;

let own: HaatAddress | undefined;

/** The Haat of this worker, which runs its files one after another, or the one that the file has started itself. */
export function sharedHaat(): HaatAddress {
  const haat = own ?? inject('haats')[Number(process.env.VITEST_POOL_ID) - 1];
  if (haat === undefined) throw new Error('no Haat was started for this worker');
  return haat;
}

/** People and terminal use this Haat until the returned function is called. */
export function useOwnHaat(haat: HaatAddress): () => void {
  own = haat;
  return () => {
    own = undefined;
  };
}

let opening: Promise<void> | undefined;

/** Rejects when the Haat of this worker doesn't open in time. */
export function untilHaatIsOpen(): Promise<void> {
  opening ??= waitFor(sharedHaat());
  return opening;
}

async function waitFor({ url }: HaatAddress): Promise<void> {
  const end = Date.now() + openLimitMs;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error(`The Haat of this worker did not open at ${url}.`);
}
