import { limits } from '@haat/contract/limits';
import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { dayAfter, dayInZone, instantInZone, isDay } from '../../platform/zoned-time.ts';
import { getCity } from '../accounts/index.ts';
import { type Offered, offerNow } from './offer-price.ts';
import { productMessages } from './products.messages.ts';

export interface SentOffer {
  readonly offerPaise?: number | null | undefined;
  /** A day of the city, the last one. */
  readonly offerUntil?: string | null | undefined;
}

interface Change extends SentOffer {
  readonly pricePaise?: number | undefined;
}

type Offer = Omit<Offered, 'pricePaise'>;

export const noOffer: Offer = { offerPaise: null, offerUntil: null, offerEndsAt: null };

/**
 * The offer after a change of a price or an offer. Undefined fields stay. Throws `input.invalid` on `offer_price`, `offer_until`,
 * and on `price` when it isn't above the offer.
 */
export async function requireOffer(
  tx: Tx,
  { cityId, before, change }: { readonly cityId: number; readonly before: Offered; readonly change: Change },
): Promise<Offer> {
  const now = offerNow(before, tx.now);
  const { offerPaise = now.offerPaise, offerUntil = now.offerUntil, pricePaise = now.pricePaise } = change;
  if (offerPaise === null && offerUntil === null) return noOffer;
  if (offerPaise === null) throw invalidInput({ offer_price: [fieldMessages.required] });
  if (offerUntil === null) throw invalidInput({ offer_until: [fieldMessages.required] });
  if (offerPaise >= pricePaise) throw refusePrice(change);
  const { timeZone } = await getCity(tx, cityId);
  if (change.offerUntil) requireLastDay(change.offerUntil, dayInZone(tx.now, timeZone));
  return { offerPaise, offerUntil, offerEndsAt: instantInZone(dayAfter(offerUntil, 1), '00:00', timeZone) };
}

const refusePrice = ({ offerPaise }: Change) =>
  offerPaise === undefined
    ? invalidInput({ price: [productMessages.belowOffer] })
    : invalidInput({ offer_price: [productMessages.offerTooHigh] });

function requireLastDay(day: string, today: string): void {
  if (!isDay(day)) throw invalidInput({ offer_until: [fieldMessages.day] });
  if (day < today || day > dayAfter(today, limits.offerDays)) {
    throw invalidInput({ offer_until: [productMessages.offerDays(limits.offerDays)] });
  }
}
