// Products of shops, and their stock.

import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { operatorQuantityRoutes } from './operator-quantities.routes.ts';
import { productSubscribers } from './product.events.ts';
import { customerProductRoutes, retailerProductRoutes } from './product.routes.ts';
import { listWaitsOf } from './product-waits.queries.ts';

export const products: Manifest<'products'> = {
  start: (context) => {
    customerProductRoutes(context);
    retailerProductRoutes(context);
    operatorQuantityRoutes(context);
    productSubscribers(context);
  },
  tables: {
    distributed: ['products', 'product_images', 'product_waits'],
  },
  ownData: {
    tell_me: (db, { actor }) => onePage(() => listWaitsOf(db, actor.userId)),
  },
};

export { amountWords, looseWords } from './amount-words.ts';
export {
  type Copy,
  coverCopies,
  detachCopies,
  listCopiedIds,
  listNamesInShop,
  type Original,
} from './catalogue-copy.queries.ts';
export { copyIntoShop } from './copy-into-shop.ts';
export { createProduct, createProducts, type NewProduct } from './create-product.ts';
export { deleteProduct } from './delete-product.ts';
export { distinctTags } from './distinct-tags.ts';
export { atPriceNow, offerNow } from './offer-price.ts';
export {
  type PackFields,
  presentPack,
  presentSoldBy,
  readPack,
  type SentPack,
  type SoldBy,
} from './pack-fields.ts';
export type { ProductEvent, ShopInCity } from './product.event-types.ts';
export {
  areOfOneShop,
  type GoodsRow,
  listOwnProducts,
  lockOwnProducts,
  lockProducts,
  notDeleted,
  type ProductRow,
  quantityOnSale,
} from './product.queries.ts';
export {
  viewFoundOwnProducts,
  viewFoundProducts,
  viewRetailerProduct,
  viewRetailerProducts,
  viewShopProducts,
} from './product.views.ts';
export { renewShopTexts } from './renew-type-texts.ts';
export { requireLetters } from './require-letters.ts';
export { requirePriceWithinMrp } from './require-price-within-mrp.ts';
export { requireProductType, withProductTypes } from './require-product-type.ts';
export { hasStep, requireStep } from './require-step.ts';
export { endOf, searchTextOf, spaced } from './search-text.ts';
export {
  findShortage,
  type ProductQuantity,
  refuseOutOfStock,
  returnStock,
  type Shelf,
  type Shortage,
  takeStock,
} from './stock.ts';
export { listShopsWithStaleTexts } from './type-text.queries.ts';
export { findProducts, productIn, type WholeProduct } from './whole-product.views.ts';
export { addProducts, changeGoods } from './write-product.ts';
