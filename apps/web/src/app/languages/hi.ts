// All texts in Hindi: one chunk, loaded for those who chose it.

import * as failures from '../../messages/failures.hi.ts';
import * as fields from '../../messages/fields.hi.ts';
import * as native from '../../messages/native.hi.ts';
import * as outbox from '../../messages/outbox.hi.ts';
import * as pages from '../../messages/pages.hi.ts';
import * as people from '../../messages/people.hi.ts';
import * as questions from '../../messages/questions.hi.ts';
import * as refusals from '../../messages/refusals.hi.ts';
import * as successes from '../../messages/successes.hi.ts';
import * as accounts from '../../slices/accounts/accounts.messages.hi.ts';
import * as push from '../../slices/accounts/push.messages.hi.ts';
import * as addresses from '../../slices/addresses/addresses.messages.hi.ts';
import * as blog from '../../slices/blog/blog.messages.hi.ts';
import * as cart from '../../slices/cart/cart.messages.hi.ts';
import * as catalogue from '../../slices/catalogue/catalogue.messages.hi.ts';
import * as deliveries from '../../slices/deliveries/deliveries.messages.hi.ts';
import * as notifications from '../../slices/notifications/notifications.messages.hi.ts';
import * as customerOrders from '../../slices/orders/customer-orders.messages.hi.ts';
import * as orders from '../../slices/orders/orders.messages.hi.ts';
import * as retailerOrders from '../../slices/orders/retailer-orders.messages.hi.ts';
import * as ownData from '../../slices/own-data/own-data.messages.hi.ts';
import * as customerProducts from '../../slices/products/customer-products.messages.hi.ts';
import * as retailerProducts from '../../slices/products/retailer-products.messages.hi.ts';
import * as search from '../../slices/search/search.messages.hi.ts';
import * as retailerShop from '../../slices/shops/retailer-shop.messages.hi.ts';
import * as shops from '../../slices/shops/shops.messages.hi.ts';
import * as support from '../../slices/support/support.messages.hi.ts';
import * as places from '../../ui/map/places.messages.hi.ts';
import * as ui from '../../ui/ui.messages.hi.ts';
import * as app from '../app.messages.hi.ts';
import type { EveryText } from './every-text.ts';

export const pack: EveryText = {
  ...app,
  ...failures,
  ...fields,
  ...native,
  ...outbox,
  ...pages,
  ...people,
  ...questions,
  ...refusals,
  ...successes,
  ...accounts,
  ...push,
  ...addresses,
  ...blog,
  ...cart,
  ...deliveries,
  ...notifications,
  ...customerOrders,
  ...orders,
  ...retailerOrders,
  ...ownData,
  ...customerProducts,
  ...retailerProducts,
  ...catalogue,
  ...search,
  ...retailerShop,
  ...shops,
  ...support,
  ...places,
  ...ui,
};
