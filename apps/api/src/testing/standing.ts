// Standing orders, as a customer makes them, and the evenings in which they are placed.
import type { StandingOrder } from '@haat/contract/standing';
import type { TestAnswer } from './client.ts';
import type { Village } from './village.ts';

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** For two pieces of a product every day, in the slot of `makeVillage`. */
export const askStanding = (
  { customer, retailer }: Pick<Village, 'customer' | 'retailer'>,
  product: number,
  parts: object = {},
): Promise<TestAnswer> =>
  customer.post('/customers/standing/', {
    shop: retailer.shopId,
    address: customer.addressId,
    items: [{ product, quantity: 2 }],
    weekdays: everyDay,
    time: '17:00',
    pay_by: 'cash',
    ...parts,
  });

export async function makeStanding(
  village: Pick<Village, 'customer' | 'retailer'>,
  product: number,
  parts: object = {},
): Promise<StandingOrder> {
  const { status, body, text } = await askStanding(village, product, parts);
  if (status !== 201) throw new Error(`the standing order was refused: ${text}`);
  return body;
}

/** 19:00 in Kerala. */
export const eveningOf = (day: string): string => `${day}T13:30:00Z`;

/** Runs what is due in the evening of this day. */
export async function passEvening({ testApp }: Pick<Village, 'testApp'>, day: string): Promise<void> {
  testApp.clock.set(eveningOf(day));
  await testApp.jobs.runDue({ early: true });
}
