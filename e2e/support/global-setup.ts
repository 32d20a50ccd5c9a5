import { makeVapidKeys } from '@haat/api/platform/push/vapid-keys';
import type { TestProject } from 'vitest/node';
import { type RunningHaat, startHaat } from '../../scripts/processes/start-haat.ts';

type SharedHaat = Pick<RunningHaat, 'url' | 'logFile' | 'env'>;

declare module 'vitest' {
  interface ProvidedContext {
    haats: readonly SharedHaat[];
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
  SUPPORT_REQUESTS_PER_DAY: '1000',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  // The tests' push service is on this machine.
  HAAT_UNSAFE: 'on',
};

/** One Haat for each worker, so that files that run at the same time don't share the demo's people. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.vitest.config.maxWorkers });
  const starts = await Promise.allSettled(workers.map(() => startHaat(settings)));
  const haats = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(haats.map((haat) => haat.stop()));
  };
  const failure = starts.find((start) => start.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  project.provide(
    'haats',
    haats.map(({ url, logFile, env }) => ({ url, logFile, env })),
  );
  return stop;
}
