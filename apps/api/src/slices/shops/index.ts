// Shops: types, places, delivery reach and verification.

import type { Slice } from '../../platform/slice-context.ts';
import { shopSubscribers } from './shop.events.ts';
import { customerShopRoutes, retailerShopRoutes } from './shop.routes.ts';

export const shops: Slice = (context) => {
  customerShopRoutes(context);
  retailerShopRoutes(context);
  shopSubscribers(context);
};

export type { ShopStateChange } from './change-shop-state.ts';
export { createProductType, type NewProductType } from './create-product-type.ts';
export { createShopType } from './create-shop-type.ts';
export { isTypeOfShopOf, viewProductTypes } from './product-type.views.ts';
export { type NewShop, registerShop } from './register-shop.ts';
export { restoreShop } from './restore-shop.ts';
export type { ShopEvent } from './shop.event-types.ts';
export {
  countShopProductType,
  findAndLockShopOf,
  getOwnShop,
  getVerifiedShop,
  getVisibleShop,
  lockShopState,
  type OwnShop,
  setShopImage,
} from './shop.queries.ts';
export { shopCoverKey } from './shop.views.ts';
export { type ShopLists, shopListsOf } from './shop-lists.service.ts';
export { findProductType, type ProductType } from './shop-type.queries.ts';
export type { ShopsInReach } from './shops-in-reach.ts';
export { groundKm, isInReach, straightKm } from './sphere.ts';
export { suspendShop } from './suspend-shop.ts';
export { updateShop } from './update-shop.ts';
export { verifyShop } from './verify-shop.ts';
