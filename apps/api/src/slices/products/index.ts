// Products: what stands in a shop and how much of it, how it is found, and the shared catalogue.

import type { Slice } from '../../platform/kit.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { customerProductRoutes, retailerProductRoutes } from './product.routes.ts';
import { learnShopTypes } from './search-word.events.ts';

export const products: Slice = (kit) => {
  customerProductRoutes(kit);
  retailerProductRoutes(kit);
  catalogueRoutes(kit);
  learnShopTypes(kit);
};

export { addAllCatalogueProducts } from './add-all-catalogue-products.ts';
export { addCatalogueProduct } from './add-catalogue-product.ts';
export { createCatalogueProduct, type NewCatalogueProduct } from './create-catalogue-product.ts';
export { createProduct, type NewProduct } from './create-product.ts';
export { deleteProduct } from './delete-product.ts';
export { giveBackStock } from './give-back-stock.ts';
export { type LockedProduct, lockProducts } from './product.queries.ts';
export type { Pieces, Shortage } from './stock-shortages.ts';
export { takeStock } from './take-stock.ts';
