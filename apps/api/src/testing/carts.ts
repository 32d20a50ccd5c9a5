import type { TestAnswer } from './client.ts';

export const emptyCart = {
  shop: null,
  shop_name: null,
  address: null,
  items: [],
  delivery_cost: 0,
  total: 0,
  problem: null,
};

/** Product id and quantity of each line. */
export const quantitiesIn = ({ body }: TestAnswer): number[][] =>
  body.items.map((item: { product: { id: number }; quantity: number }) => [item.product.id, item.quantity]);
