// Money, times and numbers as the screens show them.
import { serverTimeOf } from '@haat/client/server-clock';
import { homeTimeOf } from './home-time.ts';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** ₹214, ₹156.50, ₹1,240.50. */
export function rupees(amount: number): string {
  const paise = Math.round(amount * 100);
  const format = paise % 100 === 0 ? whole : withPaise;
  return `${paise < 0 ? '−' : ''}₹${format.format(Math.abs(paise) / 100)}`;
}

export const count = (number: number): string => whole.format(number);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The time in the zone that the server chose: '21 Nov 2026, 17:00'. */
export function time(instant: string): string {
  const [, year = '', month = '', day = '', clock = ''] =
    /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(instant) ?? [];
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}, ${clock}`;
}

/** '21 Nov, 17:00', for lists of recent things. */
export const shortTime = (instant: string): string =>
  `${day(instant.slice(0, 10))}, ${instant.slice(11, 16)}`;

/** '17:05' of a time by the device's clock, in the installation's time zone like all times. */
export const clockTime = (deviceMs: number): string => homeTimeOf(new Date(serverTimeOf(deviceMs))).slice(11);

/** '2026-11-21' → '21 Nov 2026'. */
export const longDay = (date: string): string => `${day(date)} ${date.slice(0, 4)}`;

/** '2026-11-21' → '21 Nov'. */
export function day(date: string): string {
  const [, month = '', number = ''] = date.split('-');
  return `${Number(number)} ${months[Number(month) - 1] ?? ''}`;
}

/** '+919000000001' → '+91 90000 00001'. A masked number stays as it is. */
export const phone = (number: string): string => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

interface Person {
  readonly first_name: string;
  readonly last_name: string;
  /** A whole or a masked number. */
  readonly number: string;
}

/** 'Lakshmi Menon', or 'No name yet (0001)' with the end of the number. */
export const person = ({ first_name, last_name, number }: Person): string =>
  `${first_name} ${last_name}`.trim() || `No name yet (${number.slice(-4)})`;

/** Somebody whose account is deleted. */
export const deletedPerson = 'Deleted person';

/** 'Ravi Kumar (0003)', for lists where people may have the same name. */
export const personAndNumber = (one: Person): string =>
  one.first_name || one.last_name ? `${person(one)} (${one.number.slice(-4)})` : person(one);
