// The shared catalogue, from which shops copy products, and its types at the operator's desk.

import type { Manifest } from '../manifest.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { operatorCatalogueRoutes } from './operator-catalogue.routes.ts';
import { operatorProductTypeRoutes } from './operator-product-types.routes.ts';
import { operatorStarterPictureRoutes } from './starter-pictures/operator-starter-pictures.routes.ts';

export const catalogue: Manifest<'catalogue'> = {
  start: (context) => {
    catalogueRoutes(context);
    operatorProductTypeRoutes(context);
    operatorCatalogueRoutes(context);
    operatorStarterPictureRoutes(context);
  },
  tables: {
    reference: ['catalogue_products'],
  },
};

export type { CatalogueEvent } from './catalogue.event-types.ts';
export { viewCatalogue } from './catalogue.views.ts';
export { createCatalogueProducts, type NewCatalogueProduct } from './create-catalogue-product.ts';
export { viewCatalogueRecords } from './operator-catalogue.views.ts';
