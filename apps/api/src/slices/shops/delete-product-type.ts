import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deleteProductTypeRow, lockProductType } from './product-type.queries.ts';

/** Throws `not_found`, `record.in_use` when a product has it, also a deleted one. */
export async function deleteProductType(tx: Tx, actorId: number, typeId: number): Promise<void> {
  const { name } = await lockProductType(tx, typeId);
  await deleteProductTypeRow(tx, typeId);
  await publish(tx, 'record.changed', {
    kind: 'product_type',
    id: typeId,
    action: 'delete',
    actorId,
    before: { name },
    after: {},
  });
}
