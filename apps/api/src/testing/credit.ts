// Credit accounts and the events of orders that credit listens to.
import type { CreditAccount, CreditEntry } from '@haat/contract/credit';
import { newId } from '../platform/city-id.ts';
import { type EventMap, publish } from '../platform/events.ts';
import { writeOrderLine } from '../slices/credit/index.ts';
import { orderIds, orders } from '../slices/orders/order.tables.ts';
import { noteCityOfCustomer } from '../slices/orders/person-city.queries.ts';
import { slotWindows } from '../slices/orders/slots/slot.tables.ts';
import type { Client } from './client.ts';
import { type Customer, makeCustomer, type Village } from './village.ts';

interface OrderParts {
  readonly status?: 'COMPLETED' | 'INITIATED' | 'VERIFIED';
  readonly payBy?: 'cash' | 'credit';
  readonly rupees?: number;
}

/** Where no test looks. */
const nowhere = {
  additionalDetails: '',
  receiver: '',
  receiverNumber: '',
  address: '',
  latitude: 10,
  longitude: 76,
};

/** An order's row in any state. Returns its id. */
export const makeOrderRow = (
  { testApp, cityId, retailer: { shopId } }: Village,
  { userId }: Client,
  { status = 'COMPLETED', payBy = 'cash', rupees = 100 }: OrderParts = {},
): Promise<number> =>
  testApp.database.inTx(async (tx) => {
    const [window] = await tx.select({ id: slotWindows.id }).from(slotWindows).limit(1);
    if (!window) throw new Error('the village has no slot');
    const [row] = await tx
      .insert(orders)
      .values({
        ...nowhere,
        id: newId(cityId, orderIds),
        cityId,
        customerId: userId,
        shopId,
        status,
        payBy,
        windowId: window.id,
        slotDay: '2026-11-21',
        slotStart: tx.now,
        slotEnd: tx.now,
        pricePaise: Math.round(rupees * 100) - 2000,
        deliveryCostPaise: 2000,
        itemCount: 1,
        createdAt: tx.now,
      })
      .returning({ id: orders.id });
    if (!row) throw new Error('the order was not written');
    await noteCityOfCustomer(tx, userId, cityId);
    return row.id;
  });

/** A new customer with a completed order. */
export async function makeBuyer(village: Village): Promise<Customer> {
  const customer = await makeCustomer(village.testApp, village.cityId);
  await makeOrderRow(village, customer);
  return customer;
}

/** A new customer to whom the village's shop has offered credit. */
export async function offerTo(village: Village, customer: Client, limit = 500): Promise<CreditAccount> {
  const { status, body, text } = await village.retailer.post('/shops/credit/', {
    customer: customer.userId,
    limit,
  });
  if (status !== 201) throw new Error(`the offer was refused: ${text}`);
  return body;
}

export interface OpenCredit {
  readonly customer: Customer;
  readonly id: number;
}

/** A new customer with an open account. */
export async function openCredit(village: Village, limit = 500): Promise<OpenCredit> {
  const customer = await makeBuyer(village);
  const { id } = await offerTo(village, customer, limit);
  await customer.post(`/customers/credit/${id}/agree/`);
  return { customer, id };
}

/** The account of the village's own customer, which is made when it is first needed. */
export async function creditOf(village: Village): Promise<number> {
  const { customer } = village;
  const { body } = await customer.get('/customers/credit/');
  if (body.count > 0) return body.results[0].id;
  await makeOrderRow(village, customer);
  return (await offerTo(village, customer)).id;
}

type Parties = Pick<EventMap['credit.asked'], 'cityId' | 'shopId' | 'customerId'>;

const partiesOf = ({ cityId, retailer }: Village, customer: Client): Parties => ({
  cityId,
  shopId: retailer.shopId,
  customerId: customer.userId,
});

/** As checkout asks for it. */
export const askCredit = (
  village: Village,
  customer: Client,
  { rupees, orderId = null }: { readonly rupees: number; readonly orderId?: number | null },
): Promise<void> =>
  village.testApp.database.inTx((tx) =>
    publish(tx, 'credit.asked', {
      ...partiesOf(village, customer),
      mayBeOnPaper: false,
      orderId,
      amountPaise: Math.round(rupees * 100),
    }),
  );

/** Writes the line of a completed order on credit. Returns the order's id. */
export async function buyOnCredit(village: Village, customer: Client, rupees: number): Promise<number> {
  const orderId = await makeOrderRow(village, customer, { payBy: 'credit', rupees });
  await village.testApp.database.inTx((tx) =>
    writeOrderLine(tx, { id: orderId, ...partiesOf(village, customer) }, [
      { method: 'cash', amountPaise: 1000 },
      { method: 'credit', amountPaise: Math.round(rupees * 100) },
    ]),
  );
  return orderId;
}

export const accountOf = async ({ customer, id }: OpenCredit): Promise<CreditAccount> =>
  (await customer.get(`/customers/credit/${id}/`)).body;

export const linesOf = async ({ customer, id }: OpenCredit): Promise<CreditEntry[]> =>
  (await customer.get(`/customers/credit/${id}/entries/?limit=100`)).body.results;
