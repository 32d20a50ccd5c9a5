import { AppError } from '../../platform/app-error.ts';
import { cashMessages } from './cash.messages.ts';

export interface CashHolder {
  readonly userId: number;
  /** It stays after a dismissal. */
  readonly delivererCityId: number | null;
}

/** A deliverer, or somebody who was one. Throws `role.required`. */
export function requireCashHolder({ delivererCityId }: CashHolder): void {
  if (delivererCityId !== null) return;
  throw new AppError('role.required', { detail: cashMessages.deliverersOnly });
}
