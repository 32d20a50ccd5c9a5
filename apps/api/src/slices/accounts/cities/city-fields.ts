import { rupeesOf } from '@haat/contract/money';
import type { CityRecord } from '@haat/contract/operator/cities';
import type { City } from './city.queries.ts';

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
  remind_shop_after: city.remindShopAfter,
  sms_shop_after: city.smsShopAfter,
  tell_operator_after: city.tellOperatorAfter,
  tell_customer_after: city.tellCustomerAfter,
  remind_deliverers_after: city.remindDeliverersAfter,
  tell_operator_request_after: city.tellOperatorRequestAfter,
  delivery_code: city.deliveryCode,
});
