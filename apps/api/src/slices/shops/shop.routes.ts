import { cityOf } from '@haat/contract/city-ids';
import type { BodyOf } from '@haat/contract/endpoint';
import * as shops from '@haat/contract/shops';
import { written } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { readNextSlots } from './next-slots.views.ts';
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

  routes.read(shops.getShop, async ({ db, actor, now, params, language }) => {
    const shopId = pathId(params.id);
    const [listed, nextSlotOf] = await Promise.all([
      shopLists.findListed(shopId),
      readNextSlots(db, { cityId: cityOf(shopId), now }),
    ]);
    return listed
      ? written(writeShop(listed, nextSlotOf, language))
      : viewShop(db, actor.userId, { shopId, language });
  });
};

export const retailerShopRoutes: Slice = ({ routes }) => {
  routes.write(shops.createShop, async ({ tx, actor, body, language }) => {
    await registerShop(tx, actor, readRegistration(body));
    return viewRetailerShop(tx, actor.userId, language);
  });

  routes.read(shops.shopSettings, ({ db, actor }) => viewShopSettings(db, actor.userId));

  routes.write(shops.updateShop, async ({ tx, actor, body }) => {
    await updateShop(tx, actor, changesOf(body));
    return viewShopSettings(tx, actor.userId);
  });
};

function changesOf(body: BodyOf<typeof shops.updateShop>): Parameters<typeof updateShop>[2] {
  const { closed_weekdays: weekdays, closed_days: days } = body;
  return {
    openingTime: body.opening_time,
    closingTime: body.closing_time,
    isOpen: body.is_open,
    upiId: body.upi_id,
    // An empty name is none.
    upiName: body.upi_name === '' ? null : body.upi_name,
    closedWeekdays: weekdays && [...new Set(weekdays)],
    closedDays: days && [...new Set(days)],
    preparationMinutes: body.preparation_minutes,
    secondNumber: body.second_number,
  };
}
