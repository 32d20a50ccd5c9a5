// Why the rules refused the retailer, in words.
import { retailerShop as words } from '../../messages/retailer-shop.ts';
import { isRefusal } from '../../platform/api-error.ts';

export function reasonOf(error: unknown): string | null {
  if (!isRefusal(error)) return null;
  return error.code === 'shop.exists' ? words.refused.exists : words.refused.busy;
}
