import { and, eq, inArray } from 'drizzle-orm';
import { inIds } from '../../platform/city-id.ts';
import type { Tx } from '../../platform/database.ts';
import { orders } from './order.tables.ts';
import { orderEarlierProofs } from './order-proof.tables.ts';

/** Call it before a new proof replaces the order's. The caller has locked the order. */
export async function keepEarlierProof(
  tx: Tx,
  { id: orderId, cityId, proofId }: Pick<typeof orders.$inferSelect, 'id' | 'cityId' | 'proofId'>,
  newProofId: number | undefined,
): Promise<void> {
  if (proofId === null || newProofId === undefined || newProofId === proofId) return;
  await tx.insert(orderEarlierProofs).values({ cityId, orderId, fileId: proofId }).onConflictDoNothing();
}

/** Of orders that are over. */
export async function forgetEarlierProofs(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.delete(orderEarlierProofs).where(inIds(orderEarlierProofs.orderId, orderIds));
}

/** Of a customer's orders in one city. */
export async function deleteEarlierProofsOf(
  tx: Tx,
  { customerId, cityId }: { readonly customerId: number; readonly cityId: number },
): Promise<void> {
  const theirs = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cityId, cityId), eq(orders.customerId, customerId)));
  await tx
    .delete(orderEarlierProofs)
    .where(and(eq(orderEarlierProofs.cityId, cityId), inArray(orderEarlierProofs.orderId, theirs)));
}
