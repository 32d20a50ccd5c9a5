import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

const counted = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'item' : 'items'}`;

export const cart = translated('cart', {
  title: 'Cart',
  orderingFrom: "You're Ordering From",
  empty: 'No items in cart',
  emptyLine: 'Add items from a shop near you.',
  seeStores: 'See shops',
  checkout: 'Checkout',
  items: 'Items',
  deliveryCost: 'Delivery cost',
  noDelivery: 'No delivery here',
  onlyPickUp: 'This address is too far for a delivery. You can pick the order up at the shop.',
  costUnknown: 'Not known yet',
  total: 'Total',
  staysWith: (name: string) => `When you add an item, we'll ask whether to deliver to ${name}.`,
  counted,
  viewCart: (count: number) => `View cart · ${counted(count)}`,
  toCart: 'View cart',
  /** What 'Yes' does, below each question. */
  emptying: (count: number, shop: string) =>
    `Your cart is emptied first. You lose ${counted(count)} from ${shop}.`,
  moving: 'All items in your cart go to the address that you have chosen now.',
  /** Of loose goods. */
  amount: 'Amount',
  add: 'Add',
  addToCart: 'Add to Cart',
  addNamed: (name: string) => `Add ${name} to cart`,
  outOfStock: 'Out of stock',
  onlyLeft: (available: string) => `Only ${available} left`,
  atMost: (most: string) => `At most ${most} in one order`,
  each: (price: string) => `${price} each`,
});
