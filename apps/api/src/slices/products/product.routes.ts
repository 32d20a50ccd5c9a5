import { paiseOf } from '@haat/contract/money';
import * as products from '@haat/contract/products';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { getOwnShop, isTypeOfShopOf, viewProductTypes } from '../shops/index.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { viewNotCounted } from './first-quantity.views.ts';
import { viewProduct, viewRetailerProduct } from './product.views.ts';
import { setFirstQuantities } from './set-first-quantities.ts';
import { updateProduct } from './update-product.ts';

export const customerProductRoutes: Slice = ({ routes }) => {
  routes.read(products.productTypes, ({ db, query }) => viewProductTypes(db, query));

  routes.read(products.shopProductTypes, ({ db, actor, query }) =>
    viewProductTypes(db, query, actor.hasShop ? isTypeOfShopOf(db, actor.userId) : undefined),
  );

  routes.read(products.getProduct, ({ db, actor, params, query }) =>
    viewProduct(db, actor.userId, { productId: pathId(params.id), shopId: query.shop__id }),
  );
};

export const retailerProductRoutes: Slice = ({ routes }) => {
  routes.write(products.createProduct, async ({ tx, actor, body }) => {
    const { type: typeId, price, images: imageIds, ...rest } = body;
    const id = await createProduct(tx, actor, { ...rest, typeId, pricePaise: paiseOf(price), imageIds });
    return viewRetailerProduct(tx, actor.userId, id);
  });

  routes.read(products.getRetailerProduct, ({ db, actor, params }) =>
    viewRetailerProduct(db, actor.userId, pathId(params.id)),
  );

  routes.write(products.updateProduct, async ({ tx, actor, params, body }) => {
    const { type: typeId, price, images: imageIds, expected_quantity: expectedQuantity, ...rest } = body;
    const pricePaise = price === undefined ? undefined : paiseOf(price);
    const productId = pathId(params.id);
    const changes = { ...rest, typeId, pricePaise, imageIds };
    await updateProduct(tx, actor, { productId, changes, expectedQuantity });
    return viewRetailerProduct(tx, actor.userId, productId);
  });

  routes.write(products.deleteProduct, async ({ tx, actor, params }) => {
    await deleteProduct(tx, actor, { productId: pathId(params.id) });
    return undefined;
  });

  routes.read(products.countNotCounted, async ({ db, actor }) => {
    const { id } = await getOwnShop(db, actor.userId);
    return viewNotCounted(db, id);
  });

  routes.write(products.setFirstQuantities, async ({ tx, actor, body }) => {
    const { id: shopId } = await getOwnShop(tx, actor.userId);
    return setFirstQuantities(tx, { shopId, quantity: body.quantity });
  });
};
