// Runs a clock for each order that waits for its shop or for a deliverer.
import type { Slice } from '../../platform/slice-context.ts';
import { deleteClocksOfOrders } from './clock.queries.ts';
import { moveClocks, pauseClock, resumeClock, startClock, stopClock } from './move-clock.ts';
import type { ClockJob, ReminderQueues, SmsJob } from './reminder-jobs.ts';
import { makeReminderSender } from './send-reminder-sms.service.ts';
import { takeSteps } from './take-steps.ts';

/** Of all orders of one server. */
const stepsAtOnce = 4;
const smsAtOnce = 2;

export const reminderSubscribers: Slice = ({ events, ...context }) => {
  const queues = makeQueues(context);
  events.on('order.placed', (tx, order) => startClock(tx, queues, order, 'shop'));
  events.on('order.proposed', (tx, order) => pauseClock(tx, queues, order));
  events.on('order.proposal_expired', (tx, order) => resumeClock(tx, queues, order));
  // The shop's proposals are withdrawn.
  events.on('shop.suspended', (tx, { cityId, shopId }) =>
    moveClocks(tx, queues, { cityId, shopId, resume: true }),
  );
  events.on('order.accepted', async (tx, order) => {
    if (order.fulfilment === 'delivery') await startClock(tx, queues, order, 'deliverer');
    else await stopClock(tx, queues, order.orderId);
  });
  events.on('order.released', (tx, order) => startClock(tx, queues, order, 'deliverer'));
  for (const end of ['order.rejected', 'order.cancelled', 'order.assigned'] as const) {
    events.on(end, (tx, { orderId }) => stopClock(tx, queues, orderId));
  }
  events.on('hours.changed', (tx, shop) => moveClocks(tx, queues, shop));
  events.on('record.changed', async (tx, { kind, id }) => {
    if (kind === 'city') await moveClocks(tx, queues, { cityId: id });
  });
  events.on('orders.archived', deleteClocksOfOrders);
};

type QueueParts = Pick<Parameters<Slice>[0], 'jobs' | 'database' | 'sms' | 'config' | 'app'>;

function makeQueues({ jobs, database, sms, config, app }: QueueParts): ReminderQueues {
  const send = makeReminderSender({ database, sms, limits: config, log: app.log });
  const queues: ReminderQueues = {
    clocks: jobs.queue<ClockJob>({
      name: 'order-clocks',
      atOnce: stepsAtOnce,
      isEndless: true,
      run: async ({ orderId }) => {
        await database.inTx((tx) => takeSteps(tx, queues, orderId));
        return 'over';
      },
    }),
    sms: jobs.queue<SmsJob>({ name: 'reminder-sms', atOnce: smsAtOnce, isEndless: true, run: send }),
  };
  return queues;
}
