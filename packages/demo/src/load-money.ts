// The money of the village: where shops take UPI, what some customers owe, the cash in hand, and a hand-over that waits.
import type { Tx } from '@haat/api/platform/database';
import { answerHandOver, handOverCash } from '@haat/api/slices/cash';
import { cashBalances } from '@haat/api/slices/cash/cash.tables';
import { addPayment } from '@haat/api/slices/commission';
import { addEntry, answerEntry, answerOffer, offerCredit } from '@haat/api/slices/credit';
import { proposeChanges } from '@haat/api/slices/orders';
import { orderItems, orders } from '@haat/api/slices/orders/order.tables';
import { getOwnShop, updateShop } from '@haat/api/slices/shops';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { OpenedShop } from './load-shops.ts';

type Shops = ReadonlyMap<string, OpenedShop>;

/** Before the orders, which customers may pay by UPI. No bank has these handles. At the first shop one may fetch goods. */
export async function loadUpiIds(tx: Tx, shops: Shops): Promise<void> {
  const [main] = [...shops.values()];
  for (const [name, { retailerId }] of shops) {
    const upiId = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@haatdemo`;
    await updateShop(tx, { userId: retailerId }, { upiId, offersPickUp: retailerId === main?.retailerId });
  }
}

/** After the orders. The first shop is the demo retailer's. It has paid a part of the commission. */
export async function loadMoney(tx: Tx, shops: Shops, operatorId: number): Promise<void> {
  const [main] = [...shops.values()];
  if (!main) return;
  await loadCredit(tx, main);
  await loadHandOvers(tx, { shops, main });
  await loadProposal(tx, main);
  const shopId = await shopOf(tx, main.retailerId);
  await addPayment(tx, { userId: operatorId }, { shopId, amountPaise: 10_000, note: 'By UPI' });
}

/** One account with an agreed sum and a payment that waits, one that is paid back, and one that is only offered. */
async function loadCredit(tx: Tx, { retailerId }: OpenedShop): Promise<void> {
  const shop = { userId: retailerId, side: 'shop' } as const;
  const [first, second, third] = await listBuyers(tx, retailerId);
  const open = async (customerId: number, limitPaise: number, owedPaise: number) => {
    const accountId = await offerCredit(tx, shop, { customerId, limitPaise });
    const customer = { userId: customerId, side: 'customer' } as const;
    await answerOffer(tx, customer, { accountId, isAgreed: true });
    const note = 'From the paper book';
    const line = { accountId, kind: 'correction', amountPaise: owedPaise, note } as const;
    await answerEntry(tx, customer, { accountId, entryId: await addEntry(tx, shop, line), isAgreed: true });
    return { accountId, customer };
  };
  if (first !== undefined) {
    const { accountId, customer } = await open(first, 200_000, 84_500);
    await addEntry(tx, customer, { accountId, kind: 'payment', amountPaise: 30_000, note: 'Paid on Sunday' });
  }
  if (second !== undefined) {
    const { accountId, customer } = await open(second, 100_000, 21_000);
    const paid = { accountId, kind: 'payment', amountPaise: 21_000, note: '' } as const;
    await answerEntry(tx, customer, { accountId, entryId: await addEntry(tx, shop, paid), isAgreed: true });
  }
  if (third !== undefined) await offerCredit(tx, shop, { customerId: third, limitPaise: 50_000 });
}

/** Customers with a completed order of their own at this retailer's shop, those who ordered first to the front. */
async function listBuyers(tx: Tx, retailerId: number): Promise<number[]> {
  const rows = await tx
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'COMPLETED'),
        eq(orders.shopId, await shopOf(tx, retailerId)),
        isNull(orders.standingId),
      ),
    )
    .orderBy(asc(orders.id));
  return [...new Set(rows.map(({ customerId }) => customerId))];
}

const shopOf = async (tx: Tx, retailerId: number): Promise<number> => (await getOwnShop(tx, retailerId)).id;

/** The cash of last week has gone to the shops. Half of the main shop's waits for its answer. */
async function loadHandOvers(
  tx: Tx,
  { shops, main }: { readonly shops: Shops; readonly main: OpenedShop },
): Promise<void> {
  for (const { retailerId } of shops.values()) {
    const shopId = await shopOf(tx, retailerId);
    const balances = await tx
      .select()
      .from(cashBalances)
      .where(and(eq(cashBalances.shopId, shopId), gt(cashBalances.balancePaise, 0)));
    for (const { cityId, delivererId, balancePaise } of balances) {
      const isMain = retailerId === main.retailerId;
      const amountPaise = isMain ? Math.floor(balancePaise / 20_000) * 10_000 : balancePaise;
      if (amountPaise === 0) continue;
      const holder = { userId: delivererId, delivererCityId: cityId };
      const handOverId = await handOverCash(tx, holder, { shopId, amountPaise, note: '' });
      if (!isMain) await answerHandOver(tx, { userId: retailerId }, { handOverId, state: 'confirmed' });
    }
  }
}

/** The main shop has one piece less of its newest order. */
async function loadProposal(tx: Tx, { retailerId }: OpenedShop): Promise<void> {
  const shopId = await shopOf(tx, retailerId);
  const [item] = await tx
    .select({ orderId: orderItems.orderId, id: orderItems.id, ordered: orderItems.ordered })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.cityId, orderItems.cityId), eq(orders.id, orderItems.orderId)))
    .where(and(eq(orders.shopId, shopId), eq(orders.status, 'INITIATED'), gt(orderItems.ordered, 1)))
    .orderBy(asc(orderItems.id))
    .limit(1);
  if (!item) return;
  const less = { itemId: item.id, quantity: item.ordered - 1, pricePaise: undefined, substitute: undefined };
  await proposeChanges(tx, { userId: retailerId }, { orderId: item.orderId, changes: [less], note: '' });
}
