// Loads orders in every state, of last week and of today, with their complaints and notifications.
import type { Tx } from '@haat/api/platform/database';
import { dayAfter, dayInZone, instantInZone } from '@haat/api/platform/zoned-time';
import { findPrimaryAddress } from '@haat/api/slices/addresses';
import { addToCart } from '@haat/api/slices/cart';
import { markRead } from '@haat/api/slices/notifications';
import { checkout } from '@haat/api/slices/orders';
import { afterOpenSeconds, type OpeningHours } from '@haat/api/slices/reminders';
import { type ReminderStep, shopSteps } from '@haat/contract/reminder-steps';
import { at, type Happening } from './at.ts';
import { findSlotId } from './find-slot-id.ts';
import { happeningsOfComplaints } from './load-complaints.ts';
import { happeningsOfLists } from './load-everyday.ts';
import { happeningsOfMornings } from './load-mornings.ts';
import { windowTimes } from './load-people.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';
import { lastWeek, type OrderPlan, sinceYesterday } from './order-plans.ts';
import type { Step } from './order-steps.ts';
import { type Carried, isReminder, take } from './take-step.ts';
import type { Village } from './village/types.ts';

interface Needed {
  readonly cityId: number;
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

const minuteMs = 60_000;

/** When people order for each window. */
const placingTimes = ['18:40', '19:15', '16:25', '17:50'] as const;

/** Runs the steps of all orders, mornings, complaints and lists in the order of time, so that ids and lists follow it. */
export async function loadOrders(tx: Tx, village: Village, needed: Needed): Promise<void> {
  const plans = [...lastWeek(village), ...sinceYesterday(village)];
  const happenings = plans.flatMap((plan) => happeningsOf(village, plan, needed));
  happenings.push(readingOfNews(village, needed));
  happenings.push(
    ...happeningsOfComplaints({ ...needed, timeZone: village.city.timeZone }),
    ...happeningsOfLists(village, needed),
    ...happeningsOfMornings(village, needed),
  );
  happenings.sort((a, b) => a.time.getTime() - b.time.getTime());
  for (const { time, run } of happenings) await run(at(tx, time));
  at(tx, needed.now);
}

/** Marks everything before yesterday as read. The bell counts what came since. */
function readingOfNews({ city }: Village, { userIds, now }: Needed): Happening {
  const yesterday = dayAfter(dayInZone(now, city.timeZone), -1);
  const run = async (tx: Tx) => {
    for (const userId of userIds.values()) await markRead(tx, { userId }, {});
  };
  return { time: instantInZone(yesterday, '00:00', city.timeZone), run };
}

function happeningsOf(village: Village, plan: OrderPlan, needed: Needed): Happening[] {
  const { timeZone } = village.city;
  const { cityId, userIds, now } = needed;
  const day = dayAfter(dayInZone(now, timeZone), plan.slotDay);
  const [startTime] = windowTimes[plan.window];
  const start = instantInZone(day, startTime, timeZone);
  // Placed on the afternoon before its day, and never later than now.
  const placed = instantInZone(dayAfter(day, -1), placingTimes[plan.window], timeZone);
  const placedAt = new Date(Math.min(placed.getTime(), now.getTime() - plan.age * minuteMs));
  const customerId = known(userIds, plan.customer);
  const delivererId = known(userIds, plan.deliverer);
  const shop = known(needed.shops, plan.shop);
  const order: Carried = { orderId: 0, customerId, retailerId: shop.retailerId, delivererId };
  const place = async (tx: Tx) => {
    await fillCart(tx, plan, shop, customerId);
    const slotId = await findSlotId(tx, cityId, { day, startTime });
    const input = {
      slotId,
      additionalDetails: plan.details ?? '',
      ifMissing: 'ask' as const,
      payBy: 'cash' as const,
      fulfilment: plan.fulfilment ?? ('delivery' as const),
      language: 'en' as const,
      expectedPaise: undefined,
      limits: undefined,
    };
    const placed = await checkout(tx, { userId: customerId }, input);
    order.orderId = placed.order.id;
  };
  const hours = { ...shop.hours, closedDays: [], timeZone };
  const steps = plan.steps.flatMap((step, index) => {
    const time = isReminder(step.action)
      ? timeOfReminder(step.action, { placedAt, hours })
      : timeOfStep(step.action, { index, placedAt, start, now });
    // The clock takes the steps that are not due yet.
    return time && time <= now ? [{ time, run: (tx: Tx) => take(tx, order, step) }] : [];
  });
  return [{ time: placedAt, run: place }, ...steps];
}

async function fillCart(tx: Tx, plan: OrderPlan, shop: OpenedShop, userId: number): Promise<void> {
  for (const [place, quantity] of plan.lines) {
    const product = shop.products[place % shop.products.length];
    const wanted = quantity * (product?.steps ?? 1);
    if (!product || product.quantity < wanted) continue;
    const addressId = await homeOf(tx, userId);
    await addToCart(tx, { userId }, { productId: product.id, quantity: wanted, addressId });
  }
}

async function homeOf(tx: Tx, userId: number): Promise<number> {
  const home = await findPrimaryAddress(tx, userId);
  if (!home) throw new Error('somebody in the village has no address');
  return home.id;
}

/** The shop answers soon after the order, all other steps happen in the window. None lies in the future. */
function timeOfStep(
  action: Exclude<Step['action'], ReminderStep>,
  { index, placedAt, start, now }: { index: number; placedAt: Date; start: Date; now: Date },
): Date {
  const isAnswer = index < 2;
  const planned = isAnswer
    ? placedAt.getTime() + (index + 1) * 11 * minuteMs
    : start.getTime() + minutesIntoWindow[action] * minuteMs;
  return new Date(Math.min(planned, now.getTime() - (6 - index) * minuteMs));
}

/** A shop is reminded only while it is open. Undefined: it never opens. */
function timeOfReminder(
  step: ReminderStep,
  { placedAt, hours }: { placedAt: Date; hours: OpeningHours },
): Date | undefined {
  const minutes = minutesAfterPlacing[step];
  return shopSteps.some((one) => one === step)
    ? afterOpenSeconds(placedAt, minutes * 60, hours)
    : new Date(placedAt.getTime() + minutes * minuteMs);
}

/** As the settings of a city have it. The shop has accepted after 11 minutes. */
const minutesAfterPlacing: Record<ReminderStep, number> = {
  remind_shop: 2,
  sms_shop: 5,
  tell_operator: 10,
  tell_customer: 15,
  remind_deliverers: 16,
  tell_operator_request: 21,
};

const minutesIntoWindow: Record<Exclude<Step['action'], ReminderStep>, number> = {
  accept: 0,
  reject: 0,
  cancel: 0,
  assign: 0,
  weigh: 3,
  ready: 4,
  handOut: 20,
  pickUp: 5,
  fail: 30,
  deliver: 34,
  verify: 39,
  complete: 42,
};
