// What comes every morning, and lists in each state, at the demo retailer's shop.
import type { Tx } from '@haat/api/platform/database';
import { jobs } from '@haat/api/platform/job.tables';
import { dayAfter, dayInZone } from '@haat/api/platform/zoned-time';
import {
  agreeToList,
  cancelList,
  expireList,
  offerForList,
  refuseList,
  sendList,
} from '@haat/api/slices/lists';
import { orders } from '@haat/api/slices/orders/order.tables';
import { getOwnShop } from '@haat/api/slices/shops';
import { createStanding } from '@haat/api/slices/standing';
import { and, eq } from 'drizzle-orm';
import { at, type Happening } from './at.ts';
import { findSlotId } from './find-slot-id.ts';
import { windowTimes } from './load-people.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';
import type { Village } from './village/types.ts';

interface Needed {
  readonly cityId: number;
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;

/** The server finds the job at its start, and then runs it each evening. */
const evenings: Parameters<typeof createStanding>[1]['evenings'] = {
  add: async () => undefined,
  place: async (tx, { id, data }) => {
    const row = { id, queue: 'standing-orders', ...data, data: { ...data } };
    await tx.insert(jobs).values(row).onConflictDoNothing();
  },
  remove: async () => undefined,
};

/** After the orders. Some of these were placed by a standing order that is a month old. */
export async function loadMornings(tx: Tx, { userIds, shops, now }: Needed): Promise<void> {
  const [main] = [...shops.values()];
  const goods = main?.products.filter(({ quantity }) => quantity > 10).slice(0, 3);
  if (!main || !goods) return;
  const { id: shopId } = await getOwnShop(tx, main.retailerId);
  const who = ['lakshmi', 'joseph', 'ravi'].map((key) => known(userIds, key));
  const weekdays = [[0, 1, 2, 3, 4, 5, 6], [1, 3, 5], [6]];
  for (const [index, userId] of who.entries()) {
    const good = goods[index % goods.length];
    if (!good) continue;
    const made = at(tx, new Date(now.getTime() - monthMs));
    const standingId = await createStanding(
      made,
      { userId, evenings },
      {
        shopId,
        addressId: undefined,
        items: [{ productId: good.id, quantity: 1 }],
        weekdays: weekdays[index] ?? [0],
        time: windowTimes[0][0],
        payBy: 'cash',
        fulfilment: 'delivery',
        until: null,
      },
    );
    await tx
      .update(orders)
      .set({ standingId })
      .where(and(eq(orders.customerId, userId), eq(orders.shopId, shopId), eq(orders.status, 'COMPLETED')));
  }
  at(tx, now);
}

/** A list that is over needs no job, and one that waits has expired by itself. */
const expiries: Parameters<typeof sendList>[1]['expiries'] = {
  place: async () => undefined,
  remove: async () => undefined,
};

const texts = {
  expired: 'Bananas for the temple, two dozen',
  cancelled: 'Greens for five people',
  refused: 'Jackfruit, a whole one',
  ordered: 'As last week: onions and tomatoes',
  offered: 'What you have fresh for a sambar',
  waiting: 'Two kilos of small onions, and a coconut',
} as const;

const minuteMs = 60_000;

/** All are the demo customer's. Only what is sent or agreed to now still waits for somebody. */
export function happeningsOfLists({ city }: Village, { cityId, userIds, shops, now }: Needed): Happening[] {
  const [main] = [...shops.values()];
  const good = main?.products.find(({ quantity }) => quantity > 10);
  if (!main || !good) return [];
  const customer = { userId: known(userIds, 'lakshmi'), expiries };
  const shop = { userId: main.retailerId, expiries };
  const day = dayAfter(dayInZone(now, city.timeZone), 1);
  const made = new Map<keyof typeof texts, number>();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const send = (name: keyof typeof texts) => async (tx: Tx) => {
    const { id: shopId } = await getOwnShop(tx, main.retailerId);
    const slotId = await findSlotId(tx, cityId, { day, startTime: windowTimes[0][0] });
    const list = { shopId, slotId, addressId: undefined, fileIds: [], payBy: 'cash' } as const;
    made.set(name, await sendList(tx, customer, { ...list, fulfilment: 'delivery', text: texts[name] }));
  };
  const offer = (name: keyof typeof texts) => (tx: Tx) =>
    offerForList(tx, shop, {
      listId: known(made, name),
      items: [{ productId: good.id, quantity: 2 }],
      note: 'Fresh from this morning',
    });
  return [
    { time: ago(360), run: send('expired') },
    { time: ago(300), run: (tx) => expireList(tx, known(made, 'expired')) },
    { time: ago(240), run: send('cancelled') },
    { time: ago(230), run: (tx) => cancelList(tx, customer, { listId: known(made, 'cancelled') }) },
    { time: ago(180), run: send('refused') },
    {
      time: ago(170),
      run: (tx) =>
        refuseList(tx, shop, { listId: known(made, 'refused'), reason: 'out_of_stock', note: null }),
    },
    { time: ago(20), run: send('ordered') },
    { time: ago(15), run: offer('ordered') },
    { time: ago(10), run: send('offered') },
    { time: ago(5), run: offer('offered') },
    { time: ago(1), run: send('waiting') },
    { time: now, run: (tx) => agreeToList(tx, customer, { listId: known(made, 'ordered') }) },
  ];
}
