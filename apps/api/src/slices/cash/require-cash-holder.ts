import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { cashMessages } from './cash.messages.ts';
import { hasCash } from './cash.queries.ts';

export interface CashHolder {
  readonly userId: number;
  readonly isDeliverer: boolean;
}

/** A deliverer, or somebody who was one and has lines. Throws `role.required`. */
export async function requireCashHolder(db: Db, { userId, isDeliverer }: CashHolder): Promise<void> {
  if (isDeliverer || (await hasCash(db, userId))) return;
  throw new AppError('role.required', { detail: cashMessages.deliverersOnly });
}
