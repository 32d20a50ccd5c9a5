// Complaints about orders of the first shop: a closed one, one that the shop has answered, and one that nobody has answered.
import type { Tx } from '@haat/api/platform/database';
import { closeComplaint, makeComplaint, writeMessage } from '@haat/api/slices/complaints';
import { orders } from '@haat/api/slices/orders/order.tables';
import { getOwnShop } from '@haat/api/slices/shops';
import { and, desc, eq } from 'drizzle-orm';
import type { Happening } from './at.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';

interface Needed {
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const texts = {
  closed: { kind: 'damaged', body: 'The bag was torn, and a few onions were lost.' },
  answered: { kind: 'quality', body: 'Two of the tomatoes were soft when they came.' },
  open: { kind: 'missing', body: 'The coriander is on the bill, but it was not in the bag.' },
} as const;

/** All are the demo customer's, each about the last order that was completed before it. */
export function happeningsOfComplaints({ userIds, shops, now }: Needed): Happening[] {
  const [main] = [...shops.values()];
  if (!main) return [];
  const customer = { userId: known(userIds, 'lakshmi'), by: 'customer' } as const;
  const shop = { userId: main.retailerId, by: 'shop' } as const;
  const operator = { userId: known(userIds, 'meera') };
  const made = new Map<keyof typeof texts, number>();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const make = (name: keyof typeof texts) => async (tx: Tx) => {
    const orderId = await findLastOrder(tx, customer.userId, main);
    made.set(name, await makeComplaint(tx, customer, { orderId, ...texts[name], fileIds: [] }));
  };
  const talk = (name: keyof typeof texts) => async (tx: Tx) => {
    const complaintId = known(made, name);
    await writeMessage(tx, shop, { complaintId, body: 'Sorry. Do you want new ones, or the money back?' });
    await writeMessage(tx, customer, { complaintId, body: 'The money, please.' });
  };
  const close = (tx: Tx) => {
    const note = 'The shop gives back ₹30 with the next order.';
    return closeComplaint(tx, operator, { complaintId: known(made, 'closed'), outcome: 'refund', note });
  };
  return [
    { time: ago(6 * dayMs), run: make('closed') },
    { time: ago(6 * dayMs - hourMs), run: talk('closed') },
    { time: ago(5 * dayMs), run: close },
    { time: ago(4 * dayMs), run: make('answered') },
    { time: ago(4 * dayMs - hourMs), run: talk('answered') },
    { time: ago(3 * hourMs), run: make('open') },
  ];
}

/** Of this customer at this shop. */
async function findLastOrder(tx: Tx, customerId: number, { retailerId }: OpenedShop): Promise<number> {
  const { id: shopId } = await getOwnShop(tx, retailerId);
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.shopId, shopId), eq(orders.status, 'COMPLETED')))
    .orderBy(desc(orders.id))
    .limit(1);
  if (!row) throw new Error('no order of the demo customer is completed yet');
  return row.id;
}
