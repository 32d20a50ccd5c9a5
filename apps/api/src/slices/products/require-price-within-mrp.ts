import { invalidInput } from '../../platform/app-error.ts';
import { productMessages } from './products.messages.ts';

interface Priced {
  readonly pricePaise: number;
  readonly mrpPaise: number | null;
}

/** Throws `input.invalid` on `price` when it is above the MRP. */
export function requirePriceWithinMrp({ pricePaise, mrpPaise }: Priced): void {
  if (mrpPaise !== null && pricePaise > mrpPaise) throw invalidInput({ price: [productMessages.aboveMrp] });
}
