import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { recordedNames } from '../../platform/local-names.ts';
import { insertProductType, replaceProductTypeShopTypes } from './product-type.queries.ts';
import { requireShopTypes } from './require-shop-types.ts';
import type { NewType } from './shop-type.queries.ts';

export interface NewProductType extends NewType {
  /** The shop types that may sell it. */
  readonly shopTypeIds: readonly number[];
}

/**
 * `actorId` is null for the demo. Returns the type's id. Throws `input.invalid` when the name is taken or a shop type is
 * unknown.
 */
export async function createProductType(
  tx: Tx,
  input: NewProductType,
  actorId: number | null = null,
): Promise<number> {
  const { name, names, imageId, position } = input;
  const shopTypeIds = await requireShopTypes(tx, input.shopTypeIds, 'shop_types');
  const id = await insertProductType(tx, { name, names, imageId, position });
  await replaceProductTypeShopTypes(tx, id, shopTypeIds);
  await publish(tx, 'record.changed', {
    kind: 'product_type',
    id,
    action: 'create',
    actorId,
    before: {},
    after: { name, ...recordedNames(names), cover: imageId, position, shop_types: shopTypeIds },
  });
  return id;
}
