// The values of the form of a shop's settings, their rules, and what is sent.
import { serverNow } from '@haat/client/server-clock';
import { limits } from '@haat/contract/limits';
import { nationalDigits } from '@haat/contract/phone';
import type * as shops from '@haat/contract/shops';
import { readNumber } from '@haat/contract/typed-number';
import dayjs from 'dayjs';
import { fieldErrors } from '../../../messages/fields.ts';
import type { Fields } from '../../../platform/forms/form.ts';
import { atMost, isBlank, phone } from '../../../platform/forms/validators.ts';
import { retailerShop as words } from './retailer-shop.messages.ts';
import { shopWork } from './shop-work.messages.ts';

export interface HoursValues {
  readonly opening_time: string;
  readonly closing_time: string;
  readonly upi_id: string;
  readonly upi_name: string;
  readonly closed_weekdays: readonly number[];
  readonly closed_days: readonly string[];
  /** Chosen, and perhaps not added yet. */
  readonly closed_day: string;
  readonly preparation_minutes: string;
  readonly offers_pick_up: boolean;
  /** Ten digits, or empty. */
  readonly second_number: string;
}

export const hoursValuesOf = (shop: shops.ShopSettings): HoursValues => ({
  opening_time: shop.opening_time,
  closing_time: shop.closing_time,
  upi_id: shop.upi_id ?? '',
  upi_name: shop.upi_name ?? '',
  closed_weekdays: shop.closed_weekdays,
  closed_days: shop.closed_days,
  closed_day: '',
  preparation_minutes: String(shop.preparation_minutes),
  offers_pick_up: shop.offers_pick_up,
  second_number: nationalDigits(shop.second_number ?? ''),
});

const isUpiId = (value: string): boolean => /^[A-Za-z0-9._-]{2,100}@[A-Za-z]{2,64}$/.test(value);

const timeNeeded = (value: string): string | null => (isBlank(value) ? fieldErrors.requiredHere : null);

/** An empty field is 0. */
const minutesOf = (value: string): number => (isBlank(value) ? 0 : readNumber(value, 0));

const isPreparation = (value: string): boolean =>
  minutesOf(value) >= 0 && minutesOf(value) <= limits.preparationMinutes;

export const hoursRules = {
  opening_time: timeNeeded,
  closing_time: timeNeeded,
  upi_id: (value: string) => (isBlank(value) || isUpiId(value.trim()) ? null : words.upiIdFault),
  upi_name: (value: string) => atMost(limits.name, value),
  /** Only the day that is added now. Days in the list may have passed. */
  closed_day: (day: string, values: HoursValues) => (day === '' ? null : closedDayFault(day, values)),
  preparation_minutes: (value: string) => (isPreparation(value) ? null : shopWork.preparationFault),
  second_number: (value: string) => (isBlank(value) ? null : phone(value)),
};

/** The day in the phone's time zone, 'YYYY-MM-DD'. */
export const today = (): string => dayjs(serverNow()).format('YYYY-MM-DD');

/** Why the day can't be added to the list. */
export function closedDayFault(day: string, values: Pick<HoursValues, 'closed_days'>): string | null {
  if (day === '') return shopWork.dayNeeded;
  if (day < today()) return shopWork.dayPassed;
  return values.closed_days.length >= limits.closedDays ? shopWork.tooManyDays(limits.closedDays) : null;
}

/** Moves the chosen day into the list. Returns the new values. */
export function addClosedDay({ values, setFieldValue }: Fields<HoursValues>): HoursValues {
  const { closed_days: days, closed_day: day } = values;
  if (day === '') return values;
  const closed_days = days.includes(day) ? days : [...days, day].sort();
  setFieldValue('closed_days', closed_days);
  setFieldValue('closed_day', '');
  return { ...values, closed_days, closed_day: '' };
}

/** An empty field removes its value. */
export const settingsOf = ({ closed_day: _, ...values }: HoursValues) => ({
  ...values,
  upi_id: values.upi_id.trim() || null,
  upi_name: values.upi_name.trim() || null,
  closed_weekdays: [...values.closed_weekdays],
  closed_days: [...values.closed_days],
  preparation_minutes: minutesOf(values.preparation_minutes),
  second_number: values.second_number === '' ? null : limits.phonePrefix + values.second_number,
});

export type SentSettings = ReturnType<typeof settingsOf>;

type NumberedShop = shops.ShopSettings & { readonly second_number: string };

/** Its second number waits for the code that it got. */
export const hasUnconfirmedNumber = (shop: shops.ShopSettings): shop is NumberedShop =>
  shop.second_number !== null && !shop.is_second_number_confirmed;
