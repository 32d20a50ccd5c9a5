import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deleteShopTypeRow, lockShopType } from './shop-type.queries.ts';

/** Product types no longer go with it. Throws `not_found`, `record.in_use` while a shop has it. */
export async function deleteShopType(tx: Tx, actorId: number, typeId: number): Promise<void> {
  const { name } = await lockShopType(tx, typeId);
  await deleteShopTypeRow(tx, typeId);
  await publish(tx, 'record.changed', {
    kind: 'shop_type',
    id: typeId,
    action: 'delete',
    actorId,
    before: { name },
    after: {},
  });
}
