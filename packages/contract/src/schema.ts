// Building blocks of all schemas: ids, texts, money, times, places, lists.
import * as T from 'typebox';
import { limits } from './limits.ts';
import { phonePattern } from './phone.ts';
import { dayPattern, monthPattern, timePattern } from './times.ts';

/** A row's id in a body. In a path an id is text, and an invalid one counts as not found. */
export const Id = T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Required text. The server trims it first, so spaces alone count as empty. */
export const requiredText = (maxLength: number) => T.String({ minLength: 1, maxLength });

/**
 * Names of people, shops, products and addresses: one line, without marks that turn the direction of text. The server
 * removes those (`cleanName`); joiners such as ZWJ and ZWNJ stay.
 */
const nameOf = (length: { minLength?: number; maxLength: number }) => T.String({ ...length, isName: true });
export const requiredName = (maxLength: number) => nameOf({ minLength: 1, maxLength });
export const optionalName = (maxLength: number) => T.Optional(T.Union([nameOf({ maxLength }), T.Null()]));

/** Optional text: it may be missing, null or empty. */
export const optionalText = (maxLength: number) => T.Optional(T.Union([T.String({ maxLength }), T.Null()]));

export const PhoneNumber = T.String({ pattern: phonePattern });

/** An address of the form something@domain.tld. It isn't verified. */
export const Email = T.String({ pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', maxLength: limits.email });

/** Rupees with at most two decimals; integer paise inside the server. `decimals` is a keyword of the server's validator. */
export const Price = T.Number({ minimum: 0, maximum: limits.priceRupees, decimals: 2 });
/** The price of something that isn't given away. */
export const PositivePrice = T.Number({ minimum: 0.01, maximum: limits.priceRupees, decimals: 2 });
/** A sum of prices, as `Price` but without its limit. */
export const Amount = T.Number({ minimum: 0, decimals: 2 });
/** A sum that is paid. */
export const PositiveAmount = T.Number({ minimum: 0.01, maximum: limits.priceRupees, decimals: 2 });
export const Rupees = T.Number();

/** Of each order, for the operator. */
export const CommissionPercent = T.Number({ minimum: 0, maximum: limits.commissionPercent, decimals: 2 });

export const Quantity = T.Integer({ minimum: 0, maximum: limits.stock });

/** Degrees. The server rounds to six decimals. */
export const Latitude = T.Number({ minimum: -90, maximum: 90 });
export const Longitude = T.Number({ minimum: -180, maximum: 180 });

/** ISO 8601 with the offset of the city that it belongs to: `2026-11-21T17:00:00+05:30`. */
export const Instant = T.String();

/** `HH:mm`, 24 hours. */
export const TimeOfDay = T.String({ pattern: timePattern });

/** A calendar day: `2026-11-21`. */
export const Day = T.String({ pattern: dayPattern });

/** `2026-11`. */
export const Month = T.String({ pattern: monthPattern });

/** A path from the root (`/media/…`) that never changes under its name; see `coverAt` for other sizes. */
export const Cover = T.Union([T.String(), T.Null()]);
export const CoverBox = T.Union([T.Object({ cover: T.String() }), T.Null()]);

/** The name in the reader's language: the account's, or else that of `Accept-Language`. Null when it has none. */
export const LocalName = T.Union([T.String(), T.Null()]);

export const Named = T.Object({ id: Id, name: T.String() });
export const NamedCover = T.Object({ id: Id, name: T.String(), cover: Cover });

/** Something with names in several languages. */
export const LocallyNamed = T.Object({ ...Named.properties, local_name: LocalName });
export const LocallyNamedCover = T.Object({ ...NamedCover.properties, local_name: LocalName });

export const Nothing = T.Object({});

export const IdParams = T.Object({ id: T.String() });

export const pageQuery = {
  limit: T.Optional(T.Integer({ minimum: 1, maximum: limits.pageMax })),
  offset: T.Optional(T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
};

/** `count` is of all rows, not of the page. */
export const listOf = <Item extends T.TSchema>(item: Item) =>
  T.Object({ count: T.Integer(), results: T.Array(item) });

export const Slot = T.Object({ start: Instant, end: Instant });

/** The next slot in which the shop can deliver. Null when there is none. */
export const NextSlot = T.Union([Slot, T.Null()]);
