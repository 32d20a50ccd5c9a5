// The slices in order; each may use only those before it.
import type { Slice } from '../platform/slice-context.ts';
import { accounts } from './accounts/index.ts';
import { addresses } from './addresses/index.ts';
import { blog } from './blog/index.ts';
import { cart } from './cart/index.ts';
import { catalogue } from './catalogue/index.ts';
import { deliveries } from './deliveries/index.ts';
import { desk } from './desk/index.ts';
import { media } from './media/index.ts';
import { notifications } from './notifications/index.ts';
import { orders } from './orders/index.ts';
import { ownData } from './own-data/index.ts';
import { products } from './products/index.ts';
import { push } from './push/index.ts';
import { search } from './search/index.ts';
import { shops } from './shops/index.ts';
import { support } from './support/index.ts';

export const slices: readonly Slice[] = [
  accounts,
  media,
  addresses,
  shops,
  products,
  catalogue,
  search,
  cart,
  orders,
  deliveries,
  blog,
  notifications,
  push,
  support,
  ownData,
  desk,
];
