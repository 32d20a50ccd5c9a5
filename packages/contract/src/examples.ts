// An example call of every endpoint, for the documentation. A separate entry point: it must never be in the web's bundle.
import { accountExamples } from './examples/accounts.ts';
import { addressExamples } from './examples/addresses.ts';
import { blogExamples } from './examples/blog.ts';
import { cartExamples } from './examples/cart.ts';
import { deliveryExamples } from './examples/deliveries.ts';
import type { Example } from './examples/example.ts';
import { mediaExamples } from './examples/media.ts';
import { notificationExamples } from './examples/notifications.ts';
import { operatorBlogExamples } from './examples/operator-blog.ts';
import { operatorCatalogueExamples, operatorSynonymExamples } from './examples/operator-catalogue.ts';
import { operatorCityExamples } from './examples/operator-cities.ts';
import { operatorDelivererExamples } from './examples/operator-deliverers.ts';
import { operatorDeskExamples } from './examples/operator-desk.ts';
import { operatorOrderExamples } from './examples/operator-orders.ts';
import { operatorRequestExamples } from './examples/operator-requests.ts';
import { operatorShopExamples, operatorTypeExamples } from './examples/operator-shops.ts';
import { operatorSlotExamples } from './examples/operator-slots.ts';
import { operatorUserExamples } from './examples/operator-users.ts';
import { orderExamples } from './examples/orders.ts';
import { ownDataExamples } from './examples/own-data.ts';
import { productExamples } from './examples/products.ts';
import { shopExamples } from './examples/shops.ts';
import { supportExamples } from './examples/support.ts';

export type { Example } from './examples/example.ts';
export { problemData } from './examples/problems.ts';

export const examples: readonly Example[] = [
  ...accountExamples,
  ...addressExamples,
  ...blogExamples,
  ...cartExamples,
  ...deliveryExamples,
  ...mediaExamples,
  ...notificationExamples,
  ...operatorDelivererExamples,
  ...operatorDeskExamples,
  ...operatorUserExamples,
  ...operatorCityExamples,
  ...operatorShopExamples,
  ...operatorSlotExamples,
  ...operatorTypeExamples,
  ...operatorCatalogueExamples,
  ...operatorSynonymExamples,
  ...operatorOrderExamples,
  ...operatorBlogExamples,
  ...operatorRequestExamples,
  ...orderExamples,
  ...ownDataExamples,
  ...productExamples,
  ...shopExamples,
  ...supportExamples,
];
