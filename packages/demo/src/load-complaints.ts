// Complaints about orders of the first shop: one that nobody has answered, one that the shop has answered, and a closed one.
import type { Tx } from '@haat/api/platform/database';
import { closeComplaint, makeComplaint, writeMessage } from '@haat/api/slices/complaints';
import { orders } from '@haat/api/slices/orders/order.tables';
import { getOwnShop } from '@haat/api/slices/shops';
import { and, desc, eq } from 'drizzle-orm';
import { at } from './at.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';

interface Needed {
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

const hourMs = 60 * 60 * 1000;

const texts = [
  { kind: 'missing', body: 'The coriander is on the bill, but it was not in the bag.' },
  { kind: 'quality', body: 'Two of the tomatoes were soft when they came.' },
  { kind: 'damaged', body: 'The bag was torn, and a few onions were lost.' },
] as const;

/** After the orders. All are the demo customer's. */
export async function loadComplaints(tx: Tx, { userIds, shops, now }: Needed): Promise<void> {
  const [main] = [...shops.values()];
  if (!main) return;
  const customer = { userId: known(userIds, 'lakshmi'), by: 'customer' } as const;
  const shop = { userId: main.retailerId, by: 'shop' } as const;
  const operator = { userId: known(userIds, 'meera') };
  const made: number[] = [];
  for (const [index, orderId] of (await listEndedOrders(tx, customer.userId, main)).entries()) {
    const text = texts[index];
    if (!text) break;
    at(tx, new Date(now.getTime() - (texts.length - index) * hourMs));
    const { kind, body } = text;
    made.push(await makeComplaint(tx, customer, { orderId, kind, body, fileIds: [] }));
  }
  const [, answered, closed] = made;
  at(tx, new Date(now.getTime() - hourMs / 2));
  for (const complaintId of [answered, closed]) {
    if (complaintId === undefined) continue;
    await writeMessage(tx, shop, { complaintId, body: 'Sorry. Do you want new ones, or the money back?' });
    await writeMessage(tx, customer, { complaintId, body: 'The money, please.' });
  }
  if (closed !== undefined) {
    const note = 'The shop gives back ₹30 with the next order.';
    await closeComplaint(tx, operator, { complaintId: closed, outcome: 'refund', note });
  }
  at(tx, now);
}

/** Of this customer at this shop, newest first. */
async function listEndedOrders(tx: Tx, customerId: number, { retailerId }: OpenedShop): Promise<number[]> {
  const { id: shopId } = await getOwnShop(tx, retailerId);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.shopId, shopId), eq(orders.status, 'COMPLETED')))
    .orderBy(desc(orders.id))
    .limit(texts.length);
  return rows.map(({ id }) => id);
}
