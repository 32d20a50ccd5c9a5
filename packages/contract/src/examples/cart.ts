import * as cart from '../cart.ts';
import { type Documented, type Example, example } from './example.ts';
import { carrot, home, shop, slot, tomato } from './village.ts';

const lineOf = (id: number, product: typeof tomato, quantity: number) => ({
  id,
  product: {
    id: product.id,
    name: product.name,
    local_name: product.local_name,
    price: product.price,
    mrp: product.mrp,
    net_quantity: product.net_quantity,
    unit: product.unit,
    is_loose: product.is_loose,
    cover: product.cover,
    quantity: product.quantity,
  },
  quantity,
  is_loose: product.is_loose,
  net_quantity: product.net_quantity,
  unit: product.unit,
  amount: product.price * quantity,
  weighed: null,
});

export const filledCart: cart.Cart = {
  shop: shop.id,
  shop_name: shop.name,
  address: home.id,
  items: [lineOf(51, tomato, 2), lineOf(52, carrot, 1)],
  delivery_cost: 20,
  total: 130.5,
  problem: null,
  next_slot: slot,
  offers_pick_up: true,
};

const onePiece = { product_id: carrot.id, quantity: 1, address_id: home.id };

const examples: readonly Example[] = [
  example(cart.getCart, { answer: filledCart }),
  example(cart.addToCart, { body: onePiece, answer: filledCart }),
  example(cart.removeFromCart, {
    body: onePiece,
    answer: { ...filledCart, items: [lineOf(51, tomato, 2)], total: 96 },
  }),
];

export const cartDocs: Documented = { files: { cart }, examples };
