import type { BodyOf } from '@haat/contract/endpoint';
import * as shops from '@haat/contract/shops';
import { AppError } from '../../platform/app-error.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { addFavourite, removeFavourite } from './choose-favourite.ts';
import { viewNearbyShops } from './nearby-shops.views.ts';
import { readRegistration, registerShop } from './register-shop.ts';
import { viewRetailerShop, viewShopSettings } from './retailer-shop.views.ts';
import { confirmSecondNumber, revokeSecondNumberCode, sendSecondNumberCode } from './second-number.ts';
import { viewShop, viewShopTypes } from './shop.views.ts';
import { shopMessages } from './shops.messages.ts';
import { updateShop } from './update-shop.ts';

export const customerShopRoutes: Slice = ({ routes }) => {
  routes.read(shops.shopTypes, ({ db, query, language }) => viewShopTypes(db, query, language));

  routes.read(shops.nearbyShops, async ({ db, actor, query, language }) => {
    const address = await requireOwnAddress(db, actor.userId, query.address_id);
    return viewNearbyShops(db, address, { userId: actor.userId, query, language });
  });

  routes.read(shops.getShop, ({ db, actor, now, params, language }) =>
    viewShop(db, actor.userId, { shopId: pathId(params.id), language, now }),
  );

  routes.write(shops.addFavourite, async ({ tx, actor, params }) => {
    await addFavourite(tx, actor, pathId(params.id));
    return undefined;
  });

  routes.write(shops.removeFavourite, async ({ tx, actor, params }) => {
    await removeFavourite(tx, actor, pathId(params.id));
    return undefined;
  });
};

export const retailerShopRoutes: Slice = ({ routes, database, sms, config }) => {
  routes.write(shops.createShop, async ({ tx, actor, body, language }) => {
    await registerShop(tx, actor, readRegistration(body));
    return viewRetailerShop(tx, actor.userId, language);
  });

  routes.read(shops.shopSettings, ({ db, actor }) => viewShopSettings(db, actor.userId));

  routes.write(shops.updateShop, async ({ tx, actor, body }) => {
    await updateShop(tx, actor, changesOf(body));
    return viewShopSettings(tx, actor.userId);
  });

  routes.act(shops.sendSecondNumberCode, async ({ actor, language, inTx, request }) => {
    const made: { sms?: Awaited<ReturnType<typeof sendSecondNumberCode>> } = {};
    const answer = await inTx(async (tx) => {
      made.sms = await sendSecondNumberCode(tx, actor, config);
      return viewShopSettings(tx, actor.userId);
    });
    if (!made.sms) return answer;
    const { number, shopName: shop, code, smsAlarm } = made.sms;
    if (smsAlarm) request.log.error(smsAlarm);
    try {
      await sms.sendText({ number, text: shopMessages.secondNumberSms({ shop, code })[language] });
    } catch (error) {
      await database.inTx((tx) => revokeSecondNumberCode(tx, { retailerId: actor.userId, number }));
      request.log.warn({ err: error }, 'could not send the code to a second number');
      throw new AppError('unavailable', { detail: shopMessages.smsFailed, retryAfterSeconds: 30 });
    }
    return answer;
  });

  routes.act(shops.confirmSecondNumber, async ({ actor, body, tryInTx, inTx }) => {
    await tryInTx((tx) => confirmSecondNumber(tx, actor, body.code));
    return inTx((tx) => viewShopSettings(tx, actor.userId));
  });
};

function changesOf(body: BodyOf<typeof shops.updateShop>): Parameters<typeof updateShop>[2] {
  const { closed_weekdays: weekdays, closed_days: days } = body;
  const { name, address, latitude, longitude, cover: imageId } = body;
  return {
    face: { name, address, latitude, longitude, imageId },
    openingTime: body.opening_time,
    closingTime: body.closing_time,
    isOpen: body.is_open,
    upiId: body.upi_id,
    // An empty name is none.
    upiName: body.upi_name === '' ? null : body.upi_name,
    closedWeekdays: weekdays && [...new Set(weekdays)],
    closedDays: days && [...new Set(days)],
    preparationMinutes: body.preparation_minutes,
    offersPickUp: body.offers_pick_up,
    secondNumber: body.second_number,
  };
}
