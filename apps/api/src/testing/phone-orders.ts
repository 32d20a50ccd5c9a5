// Telephone orders, as a retailer enters and confirms them.
import type { StartedPhoneOrder } from '@haat/contract/phone-orders';
import type { Client, TestAnswer } from './client.ts';
import { freshNumber } from './test-app.ts';
import type { Village } from './village.ts';

export const placeOnPhone = {
  address: 'Thekkedath\nTemple Road',
  landmark: 'Behind the well',
  latitude: 10.525,
  longitude: 76.214,
};

/** The body of an order for one piece of a product. */
export const toldOrder = (village: Village, product: number, parts: object = {}) => ({
  number: freshNumber(),
  name: 'Amina Beevi K',
  address: placeOnPhone,
  items: [{ product, quantity: 1 }],
  slot: village.slotId,
  ...parts,
});

export interface Entered extends StartedPhoneOrder {
  readonly number: string;
  readonly code: string;
  /** Another code. */
  readonly wrong: string;
}

/** Enters an order. The code is that of the SMS. */
export async function enterOrder(village: Village, product: number, parts: object = {}): Promise<Entered> {
  const told = toldOrder(village, product, parts);
  const { status, body, text } = await village.retailer.post('/shops/phone-orders/', told);
  if (status !== 201) throw new Error(`the order was refused: ${text}`);
  const code = codeIn(village);
  return { ...body, number: told.number, code, wrong: code === '0000' ? '0001' : '0000' };
}

/** The code in the last SMS. */
export const codeIn = ({ testApp }: Village): string =>
  /(\d{4})$/.exec(testApp.sms.texts.at(-1) ?? '')?.[1] ?? '';

export const confirmOrder = (
  { retailer }: { readonly retailer: Client },
  { id }: { readonly id: number },
  code: string,
): Promise<TestAnswer> => retailer.post(`/shops/phone-orders/${id}/confirm/`, { code });
