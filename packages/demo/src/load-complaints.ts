// Complaints about orders of the first shop: a closed one, one that the shop has answered, and one that nobody has answered. What
// the operator did about the first: two refunds, one of them paid, on a day that was closed before. And an announcement.
import type { Tx } from '@haat/api/platform/database';
import { dayInZone } from '@haat/api/platform/zoned-time';
import { closeDay } from '@haat/api/slices/cash';
import { closeComplaint, makeComplaint, writeMessage } from '@haat/api/slices/complaints';
import { announce, announceToNext } from '@haat/api/slices/notifications';
import { orders } from '@haat/api/slices/orders/order.tables';
import { payRefundByOperator, refundOrder } from '@haat/api/slices/payments';
import { refunds } from '@haat/api/slices/payments/refund.tables';
import { getOwnShop } from '@haat/api/slices/shops';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Happening } from './at.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';

interface Needed {
  readonly cityId: number;
  readonly timeZone: string;
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const texts = {
  closed: { kind: 'damaged', body: 'The bag was torn, and a few onions were lost.' },
  answered: { kind: 'quality', body: 'Two of the tomatoes were soft when they came.' },
  open: { kind: 'missing', body: 'The coriander is on the bill, but it was not in the bag.' },
} as const;

/** All are the demo customer's, each about the last order that was completed before it. */
export function happeningsOfComplaints({ cityId, timeZone, userIds, shops, now }: Needed): Happening[] {
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
  const close = async (tx: Tx) => {
    const note = 'The shop gives back ₹30 with the next order, and we ₹10 for the trouble.';
    const refund = { amountPaise: 3_000, source: 'shop', way: 'cash' } as const;
    const complaintId = known(made, 'closed');
    await closeComplaint(tx, operator, { complaintId, outcome: 'refund', note, refund });
    const orderId = await findLastOrder(tx, customer.userId, main);
    await refundOrder(tx, operator, { orderId, amountPaise: 1_000, source: 'operator', way: 'upi' });
  };
  // The operator closes the day before the refund is paid, so that it has changed since.
  const closeTheDay = (tx: Tx) =>
    closeDay(tx, operator, { day: dayInZone(tx.now, timeZone), cityId, note: 'Counted with Ravi' });
  const payBack = async (tx: Tx) => {
    const [row] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.source, 'operator'));
    if (row) await payRefundByOperator(tx, operator, row.id);
  };
  return [
    { time: ago(6 * dayMs), run: make('closed') },
    { time: ago(6 * dayMs - hourMs), run: talk('closed') },
    { time: ago(5 * dayMs), run: close },
    { time: ago(5 * dayMs - minuteMs), run: closeTheDay },
    { time: ago(5 * dayMs - 2 * minuteMs), run: payBack },
    { time: ago(3 * dayMs), run: (tx) => tellOfFlood(tx, operator, cityId) },
    { time: ago(4 * dayMs), run: make('answered') },
    { time: ago(4 * dayMs - hourMs), run: talk('answered') },
    { time: ago(3 * hourMs), run: make('open') },
  ];
}

const flood = {
  en: 'The river road is flooded. Orders come later today.',
  hi: 'नदी वाली सड़क पर पानी भरा है। आज ऑर्डर देर से आएँगे।',
  ml: 'പുഴയോരത്തെ റോഡിൽ വെള്ളം കയറി. ഇന്ന് ഓർഡറുകൾ വൈകും.',
};

async function tellOfFlood(tx: Tx, operator: { readonly userId: number }, cityId: number): Promise<void> {
  const news = { cityId, audiences: ['customer'], texts: flood, link: '/notifications' } as const;
  const announcementId = await announce(tx, operator, news);
  while (await announceToNext(tx, announcementId));
}

/** Of this customer at this shop. */
async function findLastOrder(tx: Tx, customerId: number, { retailerId }: OpenedShop): Promise<number> {
  const { id: shopId } = await getOwnShop(tx, retailerId);
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.shopId, shopId),
        eq(orders.status, 'COMPLETED'),
        isNull(orders.standingId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  if (!row) throw new Error('no order of the demo customer is completed yet');
  return row.id;
}
