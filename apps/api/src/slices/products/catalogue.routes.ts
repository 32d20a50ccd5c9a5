import * as products from '@haat/contract/products';
import { createdOr200 } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { getOwnShop } from '../shops/index.ts';
import { addAllCatalogueProducts } from './add-all-catalogue-products.ts';
import { addCatalogueProduct } from './add-catalogue-product.ts';
import { viewCatalogue, viewCatalogueProduct, viewCatalogueTypes } from './catalogue.views.ts';
import { viewNotCounted } from './first-quantity.views.ts';
import { viewRetailerProduct } from './product.views.ts';
import { setFirstQuantities } from './set-first-quantities.ts';

export const catalogueRoutes: Slice = ({ routes }) => {
  routes.read(products.catalogueTypes, ({ db, actor }) => viewCatalogueTypes(db, actor.userId));

  routes.read(products.listCatalogue, ({ db, actor, query }) => viewCatalogue(db, actor.userId, query));

  routes.read(products.getCatalogueProduct, ({ db, actor, params }) =>
    viewCatalogueProduct(db, actor.userId, pathId(params.id)),
  );

  routes.write(products.addCatalogueProduct, async ({ tx, actor, params }) => {
    const { productId, isNew } = await addCatalogueProduct(tx, actor, pathId(params.id));
    return createdOr200(isNew, await viewRetailerProduct(tx, actor.userId, productId));
  });

  routes.write(products.addAllCatalogueProducts, ({ tx, actor, body }) =>
    addAllCatalogueProducts(tx, actor, { typeId: body.product_type, exclude: body.exclude ?? [] }),
  );

  routes.read(products.countNotCounted, async ({ db, actor }) => {
    const { id } = await getOwnShop(db, actor.userId);
    return viewNotCounted(db, id);
  });

  routes.write(products.setFirstQuantities, async ({ tx, actor, body }) => {
    const { id: shopId } = await getOwnShop(tx, actor.userId);
    return setFirstQuantities(tx, { shopId, quantity: body.quantity });
  });
};
