import { percentOf, rupeesOf } from '@haat/contract/money';
import type { CityRecord } from '@haat/contract/operator/cities';
import { asc } from 'drizzle-orm';
import { byName } from '../../../platform/by-name.ts';
import type { Db } from '../../../platform/database.ts';
import { folded } from '../../../platform/folded-in-sql.ts';
import { matchesWords } from '../../../platform/folded-search.ts';
import { pageOf, wholeList } from '../../../platform/page.ts';
import { cities } from '../account.tables.ts';
import { type City, getVersionedCity } from './city.queries.ts';

type Query = Parameters<typeof pageOf>[0] & { readonly search?: string | undefined };

/** By name. */
export async function viewCityRecords(db: Db, query: Query) {
  const { limit, offset } = pageOf(query, wholeList);
  const condition = matchesWords(folded(cities.name), query.search);
  const [count, rows] = await Promise.all([
    db.$count(cities, condition),
    db
      .select()
      .from(cities)
      .where(condition)
      .orderBy(asc(byName(cities.name)), asc(cities.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map(presentCity) };
}

/** Throws `not_found`. */
export async function viewCityRecord(db: Db, cityId: number): Promise<CityRecord> {
  return presentCity(await getVersionedCity(db, cityId));
}

const presentCity = (city: City & { readonly version: number }): CityRecord => ({
  id: city.id,
  ...cityFieldsOf(city),
  version: city.version,
});

/** A city as operators see it, by the wire's names. */
export const cityFieldsOf = (city: City): Omit<CityRecord, 'id' | 'version'> => ({
  name: city.name,
  latitude: city.latitude,
  longitude: city.longitude,
  radius_km: city.radiusKm,
  time_zone: city.timeZone,
  delivery_base: rupeesOf(city.deliveryBasePaise),
  free_km: city.freeKm,
  per_km: rupeesOf(city.perKmPaise),
  proposal_minutes: city.proposalMinutes,
  fee_goes_to: city.feeGoesTo,
  cash_limit: rupeesOf(city.cashLimitPaise),
  weigh_margin: city.weighMargin,
  commission_percent: percentOf(city.commissionBasisPoints),
  list_minutes: city.listMinutes,
  remind_shop_after: city.remindShopAfter,
  sms_shop_after: city.smsShopAfter,
  tell_operator_after: city.tellOperatorAfter,
  tell_customer_after: city.tellCustomerAfter,
  remind_deliverers_after: city.remindDeliverersAfter,
  tell_operator_request_after: city.tellOperatorRequestAfter,
  delivery_code: city.deliveryCode,
});
