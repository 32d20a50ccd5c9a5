import { makeVapidKeys } from '@haat/api/platform/push/vapid-keys';
import type { TestProject } from 'vitest/node';
import {
  copyData,
  type HaatAddress,
  haatAt,
  newPlace,
  type Place,
  type RunningHaat,
  startHaat,
} from '../../scripts/processes/start-haat.ts';

declare module 'vitest' {
  interface ProvidedContext {
    haats: readonly HaatAddress[];
  }
}

const vapid = makeVapidKeys();

/** Tests send more requests than the rate limits allow. */
const settings = {
  HAAT_DEMO: 'on',
  // The origin of the phone app's page in tests. A real one has https://localhost or capacitor://localhost.
  APP_ORIGINS: 'http://app.localhost',
  OTP_LIMIT_PER_NUMBER: '10000',
  OTP_LIMIT_PER_IP: '10000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  SMS_PER_HOUR: '100000',
  OPEN_ORDERS_PER_PERSON: '1000',
  ORDERS_PER_HOUR: '1000',
  TELLS_PER_HOUR: '1000',
  SUPPORT_REQUESTS_PER_DAY: '1000',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  // The tests' push service is on this machine.
  HAAT_UNSAFE: 'on',
};

/**
 * One Haat for each worker, so that files that run at the same time don't share the demo's people. They start while
 * other tests run already.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.vitest.config.maxWorkers });
  const places = await Promise.all(workers.map(newPlace));
  const starts = startAll(places);
  // The tests then find no Haat.
  starts.catch((error: unknown) => console.error('No Haat for the browser tests', error));
  project.provide(
    'haats',
    places.map((place) => haatAt(place, settings)),
  );
  return async () => {
    const haats = await starts.catch(() => []);
    await Promise.all(haats.map((haat) => haat.stopToCopy()));
    for (const place of places) place.remove();
  };
}

/** The demo is loaded once, because that takes longer than the rest of a start. */
async function startAll(places: readonly Place[]): Promise<RunningHaat[]> {
  const village = await (await startHaat(settings)).stopToCopy();
  for (const { dataDir } of places) copyData(village.dataDir, dataDir);
  village.remove();
  const starts = await Promise.allSettled(places.map((place) => startHaat(settings, place)));
  const haats = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failure = starts.find((start) => start.status === 'rejected');
  if (!failure) return haats;
  await Promise.all(haats.map((haat) => haat.stopToCopy()));
  throw failure.reason;
}
