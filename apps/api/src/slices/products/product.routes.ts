import { paiseOf } from '@haat/contract/money';
import * as products from '@haat/contract/products';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { isTypeOfShopOf, shopListsOf, viewProductTypes } from '../shops/index.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { viewProduct, viewRetailerProduct, viewRetailerProducts, viewShopProducts } from './product.views.ts';
import { viewSearch } from './search.views.ts';
import { makeSearchReads } from './search-reads.service.ts';
import { updateProduct } from './update-product.ts';

export const customerProductRoutes: Slice = ({ routes, database }) => {
  const reads = makeSearchReads(database);
  const shopLists = shopListsOf(database);

  routes.read(products.productTypes, ({ db, query }) => viewProductTypes(db, query));

  routes.read(products.shopProductTypes, ({ db, actor, query }) =>
    viewProductTypes(db, query, actor.hasShop ? isTypeOfShopOf(db, actor.userId) : undefined),
  );

  routes.read(products.searchProducts, async ({ db, actor, query, now }) => {
    const { shop_id: shopId, address_id: addressId, search, ...page } = query;
    const { userId } = actor;
    if (shopId === undefined) {
      const reach = await shopLists.findInReach({ userId, addressId, now });
      return viewSearch(reads, { search, scope: { reach } }, page);
    }
    const address = addressId === undefined ? undefined : await requireOwnAddress(db, userId, addressId);
    return viewSearch(reads, { search, scope: { shopId, address } }, page);
  });

  routes.read(products.listProducts, ({ db, actor, query }) => viewShopProducts(db, actor.userId, query));

  routes.read(products.getProduct, ({ db, actor, params, query }) =>
    viewProduct(db, actor.userId, { productId: pathId(params.id), shopId: query.shop__id }),
  );
};

export const retailerProductRoutes: Slice = ({ routes }) => {
  routes.read(products.listRetailerProducts, ({ db, actor, query }) =>
    viewRetailerProducts(db, actor.userId, query),
  );

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
};
