// What the documentation knows of all slices: the files of the contract, and an example of each endpoint.

import { accountDocs } from './examples/accounts.ts';
import { addressDocs } from './examples/addresses.ts';
import { blogDocs } from './examples/blog.ts';
import { cartDocs } from './examples/cart.ts';
import { cashDocs } from './examples/cash.ts';
import { commissionDocs } from './examples/commission.ts';
import { complaintDocs } from './examples/complaints.ts';
import { creditDocs } from './examples/credit.ts';
import { deliveryDocs } from './examples/deliveries.ts';
import type { Documented } from './examples/example.ts';
import { fileDocs } from './examples/files.ts';
import { listDocs } from './examples/lists.ts';
import { mediaDocs } from './examples/media.ts';
import { notificationDocs } from './examples/notifications.ts';
import { operatorAnnouncementDocs } from './examples/operator-announcements.ts';
import { operatorBlogDocs } from './examples/operator-blog.ts';
import { operatorCashDocs } from './examples/operator-cash.ts';
import { operatorCatalogueDocs } from './examples/operator-catalogue.ts';
import { operatorCityDocs } from './examples/operator-cities.ts';
import { operatorComplaintDocs } from './examples/operator-complaints.ts';
import { operatorCreditDocs } from './examples/operator-credit.ts';
import { operatorDelivererDocs } from './examples/operator-deliverers.ts';
import { operatorDeskDocs } from './examples/operator-desk.ts';
import { operatorOrderDocs } from './examples/operator-orders.ts';
import { operatorRequestDocs } from './examples/operator-requests.ts';
import { operatorSecondFactorDocs } from './examples/operator-second-factor.ts';
import { operatorShopDocs } from './examples/operator-shops.ts';
import { operatorSlotDocs } from './examples/operator-slots.ts';
import { operatorUserDocs } from './examples/operator-users.ts';
import { orderDocs } from './examples/orders.ts';
import { ownDataDocs } from './examples/own-data.ts';
import { phoneOrderDocs } from './examples/phone-orders.ts';
import { productDocs } from './examples/products.ts';
import { shopDocs } from './examples/shops.ts';
import { standingDocs } from './examples/standing.ts';
import { supportDocs } from './examples/support.ts';

export const documented: readonly Documented[] = [
  accountDocs,
  addressDocs,
  blogDocs,
  cartDocs,
  creditDocs,
  cashDocs,
  commissionDocs,
  complaintDocs,
  deliveryDocs,
  fileDocs,
  listDocs,
  mediaDocs,
  notificationDocs,
  operatorAnnouncementDocs,
  operatorComplaintDocs,
  operatorCreditDocs,
  operatorDelivererDocs,
  operatorDeskDocs,
  operatorUserDocs,
  operatorSecondFactorDocs,
  operatorCityDocs,
  operatorShopDocs,
  operatorSlotDocs,
  operatorCashDocs,
  operatorCatalogueDocs,
  operatorOrderDocs,
  operatorBlogDocs,
  operatorRequestDocs,
  orderDocs,
  ownDataDocs,
  phoneOrderDocs,
  productDocs,
  shopDocs,
  standingDocs,
  supportDocs,
];
