// Products: stock, search, and the shared catalogue.

import type { Slice } from '../../platform/slice-context.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { operatorCatalogueRoutes } from './operator-catalogue.routes.ts';
import { operatorProductTypeRoutes } from './operator-product-types.routes.ts';
import { operatorQuantityRoutes } from './operator-quantities.routes.ts';
import { operatorStarterPictureRoutes } from './operator-starter-pictures.routes.ts';
import { operatorSynonymRoutes } from './operator-synonyms.routes.ts';
import { customerProductRoutes, retailerProductRoutes } from './product.routes.ts';

export const products: Slice = (context) => {
  customerProductRoutes(context);
  retailerProductRoutes(context);
  catalogueRoutes(context);
  operatorProductTypeRoutes(context);
  operatorCatalogueRoutes(context);
  operatorSynonymRoutes(context);
  operatorQuantityRoutes(context);
  operatorStarterPictureRoutes(context);
};

export { addAllCatalogueProducts } from './add-all-catalogue-products.ts';
export { addCatalogueProduct } from './add-catalogue-product.ts';
export { createCatalogueProduct, type NewCatalogueProduct } from './create-catalogue-product.ts';
export { createProduct, type NewProduct } from './create-product.ts';
export { deleteProduct } from './delete-product.ts';
export { importSynonyms } from './import-synonyms.ts';
export { lockProducts } from './product.queries.ts';
export { refuseOutOfStock } from './refuse-out-of-stock.ts';
export { returnStock } from './return-stock.ts';
export type { ProductQuantity, Shelf, Shortage } from './stock-shortages.ts';
export { findShortage, takeStock } from './take-stock.ts';
