// Shops: types, places, delivery reach and verification.
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { operatorShopRoutes, operatorShopTypeRoutes } from './desk/operator-shops.routes.ts';
import { countShopNeeds, shopSteps, viewNewestShopNeeds } from './desk/shop-needs.views.ts';
import { listFavouritesOf } from './favourites.queries.ts';
import { shopSubscribers } from './shop.events.ts';
import { customerShopRoutes, retailerShopRoutes } from './shop.routes.ts';

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

export { restoreShop, type ShopStateChange, suspendShop, verifyShop } from './desk/change-shop-state.ts';
export { viewShopRecord } from './desk/operator-shop.views.ts';
export { requireNotOwn } from './desk/require-not-own.ts';
export {
  createProductType,
  deleteProductType,
  type NewProductType,
  updateProductType,
} from './kinds/edit-product-types.ts';
export { createShopType, updateShopType } from './kinds/edit-shop-types.ts';
export { viewProductTypeRecord, viewProductTypeRecords } from './kinds/operator-type.views.ts';
export {
  countShopProductType,
  findProductType,
  listAllProductTypes,
  listRenamedTypes,
  lockProductTypes,
  noteTextsRenewed,
  type ProductType,
  type RenamedType,
} from './kinds/product-type.queries.ts';
export { isTypeOfShopOf, viewProductTypes } from './kinds/product-type.views.ts';
export { type NewShop, registerShop } from './register-shop.ts';
export { askSecondNumber, takeBackCode } from './second-number.ts';
export type { ShopEvent } from './shop.event-types.ts';
export {
  admitOnceVerified,
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
export {
  isUsual,
  provideNextSlots,
  readNextSlots,
  type ShopCalendar,
  usualCalendar,
} from './shop-calendar.ts';
export { isInReach, placeOf, preparedPlace, reachOf } from './shops-in-reach.views.ts';
export { updateShop } from './update-shop.ts';
