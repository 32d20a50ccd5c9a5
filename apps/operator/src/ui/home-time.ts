// Times that belong to no city, such as an article's: in the installation's time zone, wherever the operator is.
import { homeTimeZone } from '@haat/contract/times';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: homeTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The value of a date and time field: `2026-11-21T17:00`. */
export const homeTimeOf = (instant: Date): string => format.format(instant).replace(' ', 'T');

/** The instant of `2026-11-21T17:00` there, as ISO 8601. Undefined for a time that doesn't exist. */
export function instantAtHome(localTime: string): string | undefined {
  const asUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asUtc) || !localTime.includes('T')) return undefined;
  const offsetAt = (ms: number): number => Date.parse(`${homeTimeOf(new Date(ms))}Z`) - ms;
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** The zone's name: 'India Standard Time'. */
export const homeTimeZoneName = (): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: homeTimeZone, timeZoneName: 'long' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? homeTimeZone;
