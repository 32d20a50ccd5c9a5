// Words of the cart, and of the presses that fill it.
const pieces = new Intl.PluralRules('en');

const counted = (count: number): string => `${count} ${pieces.select(count) === 'one' ? 'item' : 'items'}`;

export const cart = {
  title: 'Cart',
  orderingFrom: "You're Ordering From",
  empty: 'No items in cart',
  emptyLine: 'Fill it from a store near you.',
  seeStores: 'See stores',
  checkout: 'Checkout',
  items: 'Items',
  deliveryCost: 'Delivery cost',
  noDelivery: 'No delivery here',
  total: 'Total',
  deliverTo: 'Deliver to',
  changeAddress: 'Change',
  staysWith: (name: string) => `When you add an item, we'll ask whether to deliver to ${name}.`,
  counted,
  viewCart: (count: number) => `View cart · ${counted(count)}`,
  toCart: 'View cart',
  add: 'Add',
  addToCart: 'Add to Cart',
  addNamed: (name: string) => `Add ${name} to cart`,
  outOfStock: 'Out of stock',
  onlyLeft: (available: number) => `Only ${available} left`,
  atMost: (most: number) => `At most ${most} in one order`,
  each: (price: string) => `${price} each`,
  /** Why the rules refused, and what to do. */
  refused: {
    soldOut: (name: string) => `${name} is sold out.`,
    fewLeft: (name: string, available: number) => `${name}: only ${available} left.`,
    tooMuch: 'Some products are sold out or have too few left. Lower or remove them first.',
    notEnough: (name: string) => `There is not enough of ${name} left.`,
    closed: (shop: string) => `${shop} is closed now. Try again when it is open.`,
    outOfReach: (shop: string) =>
      `${shop} does not deliver to this address. Choose another address or a nearer store.`,
    full: (products: number) =>
      `Your cart holds ${products} different products, and no more fit. Order these first, or remove one.`,
    thisShop: 'The store',
    gone: 'This is no longer sold.',
  },
} as const;
