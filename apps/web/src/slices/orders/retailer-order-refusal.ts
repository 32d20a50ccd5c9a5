// Why the rules refused the retailer's answer, in words.

import { isApiError, isRefusal } from '../../platform/api-error.ts';
import { retailerOrders as words } from './retailer-orders.messages.ts';

export function reasonOf(error: unknown): string | null {
  if (!isApiError(error) || !isRefusal(error)) return null;
  if (error.code === 'order.cannot_accept') return words.refused.accept;
  return error.code === 'order.cannot_reject' ? words.refused.reject : words.refused.busy;
}
