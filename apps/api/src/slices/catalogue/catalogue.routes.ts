import * as catalogue from '@haat/contract/catalogue';
import { createdOr200 } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewRetailerProduct } from '../products/index.ts';
import { addAllCatalogueProducts, addCatalogueProduct } from './add-from-catalogue.ts';
import { viewCatalogueProduct, viewCatalogueTypes } from './catalogue.views.ts';

export const catalogueRoutes: Slice = ({ routes }) => {
  routes.read(catalogue.catalogueTypes, ({ db, actor, language }) =>
    viewCatalogueTypes(db, actor.userId, language),
  );

  routes.read(catalogue.getCatalogueProduct, ({ db, actor, params, language }) =>
    viewCatalogueProduct(db, actor.userId, { id: pathId(params.id), language }),
  );

  routes.write(catalogue.addCatalogueProduct, async ({ tx, actor, params, language }) => {
    const { productId, isNew } = await addCatalogueProduct(tx, actor, pathId(params.id));
    return createdOr200(isNew, await viewRetailerProduct(tx, actor.userId, { productId, language }));
  });

  routes.write(catalogue.addAllCatalogueProducts, ({ tx, actor, body }) =>
    addAllCatalogueProducts(tx, actor, { typeId: body.product_type, exclude: body.exclude ?? [] }),
  );
};
