// All texts in Malayalam: one chunk, loaded for those who chose it.

import * as failures from '../../messages/failures.ml.ts';
import * as fields from '../../messages/fields.ml.ts';
import * as native from '../../messages/native.ml.ts';
import * as outbox from '../../messages/outbox.ml.ts';
import * as pages from '../../messages/pages.ml.ts';
import * as people from '../../messages/people.ml.ts';
import * as questions from '../../messages/questions.ml.ts';
import * as refusals from '../../messages/refusals.ml.ts';
import * as successes from '../../messages/successes.ml.ts';
import * as accounts from '../../slices/accounts/accounts.messages.ml.ts';
import * as push from '../../slices/accounts/push.messages.ml.ts';
import * as addresses from '../../slices/addresses/addresses.messages.ml.ts';
import * as blog from '../../slices/blog/blog.messages.ml.ts';
import * as cart from '../../slices/cart/cart.messages.ml.ts';
import * as catalogue from '../../slices/catalogue/catalogue.messages.ml.ts';
import * as deliveries from '../../slices/deliveries/deliveries.messages.ml.ts';
import * as notifications from '../../slices/notifications/notifications.messages.ml.ts';
import * as customerOrders from '../../slices/orders/customer-orders.messages.ml.ts';
import * as orders from '../../slices/orders/orders.messages.ml.ts';
import * as retailerOrders from '../../slices/orders/retailer-orders.messages.ml.ts';
import * as ownData from '../../slices/own-data/own-data.messages.ml.ts';
import * as customerProducts from '../../slices/products/customer-products.messages.ml.ts';
import * as retailerProducts from '../../slices/products/retailer-products.messages.ml.ts';
import * as search from '../../slices/search/search.messages.ml.ts';
import * as retailerShop from '../../slices/shops/retailer-shop.messages.ml.ts';
import * as shops from '../../slices/shops/shops.messages.ml.ts';
import * as support from '../../slices/support/support.messages.ml.ts';
import * as places from '../../ui/map/places.messages.ml.ts';
import * as ui from '../../ui/ui.messages.ml.ts';
import * as app from '../app.messages.ml.ts';
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
