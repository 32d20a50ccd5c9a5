// Starts and stops the clocks of orders. The job is written in the same transaction.
import type { Tx } from '../../platform/database.ts';
import type { OrderEvent } from '../orders/index.ts';
import { deleteClock, lockClock, lockClocksOf, writeClock } from './clock.queries.ts';
import { countedSeconds, nextStepAt, type OrderClock, stepsLeft } from './order-clock.ts';
import { clockJobId, type ReminderQueues } from './reminder-jobs.ts';
import { type ReminderPlace, viewReminderPlace } from './reminder-place.views.ts';

type Clocked = Pick<OrderEvent, 'orderId' | 'cityId' | 'shopId'>;

/** `shop`: the order waits for its shop, whose opening hours count. `request`: it waits for a deliverer. */
export async function startClock(
  tx: Tx,
  queues: ReminderQueues,
  { orderId, cityId, shopId }: Clocked,
  waitsFor: 'shop' | 'deliverer',
): Promise<void> {
  const place = await viewReminderPlace(tx, shopId);
  const hours = waitsFor === 'shop' ? hoursOf(place) : allDay;
  const clock = { orderId, cityId, shopId, countedSeconds: 0, countingSince: tx.now, ...hours };
  await setClock(tx, queues, { ...clock, taken: [] }, place);
}

const allDay = { openingTime: null, closingTime: null, closedWeekdays: [], closedDays: [] };

const hoursOf = ({ openingTime, closingTime, closedWeekdays, closedDays }: ReminderPlace) => ({
  openingTime,
  closingTime,
  closedWeekdays,
  closedDays,
});

export async function stopClock(tx: Tx, { clocks }: ReminderQueues, orderId: number): Promise<void> {
  await deleteClock(tx, orderId);
  await clocks.remove(tx, clockJobId(orderId));
}

/** Writes the clock and places its job. A clock without a step left ends. */
export async function setClock(
  tx: Tx,
  queues: ReminderQueues,
  clock: OrderClock,
  { delays, timeZone, retailer }: ReminderPlace,
): Promise<void> {
  if (stepsLeft(clock, delays).length === 0) return stopClock(tx, queues, clock.orderId);
  await writeClock(tx, clock);
  const id = clockJobId(clock.orderId);
  const startAfter = nextStepAt(clock, delays, timeZone);
  if (!startAfter) return queues.clocks.remove(tx, id);
  const data = { orderId: clock.orderId, userId: retailer.id, host: `order ${clock.orderId}` };
  await queues.clocks.place(tx, { id, startAfter, data });
}

/** It stands still while the shop waits for the customer. */
export async function pauseClock(
  tx: Tx,
  queues: ReminderQueues,
  { orderId, shopId }: Clocked,
): Promise<void> {
  const clock = await lockClock(tx, orderId);
  if (!clock) return;
  const place = await viewReminderPlace(tx, shopId);
  await setClock(tx, queues, { ...foldedClock(clock, place, tx.now), countingSince: null }, place);
}

export async function resumeClock(
  tx: Tx,
  queues: ReminderQueues,
  { orderId, shopId }: Clocked,
): Promise<void> {
  const clock = await lockClock(tx, orderId);
  if (!clock) return;
  const place = await viewReminderPlace(tx, shopId);
  await setClock(tx, queues, foldedClock(clock, place, tx.now), place);
}

/** The settings of a city or the hours of a shop have changed. What was counted stays. `resume`: none stands still any more. */
export async function moveClocks(
  tx: Tx,
  queues: ReminderQueues,
  { resume = false, ...of }: { readonly cityId: number; readonly shopId?: number; readonly resume?: boolean },
): Promise<void> {
  for (const clock of await lockClocksOf(tx, of)) {
    const place = await viewReminderPlace(tx, clock.shopId);
    const folded = foldedClock(clock, place, tx.now);
    const standsStill = clock.countingSince === null && !resume;
    await setClock(tx, queues, standsStill ? { ...folded, countingSince: null } : folded, place);
  }
}

/** What was counted until now, counting on from now with the hours that the shop has now. */
function foldedClock(clock: OrderClock, place: ReminderPlace, now: Date): OrderClock {
  const hours = clock.openingTime === null ? allDay : hoursOf(place);
  const counted = countedSeconds(clock, place.timeZone, now);
  return { ...clock, countedSeconds: counted, countingSince: now, ...hours };
}
