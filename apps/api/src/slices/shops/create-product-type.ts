import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deskOnly } from '../../platform/words.ts';
import { insertProductType, replaceProductTypeShopTypes } from './product-type.queries.ts';
import { requireShopTypes } from './require-shop-types.ts';

export interface NewProductType {
  readonly name: string;
  readonly imageId: number | null;
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
  const { name, imageId } = input;
  const shopTypeIds = await requireShopTypes(tx, input.shopTypeIds, 'shop_types');
  const id = await insertProductType(tx, { name, imageId });
  if (id === undefined) throw invalidInput({ name: [deskOnly('A product type with this name exists.')] });
  await replaceProductTypeShopTypes(tx, id, shopTypeIds);
  await publish(tx, 'record.changed', {
    kind: 'product_type',
    id,
    action: 'create',
    actorId,
    before: {},
    after: { name, cover: imageId, shop_types: shopTypeIds },
  });
  return id;
}
