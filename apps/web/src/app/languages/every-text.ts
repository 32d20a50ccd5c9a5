// All texts that a language needs. A file of messages that is missing here fails the test of the packs.

import type * as failures from '../../messages/failures.ts';
import type * as fields from '../../messages/fields.ts';
import type * as native from '../../messages/native.ts';
import type * as outbox from '../../messages/outbox.ts';
import type * as pages from '../../messages/pages.ts';
import type * as people from '../../messages/people.ts';
import type * as questions from '../../messages/questions.ts';
import type * as refusals from '../../messages/refusals.ts';
import type * as successes from '../../messages/successes.ts';
import type { Translated } from '../../platform/words.ts';
import type * as accounts from '../../slices/accounts/accounts.messages.ts';
import type * as push from '../../slices/accounts/push.messages.ts';
import type * as addresses from '../../slices/addresses/addresses.messages.ts';
import type * as blog from '../../slices/blog/blog.messages.ts';
import type * as cart from '../../slices/cart/cart.messages.ts';
import type * as catalogue from '../../slices/catalogue/catalogue.messages.ts';
import type * as deliveries from '../../slices/deliveries/deliveries.messages.ts';
import type * as notifications from '../../slices/notifications/notifications.messages.ts';
import type * as customerOrders from '../../slices/orders/customer-orders.messages.ts';
import type * as orders from '../../slices/orders/orders.messages.ts';
import type * as retailerOrders from '../../slices/orders/retailer-orders.messages.ts';
import type * as ownData from '../../slices/own-data/own-data.messages.ts';
import type * as customerProducts from '../../slices/products/customer-products.messages.ts';
import type * as retailerProducts from '../../slices/products/retailer-products.messages.ts';
import type * as search from '../../slices/search/search.messages.ts';
import type * as retailerShop from '../../slices/shops/retailer-shop.messages.ts';
import type * as shops from '../../slices/shops/shops.messages.ts';
import type * as support from '../../slices/support/support.messages.ts';
import type * as places from '../../ui/map/places.messages.ts';
import type * as ui from '../../ui/ui.messages.ts';
import type * as app from '../app.messages.ts';

type EnglishTexts = typeof app &
  typeof failures &
  typeof fields &
  typeof native &
  typeof outbox &
  typeof pages &
  typeof people &
  typeof questions &
  typeof refusals &
  typeof successes &
  typeof accounts &
  typeof push &
  typeof addresses &
  typeof blog &
  typeof cart &
  typeof deliveries &
  typeof notifications &
  typeof customerOrders &
  typeof orders &
  typeof retailerOrders &
  typeof ownData &
  typeof customerProducts &
  typeof retailerProducts &
  typeof catalogue &
  typeof search &
  typeof retailerShop &
  typeof shops &
  typeof support &
  typeof places &
  typeof ui;

export type EveryText = Translated<EnglishTexts>;
