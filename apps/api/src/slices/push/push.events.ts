import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { listPushDevices, problemOfEndpoint } from '../accounts/index.ts';
import type { PeopleNotified } from '../notifications/index.ts';
import { type PushDevice, type PushJob, pushJobs } from './push-jobs.ts';
import { makePushSender, type Send } from './push-sender.service.ts';

type Kind = PushDevice['kind'];
type Queues = ReadonlyMap<Kind, JobQueue<PushJob>>;

const queueNames: Readonly<Record<Kind, string>> = { WEBPUSH: 'push-to-browsers', FCM: 'push-to-phones' };

/** Of all people and hosts. */
const ordersAtOnce = 30;

/**
 * Announcements have queues of their own, and lanes of a host: two messages in each. So those of orders never wait for them, and a
 * slow answer of the host doesn't make 5,000 messages take an hour.
 */
const lanes = 8;
const announcedAtOnce = 2 * lanes;

export const pushSubscribers: Slice = ({ events, config, ...context }) => {
  const senders = sendersOf({ config, ...context });
  if (senders.size === 0) return;
  const { jobs, database, clock, app } = context;
  const makeQueues = (suffix: string, atOnce: number): Queues =>
    new Map(
      [...senders].map(([kind, send]) => {
        const warn = app.log.warn.bind(app.log);
        const run = makePushSender({ database, clock, send, warn });
        return [kind, jobs.queue<PushJob>({ name: `${queueNames[kind]}${suffix}`, atOnce, run })];
      }),
    );
  const queues = makeQueues('', ordersAtOnce);
  const announced = makeQueues('-announced', announcedAtOnce);
  const title = config.appName;
  events.on('people.notified', (tx, event) =>
    event.kind === 'announcement'
      ? addJobs(tx, announced, { event, title, lanes })
      : addJobs(tx, queues, { event, title }),
  );
};

/** Whether the settings have keys for each kind of push. */
function sendersOf({ push, config }: Pick<Parameters<Slice>[0], 'push' | 'config'>): Map<Kind, Send> {
  const senders = new Map<Kind, Send>();
  const { toBrowser, toPhone } = push;
  if (toPhone) senders.set('FCM', ({ registrationId }, ...rest) => toPhone(registrationId, ...rest));
  if (toBrowser) {
    senders.set('WEBPUSH', async ({ registrationId: endpoint, keys }, ...rest) => {
      // It may have been registered when HAAT_UNSAFE was on.
      if (!keys || problemOfEndpoint(endpoint, config.unsafe)) return { end: 'gone' };
      return toBrowser({ endpoint, keys }, ...rest);
    });
  }
  return senders;
}

interface Told {
  readonly event: PeopleNotified;
  readonly title: string;
  readonly lanes?: number;
}

async function addJobs(tx: Tx, queues: Queues, { event, ...told }: Told): Promise<void> {
  const userIds = event.notifications.map(({ userId }) => userId);
  const devices = await listPushDevices(tx, userIds, [...queues.keys()]);
  const makeTag = () => `notification-${randomUUID()}`;
  const all = pushJobs(event, devices, { ...told, at: tx.now, makeTag });
  for (const [kind, queue] of queues) {
    await queue.add(
      tx,
      all.filter((one) => one.kind === kind).map(({ job }) => job),
    );
  }
}
