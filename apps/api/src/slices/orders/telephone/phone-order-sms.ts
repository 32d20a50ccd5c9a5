import type { Language } from '@haat/contract/languages';
import { rupeesOf } from '@haat/contract/money';
import type { PayMethod } from '@haat/contract/payment-machine';
import { phoneOrderMessages } from './phone-orders.messages.ts';

interface ToldOrder {
  readonly shopName: string;
  readonly amountPaise: number;
  readonly payBy: PayMethod;
  readonly code: string;
  /** Of the person who gets the SMS. Missing for somebody without an account. */
  readonly language: Language | null | undefined;
}

/** In the reader's language, else in the retailer's. */
export function smsOf(
  { shopName, amountPaise, payBy, code, language }: ToldOrder,
  retailers: Language,
): string {
  const decimals = amountPaise % 100 === 0 ? 0 : 2;
  const amount = rupeesOf(amountPaise).toLocaleString('en-IN', { minimumFractionDigits: decimals });
  return phoneOrderMessages.sms(shopName, amount, { payBy, code })[language ?? retailers];
}
