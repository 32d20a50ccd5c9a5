// What comes every morning from the demo retailer's shop, with a month of orders that the evenings have placed.
import type { Tx } from '@haat/api/platform/database';
import { jobs } from '@haat/api/platform/job.tables';
import { dayAfter, dayInZone, instantInZone } from '@haat/api/platform/zoned-time';
import { orders } from '@haat/api/slices/orders/order.tables';
import { getOwnShop } from '@haat/api/slices/shops';
import { createStanding, placeStandingOrder } from '@haat/api/slices/standing';
import { desc, eq } from 'drizzle-orm';
import type { Happening } from './at.ts';
import { windowTimes } from './load-people.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';
import { type Carried, take } from './take-step.ts';
import type { Village } from './village/types.ts';

interface Needed {
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

/** The server finds the job at its start, and then runs it each evening. */
const evenings: Parameters<typeof createStanding>[1]['evenings'] = {
  add: async () => undefined,
  place: async (tx, { id, data }) => {
    const row = { id, queue: 'standing-orders', ...data, data: { ...data } };
    await tx.insert(jobs).values(row).onConflictDoNothing();
  },
  remove: async () => undefined,
};

/** Lakshmi's milk is brought. Joseph fetches eggs, and Ravi a coconut. */
const mornings = [
  { key: 'lakshmi', place: 27, weekdays: [1, 3, 5], fulfilment: 'delivery' },
  { key: 'joseph', place: 26, weekdays: [2, 6], fulfilment: 'pick_up' },
  { key: 'ravi', place: 22, weekdays: [6], fulfilment: 'pick_up' },
] as const;

/** Each is placed at 18:00 of the day before. */
const toldAt = '18:00';
const steps = {
  delivery: [
    ['07:40', 'assign'],
    ['08:05', 'pickUp'],
    ['08:34', 'deliver'],
    ['08:42', 'complete'],
  ],
  pick_up: [
    ['08:05', 'ready'],
    ['08:50', 'handOut'],
  ],
} as const;

const dayMs = 24 * 60 * 60 * 1000;
/** The village is 30 days old, and its first evening may be over. */
const days = 28;

export function happeningsOfMornings({ city }: Village, needed: Needed): Happening[] {
  const [main] = [...needed.shops.values()];
  return main ? mornings.flatMap((morning) => happeningsOf(morning, { ...needed, main, ...city })) : [];
}

interface Morning extends Needed {
  readonly main: OpenedShop;
  readonly timeZone: string;
}

function happeningsOf(
  { key, place, weekdays, fulfilment }: (typeof mornings)[number],
  { main: { retailerId, products }, userIds, now, timeZone }: Morning,
): Happening[] {
  const userId = known(userIds, key);
  const product = products[place % products.length];
  if (!product) return [];
  let standingId = 0;
  const make = async (tx: Tx) => {
    const { id: shopId } = await getOwnShop(tx, retailerId);
    standingId = await createStanding(
      tx,
      { userId, evenings },
      {
        shopId,
        addressId: undefined,
        items: [{ productId: product.id, quantity: 1 }],
        weekdays,
        time: windowTimes[0][0],
        payBy: 'cash',
        fulfilment,
        until: null,
      },
    );
  };
  const delivererId = known(userIds, 'ravi');
  const today = dayInZone(now, timeZone);
  const ofDay = (day: string): Happening[] => {
    const order: Carried = { orderId: 0, customerId: userId, retailerId, delivererId };
    const evening = dayAfter(day, -1);
    return [
      {
        time: instantInZone(evening, toldAt, timeZone),
        run: async (tx) => {
          await placeStandingOrder(tx, { id: standingId, userId });
          order.orderId = await findNewest(tx, standingId);
        },
      },
      {
        time: instantInZone(evening, '18:20', timeZone),
        run: (tx) => take(tx, order, { action: 'accept' }),
      },
      ...steps[fulfilment].map(([time, action]) => ({
        time: instantInZone(day, time, timeZone),
        run: (tx: Tx) => take(tx, order, { action }),
      })),
    ];
  };
  const comes = Array.from({ length: days }, (_, ago) => dayAfter(today, ago - days)).filter((day) =>
    weekdays.some((weekday) => weekday === new Date(`${day}T00:00:00Z`).getUTCDay()),
  );
  return [{ time: new Date(now.getTime() - 30 * dayMs), run: make }, ...comes.flatMap(ofDay)];
}

async function findNewest(tx: Tx, standingId: number): Promise<number> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.standingId, standingId))
    .orderBy(desc(orders.id))
    .limit(1);
  if (!row) throw new Error('an evening of the demo has placed nothing');
  return row.id;
}
