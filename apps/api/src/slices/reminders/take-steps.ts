import { orderNumber } from '@haat/contract/city-ids';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import type { Tx } from '../../platform/database.ts';
import { defaultLanguage } from '../../platform/localized-text.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { lockOrder, type OrderRow, recordReminder } from '../orders/index.ts';
import { countShopSms, hasClock, lockClock } from './clock.queries.ts';
import { setClock, stopClock } from './move-clock.ts';
import { countedSeconds, stepsLeft } from './order-clock.ts';
import type { ReminderQueues } from './reminder-jobs.ts';
import { type ReminderPlace, smsNumbersOf, viewReminderPlace } from './reminder-place.views.ts';
import { reminderSms } from './reminders.messages.ts';

/** To all numbers of a shop together. */
const smsPerDay = 20;

/** Takes the steps that are due, and places the job for the next one. */
export async function takeSteps(tx: Tx, queues: ReminderQueues, orderId: number): Promise<void> {
  // An order with a clock exists.
  if (!(await hasClock(tx, orderId))) return;
  const order = await lockOrder(tx, orderId);
  const clock = await lockClock(tx, orderId);
  // Stopped or paused meanwhile.
  if (!clock || clock.countingSince === null) return;
  const place = await viewReminderPlace(tx, order.shopId);
  const waitsForShop = clock.openingTime !== null;
  if (order.status !== (waitsForShop ? 'INITIATED' : 'ACCEPTED')) return stopClock(tx, queues, orderId);
  const counted = countedSeconds(clock, place.timeZone, tx.now);
  const due = stepsLeft(clock, place.delays).filter((step) => place.delays[step] <= counted);
  for (const step of due) await takeStep(tx, queues, { order, place, step });
  await setClock(tx, queues, { ...clock, taken: [...clock.taken, ...due] }, place);
}

interface Step {
  readonly order: OrderRow;
  readonly place: ReminderPlace;
  readonly step: ReminderStep;
}

async function takeStep(tx: Tx, queues: ReminderQueues, { order, place, step }: Step): Promise<void> {
  if (step !== 'sms_shop') {
    await recordReminder(tx, order, { step });
    return;
  }
  const numbers = await numbersToday(tx, order, place);
  const isNew = await recordReminder(tx, order, { step, sms: numbers.length });
  if (!isNew) return;
  const { retailer, shopName } = place;
  const language = retailer.language ?? defaultLanguage;
  const text = reminderSms({ number: orderNumber(order.id), shop: shopName })[language];
  const job = { orderId: order.id, text, userId: retailer.id, host: 'sms' };
  await queues.sms.add(
    tx,
    numbers.map((number) =>
      number === retailer.number ? { ...job, number } : { ...job, number, consentIn: language },
    ),
  );
}

/** As many as the day's limit leaves. */
async function numbersToday(tx: Tx, { cityId, shopId }: OrderRow, place: ReminderPlace): Promise<string[]> {
  const numbers = smsNumbersOf(place);
  const wanted = numbers.length;
  const day = dayInZone(tx.now, place.timeZone);
  const before = (await countShopSms(tx, { cityId, shopId, day, wanted })) - wanted;
  return numbers.slice(0, Math.max(0, smsPerDay - before));
}
