// Why the rules refused the retailer, in words.

import { isRefusal } from '../../platform/api-error.ts';
import { retailerShop as words } from './retailer-shop.messages.ts';

export function reasonOf(error: unknown): string | null {
  if (!isRefusal(error)) return null;
  return error.code === 'shop.exists' ? words.refused.exists : words.refused.busy;
}
