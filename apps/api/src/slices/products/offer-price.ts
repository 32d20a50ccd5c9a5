// What a product costs while an offer holds.
import { rupeesOf } from '@haat/contract/money';

export interface Offered {
  readonly pricePaise: number;
  /** With an end, or both are null. */
  readonly offerPaise: number | null;
  readonly offerUntil: string | null;
  readonly offerEndsAt: Date | null;
}

const holds = ({ offerEndsAt }: Offered, now: Date): boolean => offerEndsAt !== null && offerEndsAt > now;

/** Without an offer that has ended. */
export const offerNow = <Row extends Offered>(row: Row, now: Date): Row =>
  holds(row, now) ? row : { ...row, offerPaise: null, offerUntil: null, offerEndsAt: null };

/** With the price that customers pay now. */
export const atPriceNow = <Row extends Offered>(row: Row, now: Date): Row => ({
  ...row,
  pricePaise: offerNow(row, now).offerPaise ?? row.pricePaise,
});

/** The retailer sees the regular price as `price`, and the offer beside it. */
export function presentPrices(row: Offered, reader: 'customer' | 'retailer', now: Date) {
  const { pricePaise, offerPaise, offerUntil } = offerNow(row, now);
  const isReduced = reader === 'customer' && offerPaise !== null;
  return {
    price: rupeesOf(isReduced ? offerPaise : pricePaise),
    regular_price: isReduced ? rupeesOf(pricePaise) : null,
    offer_price: offerPaise === null ? null : rupeesOf(offerPaise),
    offer_until: offerUntil,
  };
}
