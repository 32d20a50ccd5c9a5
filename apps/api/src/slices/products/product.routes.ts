import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import * as products from '@haat/contract/products';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { getOwnShop, isTypeOfShopOf, viewProductTypes } from '../shops/index.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { viewNotCounted } from './first-quantity.views.ts';
import { viewOffers } from './offers.views.ts';
import { readPack } from './pack-fields.ts';
import { viewOwnProducts, viewProduct, viewRetailerProduct } from './product.views.ts';
import { setFirstQuantities } from './set-first-quantities.ts';
import { askToBeTold, stopBeingTold } from './tell-me.ts';
import { updateProduct } from './update-product.ts';
import { updateProducts } from './update-products.ts';

export const customerProductRoutes: Slice = ({ routes }) => {
  routes.read(products.productTypes, ({ db, query, language }) => viewProductTypes(db, { query, language }));

  routes.read(products.shopProductTypes, ({ db, actor, query, language }) =>
    viewProductTypes(db, { query, language }, actor.hasShop ? isTypeOfShopOf(db, actor.userId) : undefined),
  );

  routes.read(products.listOffers, async ({ db, actor, now, query, language }) => {
    const isOfShop = query.shop_id !== undefined && query.address_id === undefined;
    const address = isOfShop ? undefined : await requireOwnAddress(db, actor.userId, query.address_id);
    return viewOffers(db, address, { query, language, now });
  });

  routes.write(products.askToBeTold, async ({ tx, actor, params }) => {
    await askToBeTold(tx, actor, pathId(params.id));
    return undefined;
  });

  routes.write(products.stopBeingTold, async ({ tx, actor, params }) => {
    await stopBeingTold(tx, actor, pathId(params.id));
    return undefined;
  });

  routes.read(products.getProduct, ({ db, actor, now, params, query, language }) =>
    viewProduct(db, actor.userId, {
      productId: pathId(params.id),
      shopId: query.shop__id,
      language,
      now,
    }),
  );
};

function readEdit(body: BodyOf<typeof products.updateProduct>) {
  const { type: typeId, price, images: imageIds, name, description, quantity, tags } = body;
  const pricePaise = price === undefined ? undefined : paiseOf(price);
  const { is_sold_out: isSoldOut } = body;
  return {
    typeId,
    name,
    description,
    pricePaise,
    quantity,
    isSoldOut,
    tags,
    imageIds,
    ...readPack(body),
    ...readOffer(body),
  };
}

const readOffer = ({
  offer_price: price,
  offer_until: offerUntil,
}: BodyOf<typeof products.updateProduct>) => ({
  offerPaise: typeof price === 'number' ? paiseOf(price) : price,
  offerUntil,
});

export const retailerProductRoutes: Slice = ({ routes }) => {
  routes.write(products.createProduct, async ({ tx, actor, body, language }) => {
    const { type: typeId, images: imageIds, name, description, quantity, tags } = body;
    const { is_sold_out: isSoldOut } = body;
    const plain = {
      typeId,
      name,
      description,
      quantity,
      isSoldOut,
      tags,
      imageIds,
      ...readPack(body),
      ...readOffer(body),
    };
    const productId = await createProduct(tx, actor, { ...plain, pricePaise: paiseOf(body.price) });
    return viewRetailerProduct(tx, actor.userId, { productId, language, now: tx.now });
  });

  routes.read(products.getRetailerProduct, ({ db, actor, now, params, language }) =>
    viewRetailerProduct(db, actor.userId, { productId: pathId(params.id), language, now }),
  );

  routes.write(products.updateProduct, async ({ tx, actor, params, body, language }) => {
    const productId = pathId(params.id);
    const { expected_quantity: expectedQuantity } = body;
    await updateProduct(tx, actor, { productId, changes: readEdit(body), expectedQuantity });
    return viewRetailerProduct(tx, actor.userId, { productId, language, now: tx.now });
  });

  routes.write(products.updateProducts, async ({ tx, actor, body, language }) => {
    const rows = body.products.map((row) => ({
      id: row.id,
      pricePaise: row.price === undefined ? undefined : paiseOf(row.price),
      quantity: row.quantity,
      expectedQuantity: row.expected_quantity,
      isSoldOut: row.is_sold_out,
    }));
    await updateProducts(tx, actor, rows);
    return viewOwnProducts(tx, { ids: rows.map(({ id }) => id), language, now: tx.now });
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
