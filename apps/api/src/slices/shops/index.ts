// Shops: types, places, delivery reach and verification.

import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { listFavouritesOf } from './favourites.queries.ts';
import { operatorShopRoutes, operatorShopTypeRoutes } from './operator-shops.routes.ts';
import { shopSubscribers } from './shop.events.ts';
import { customerShopRoutes, retailerShopRoutes } from './shop.routes.ts';
import { countShopNeeds, viewNewestShopNeeds } from './shop-needs.views.ts';
import { shopSteps } from './shop-steps.views.ts';

export const shops: Manifest<'shops'> = {
  start: (context) => {
    customerShopRoutes(context);
    retailerShopRoutes(context);
    operatorShopRoutes(context);
    operatorShopTypeRoutes(context);
    shopSubscribers(context);
  },
  tables: {
    distributed: ['shop_product_types'],
    reference: ['shop_types', 'product_types', 'product_type_shop_types', 'shops', 'shop_additional_types'],
    local: ['shop_favourites'],
  },
  ownData: {
    favourites: (db, { actor }) => onePage(() => listFavouritesOf(db, actor.userId)),
  },
  needs: { count: countShopNeeds, newest: viewNewestShopNeeds },
  steps: shopSteps,
};

export { admitOnceVerified } from './admit-once-verified.ts';
export { askSecondNumber, takeBackCode } from './ask-second-number.ts';
export type { ShopStateChange } from './change-shop-state.ts';
export { createProductType, type NewProductType } from './create-product-type.ts';
export { createShopType } from './create-shop-type.ts';
export { deleteProductType } from './delete-product-type.ts';
export { provideNextSlots, readNextSlots } from './next-slots.views.ts';
export { viewShopRecord } from './operator-shop.views.ts';
export { viewProductTypeRecord, viewProductTypeRecords } from './operator-type.views.ts';
export {
  findProductType,
  listAllProductTypes,
  listRenamedTypes,
  lockProductTypes,
  noteTextsRenewed,
  type ProductType,
  type RenamedType,
} from './product-type.queries.ts';
export { isTypeOfShopOf, viewProductTypes } from './product-type.views.ts';
export { type NewShop, registerShop } from './register-shop.ts';
export { requireNotOwn } from './require-not-own.ts';
export { restoreShop } from './restore-shop.ts';
export type { ShopEvent } from './shop.event-types.ts';
export {
  findAndLockShopOf,
  getOwnShop,
  getVerifiedShop,
  getVisibleShop,
  lockShopState,
  type OwnShop,
  requireOnceVerified,
  setShopImage,
} from './shop.queries.ts';
export { shopCoverKey } from './shop.views.ts';
export { isUsual, type ShopCalendar, usualCalendar } from './shop-calendar.ts';
export { countShopProductType } from './shop-product-type.queries.ts';
export { placeOf, preparedPlace, reachOf } from './shops-in-reach.views.ts';
export { isInReach } from './sphere.ts';
export { suspendShop } from './suspend-shop.ts';
export { updateProductType } from './update-product-type.ts';
export { updateShop } from './update-shop.ts';
export { updateShopType } from './update-shop-type.ts';
export { verifyShop } from './verify-shop.ts';
