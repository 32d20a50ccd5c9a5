// Products: what stands in a shop and how much of it, how it is found, and the shared catalogue.

import type { Slice } from '../../platform/kit.ts';
import { customerProductRoutes, retailerProductRoutes } from './product.routes.ts';

export const products: Slice = (kit) => {
  customerProductRoutes(kit);
  retailerProductRoutes(kit);
};

export { createProduct, type NewProduct } from './create-product.ts';
export { deleteProduct } from './delete-product.ts';
export { giveBackStock } from './give-back-stock.ts';
export { type LockedProduct, lockProducts } from './product.queries.ts';
export type { Pieces, Shortage } from './stock-shortages.ts';
export { takeStock } from './take-stock.ts';
