// Why the rules refused a deliverer's act, in words.

import { isApiError, isRefusal } from '../../platform/api-error.ts';
import { deliveries as words } from './deliveries.messages.ts';

/** Words for the page; null where there is nothing to explain beyond the toast. */
export function reasonOf(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.code === 'delivery.taken') return words.refused.taken;
  // On an open request: cancelled meanwhile, or taken back.
  if (error.code === 'not_found') return words.refused.gone;
  return isRefusal(error) ? words.refused.movedOn : null;
}
