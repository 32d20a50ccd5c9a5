import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { recordedNames } from '../../platform/local-names.ts';
import { insertShopType, type NewType } from './shop-type.queries.ts';

/** `actorId` is null for the demo. Returns the type's id. Throws `input.invalid` when the name is taken. */
export async function createShopType(tx: Tx, input: NewType, actorId: number | null = null): Promise<number> {
  const id = await insertShopType(tx, input);
  const { name, names, imageId: cover, position } = input;
  const after = { name, ...recordedNames(names), cover, position };
  await publish(tx, 'record.changed', {
    kind: 'shop_type',
    id,
    action: 'create',
    actorId,
    before: {},
    after,
  });
  return id;
}
