import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { findRetailerId } from '../shop.queries.ts';

/** Whom an operator's decision concerns. */
export interface Concerned {
  readonly people: readonly (number | null)[];
  /** Its retailer is concerned, too. Null: no shop. */
  readonly shopId: number | null;
}

/** No operator decides about their own money. `actorId` is null on the terminal. Throws `operator.own`. */
export async function requireNotOwn(
  db: Db,
  actorId: number | null,
  { people, shopId }: Concerned,
): Promise<void> {
  if (actorId === null) return;
  const isRetailer = shopId !== null && (await findRetailerId(db, shopId)) === actorId;
  if (!isRetailer && !people.includes(actorId)) return;
  throw new AppError('operator.own', {
    detail: deskOnly('You are part of this yourself. Ask another operator to decide.'),
  });
}
