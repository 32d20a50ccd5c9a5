import * as T from 'typebox';
import { codeRules } from '../delivery-codes.ts';
import { endpoint } from '../endpoint.ts';
import { feeReceivers } from '../fee-receivers.ts';
import { limits } from '../limits.ts';
import { type ReminderStep, reminderSecondsAtMost, reminderSteps } from '../reminder-steps.ts';
import {
  CommissionPercent,
  IdParams,
  Latitude,
  Longitude,
  listOf,
  Price,
  Rupees,
  requiredName,
  requiredText,
} from '../schema.ts';
import { changeOf, searchQuery, versioned } from './record.ts';

const Rule = T.Enum(codeRules, { type: 'string' });
const FeeReceiver = T.Enum(feeReceivers, { type: 'string' });

/** `remind_shop_after` and the others, one for each step. */
export type ReminderSetting = `${ReminderStep}_after`;

/** One field for each step. */
const reminderFields = (field: T.TInteger) =>
  Object.fromEntries(reminderSteps.map((step) => [`${step}_after`, field])) as Record<
    ReminderSetting,
    T.TInteger
  >; // those keys

/** Distances in km, money in rupees. `time_zone` is a name such as `Asia/Kolkata`. */
export const CityRecord = versioned({
  name: T.String(),
  latitude: T.Number(),
  longitude: T.Number(),
  radius_km: T.Number(),
  time_zone: T.String(),
  delivery_base: Rupees,
  free_km: T.Number(),
  per_km: Rupees,
  proposal_minutes: T.Integer(),
  fee_goes_to: FeeReceiver,
  cash_limit: Rupees,
  weigh_margin: T.Integer(),
  commission_percent: T.Number(),
  list_minutes: T.Integer(),
  ...reminderFields(T.Integer()),
  delivery_code: Rule,
});
export type CityRecord = T.Static<typeof CityRecord>;

/** Seconds after which the step is taken when nobody answers. 0: never. */
const reminders = reminderFields(T.Integer({ minimum: 0, maximum: reminderSecondsAtMost }));

const cityInput = {
  name: requiredName(limits.name),
  latitude: Latitude,
  longitude: Longitude,
  /** The largest distance between a shop and an address. */
  radius_km: T.Number({ minimum: 0.1, maximum: limits.cityRadiusKm }),
  time_zone: requiredText(limits.timeZone),
  delivery_base: Price,
  free_km: T.Number({ minimum: 0, maximum: limits.cityRadiusKm }),
  /** For each started km beyond `free_km`. */
  per_km: Price,
  /** How long a shop's proposal waits for the customer's answer. */
  proposal_minutes: T.Integer({ minimum: 1, maximum: limits.proposalMinutes }),
  /** Who keeps the delivery cost of orders that are completed from now on. */
  fee_goes_to: FeeReceiver,
  /** Who holds more cash can't accept a request. 0: no limit. */
  cash_limit: Price,
  /** Percent by which loose goods may weigh more than was ordered. */
  weigh_margin: T.Integer({ minimum: 0, maximum: limits.weighMargin }),
  /** What the operator gets of the goods of orders that are completed from now on. A shop may have its own. */
  commission_percent: CommissionPercent,
  /** How long a list waits for an answer of either side. */
  list_minutes: T.Integer({ minimum: 1, maximum: limits.listMinutes }),
  /** Whether deliverers ask for the customer's code at the door. */
  delivery_code: Rule,
};

const {
  proposal_minutes,
  fee_goes_to,
  cash_limit,
  weigh_margin,
  commission_percent,
  list_minutes,
  delivery_code,
  ...requiredOfCity
} = cityInput;

const NewCity = T.Object({
  ...requiredOfCity,
  ...T.Partial(
    T.Object({
      proposal_minutes,
      fee_goes_to,
      cash_limit,
      weigh_margin,
      commission_percent,
      list_minutes,
      delivery_code,
      ...reminders,
    }),
  ).properties,
});
export type NewCity = T.Static<typeof NewCity>;

export const listCities = endpoint({
  method: 'GET',
  path: '/operator/cities/',
  who: 'operator',
  summary: 'List all cities by name. `search` looks at the name.',
  query: T.Object(searchQuery),
  responses: { 200: listOf(CityRecord) },
});

export const getCity = endpoint({
  method: 'GET',
  path: '/operator/cities/{id}/',
  who: 'operator',
  summary: 'Get a city.',
  params: IdParams,
  responses: { 200: CityRecord },
});

export const createCity = endpoint({
  method: 'POST',
  path: '/operator/cities/',
  who: 'operator',
  summary: 'Add a city. People can choose it at once.',
  body: NewCity,
  responses: { 201: CityRecord },
});

export const updateCity = endpoint({
  method: 'PATCH',
  path: '/operator/cities/{id}/',
  who: 'operator',
  summary: 'Change a city. A new radius and new costs hold from the next call on.',
  params: IdParams,
  body: changeOf({ ...cityInput, ...reminders }),
  responses: { 200: CityRecord },
  fails: ['edit.stale'],
});
