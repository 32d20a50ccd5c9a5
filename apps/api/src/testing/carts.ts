import type { TestAnswer } from './client.ts';
import type { Customer } from './village.ts';

export const emptyCart = {
  shop: null,
  shop_name: null,
  address: null,
  items: [],
  delivery_cost: 0,
  total: 0,
  problem: null,
  next_slot: null,
  offers_pick_up: false,
};

/** Product id and quantity of each line. */
export const quantitiesIn = ({ body }: TestAnswer): number[][] =>
  body.items.map((item: { product: { id: number }; quantity: number }) => [item.product.id, item.quantity]);

/** The calls of the cart. They ask for the customer at each call, because each test has a new one. */
export const cartOf = (buyer: { readonly customer: Customer }) => ({
  add: (product_id: number, parts: object = {}): Promise<TestAnswer> =>
    buyer.customer.post('/customers/cart/add/', {
      product_id,
      address_id: buyer.customer.addressId,
      ...parts,
    }),
  remove: (product_id: number, parts: object = {}): Promise<TestAnswer> =>
    buyer.customer.post('/customers/cart/remove/', { product_id, ...parts }),
  look: (): Promise<TestAnswer> => buyer.customer.get('/customers/cart/'),
});
