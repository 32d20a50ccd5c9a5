// Lists, as a customer sends them and a shop answers them.
import type { ShoppingList } from '@haat/contract/lists';
import type { Client, TestAnswer } from './client.ts';
import type { Village } from './village.ts';

export const trySendingList = (
  { customer, retailer, slotId }: Pick<Village, 'customer' | 'retailer' | 'slotId'>,
  parts: object = {},
): Promise<TestAnswer> =>
  customer.post('/customers/lists/', {
    shop: retailer.shopId,
    address: customer.addressId,
    slot: slotId,
    text: 'Two kilos of rice',
    ...parts,
  });

export async function sendList(
  village: Pick<Village, 'customer' | 'retailer' | 'slotId'>,
  parts: object = {},
): Promise<ShoppingList> {
  const { status, body, text } = await trySendingList(village, parts);
  if (status !== 201) throw new Error(`the list was refused: ${text}`);
  return body;
}

/** Two of a product. */
export const offerFor = (
  retailer: Client,
  listId: number,
  product: number,
  parts: object = {},
): Promise<TestAnswer> =>
  retailer.post(`/shops/lists/${listId}/offer/`, { items: [{ product, quantity: 2 }], ...parts });
