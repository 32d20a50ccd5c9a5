import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { everyName, recordedNames } from '../../platform/local-names.ts';
import { requireVersion } from '../../platform/require-version.ts';
import type { NewProductType } from './create-product-type.ts';
import {
  lockProductType,
  replaceProductTypeShopTypes,
  updateProductTypeRow,
} from './product-type.queries.ts';
import { requireShopTypes } from './require-shop-types.ts';

interface ProductTypeEdit {
  readonly typeId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof NewProductType]?: NewProductType[Field] | undefined };
}

/**
 * After a new name the caller renews the search texts of its products (`listRenamedTypes`). Throws `input.invalid` for an
 * unknown shop type, `not_found`, `edit.stale`, then `input.invalid` when the name is taken.
 */
export async function updateProductType(
  tx: Tx,
  actorId: number,
  { typeId: id, version, changes }: ProductTypeEdit,
): Promise<void> {
  const { shopTypeIds: chosen, ...plain } = changes;
  const shopTypeIds = chosen && (await requireShopTypes(tx, chosen, 'shop_types'));
  const { version: present, ...before } = await lockProductType(tx, id);
  requireVersion(present, version);
  const after = { ...before, ...definedOf({ ...plain, shopTypeIds }) };
  const changed = changedFields(recorded(before), recorded(after));
  if (!changed) return;
  await updateProductTypeRow(tx, id, { ...after, isRenamed: everyName(after) !== everyName(before) });
  if (shopTypeIds) await replaceProductTypeShopTypes(tx, id, shopTypeIds);
  await publish(tx, 'record.changed', { kind: 'product_type', id, action: 'update', actorId, ...changed });
}

const recorded = ({ name, names, imageId, position, shopTypeIds }: NewProductType) => ({
  name,
  ...recordedNames(names),
  cover: imageId,
  position,
  shop_types: shopTypeIds,
});
