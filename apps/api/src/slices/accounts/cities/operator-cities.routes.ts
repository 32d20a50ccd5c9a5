import { basisPointsOf, paiseOf } from '@haat/contract/money';
import * as cities from '@haat/contract/operator/cities';
import { definedOf } from '../../../platform/defined-of.ts';
import { pathId } from '../../../platform/http/path-id.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { createCity, updateCity } from './edit-city.ts';
import { viewCityRecord, viewCityRecords } from './operator-city.views.ts';

export const operatorCityRoutes: Slice = ({ routes }) => {
  routes.read(cities.listCities, ({ db, query }) => viewCityRecords(db, query));

  routes.read(cities.getCity, ({ db, params }) => viewCityRecord(db, pathId(params.id)));

  routes.write(cities.createCity, async ({ tx, actor, body }) => {
    const { name, latitude, longitude, radius_km: radiusKm, time_zone: timeZone, free_km: freeKm } = body;
    const deliveryBasePaise = paiseOf(body.delivery_base);
    const perKmPaise = paiseOf(body.per_km);
    const costs = { deliveryBasePaise, freeKm, perKmPaise };
    const decided = definedOf(decidedIn(body));
    const city = { name, latitude, longitude, radiusKm, timeZone, ...costs, ...decided };
    return viewCityRecord(tx, await createCity(tx, city, actor.userId));
  });

  routes.write(cities.updateCity, async ({ tx, actor, params, body }) => {
    const { version, name, latitude, longitude, radius_km: radiusKm, time_zone: timeZone } = body;
    const { delivery_base: base, free_km: freeKm, per_km: perKm } = body;
    const costs = { deliveryBasePaise: base && paiseOf(base), freeKm, perKmPaise: perKm && paiseOf(perKm) };
    const changes = { name, latitude, longitude, radiusKm, timeZone, ...decidedIn(body), ...costs };
    const cityId = pathId(params.id);
    await updateCity(tx, actor.userId, { cityId, version, changes });
    return viewCityRecord(tx, cityId);
  });
};

/** What a city has a default for. */
const decidedIn = (body: Partial<cities.NewCity>) => ({
  proposalMinutes: body.proposal_minutes,
  feeGoesTo: body.fee_goes_to,
  cashLimitPaise: body.cash_limit === undefined ? undefined : paiseOf(body.cash_limit),
  weighMargin: body.weigh_margin,
  commissionBasisPoints:
    body.commission_percent === undefined ? undefined : basisPointsOf(body.commission_percent),
  listMinutes: body.list_minutes,
  remindShopAfter: body.remind_shop_after,
  smsShopAfter: body.sms_shop_after,
  tellOperatorAfter: body.tell_operator_after,
  tellCustomerAfter: body.tell_customer_after,
  remindDeliverersAfter: body.remind_deliverers_after,
  tellOperatorRequestAfter: body.tell_operator_request_after,
  deliveryCode: body.delivery_code,
});
