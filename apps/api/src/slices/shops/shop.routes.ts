import * as shops from '@haat/contract/shops';
import { written } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { registerShop } from './register-shop.ts';
import { viewRetailerShop, viewShopSettings } from './retailer-shop.views.ts';
import { viewShop, viewShopTypes } from './shop.views.ts';
import { writeNearbyShops, writeShop } from './shop-answers.ts';
import { shopListsOf } from './shop-lists.service.ts';
import { readRegistration } from './shop-registration.ts';
import { updateShop } from './update-shop.ts';

export const customerShopRoutes: Slice = ({ routes, database, clock }) => {
  const shopLists = shopListsOf({ database, clock });

  routes.read(shops.shopTypes, ({ db, query, language }) => viewShopTypes(db, query, language));

  routes.read(shops.nearbyShops, async ({ actor, query, language }) => {
    const reach = await shopLists.findInReach(actor.userId, query.address_id);
    return written(writeNearbyShops(reach, query, language));
  });

  routes.read(shops.getShop, async ({ db, actor, params, language }) => {
    const shopId = pathId(params.id);
    const listed = await shopLists.findListed(shopId);
    return listed ? written(writeShop(listed, language)) : viewShop(db, actor.userId, { shopId, language });
  });
};

export const retailerShopRoutes: Slice = ({ routes }) => {
  routes.write(shops.createShop, async ({ tx, actor, body, language }) => {
    await registerShop(tx, actor, readRegistration(body));
    return viewRetailerShop(tx, actor.userId, language);
  });

  routes.read(shops.shopSettings, ({ db, actor }) => viewShopSettings(db, actor.userId));

  routes.write(shops.updateShop, async ({ tx, actor, body }) => {
    const { opening_time: openingTime, closing_time: closingTime, is_open: isOpen } = body;
    // An empty name is none.
    const upiName = body.upi_name === '' ? null : body.upi_name;
    await updateShop(tx, actor, { openingTime, closingTime, isOpen, upiId: body.upi_id, upiName });
    return viewShopSettings(tx, actor.userId);
  });
};
