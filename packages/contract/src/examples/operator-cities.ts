import * as cities from '../operator/cities.ts';
import { type Documented, type Example, example } from './example.ts';
import { city, firstPage, id, listOf } from './village.ts';

const fields = {
  name: city.name,
  latitude: 10.52,
  longitude: 76.21,
  radius_km: 15,
  time_zone: 'Asia/Kolkata',
  delivery_base: 20,
  free_km: 2,
  per_km: 5,
};
const record: cities.CityRecord = {
  id: city.id,
  ...fields,
  proposal_minutes: 15,
  fee_goes_to: 'deliverer',
  cash_limit: 0,
  weigh_margin: 10,
  commission_percent: 4,
  list_minutes: 60,
  remind_shop_after: 120,
  sms_shop_after: 300,
  tell_operator_after: 600,
  tell_customer_after: 900,
  remind_deliverers_after: 300,
  tell_operator_request_after: 600,
  delivery_code: 'offered',
  version: 1,
};

const examples: readonly Example[] = [
  example(cities.listCities, { query: { search: 'chem', ...firstPage }, answer: listOf(record) }),
  example(cities.getCity, { params: id(city.id), answer: record }),
  example(cities.createCity, { body: fields, answer: record }),
  example(cities.updateCity, {
    params: id(city.id),
    body: { version: 1, radius_km: 18, per_km: 6.5 },
    answer: { ...record, radius_km: 18, per_km: 6.5, version: 2 },
  }),
];

export const operatorCityDocs: Documented = { files: { operatorCities: cities }, examples };
