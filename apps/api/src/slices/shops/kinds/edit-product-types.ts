import { changedFields } from '../../../platform/changed-fields.ts';
import type { Tx } from '../../../platform/database.ts';
import { definedOf } from '../../../platform/defined-of.ts';
import { publish } from '../../../platform/events.ts';
import { everyName, recordedNames } from '../../../platform/local-names.ts';
import { requireVersion } from '../../../platform/require-version.ts';
import {
  deleteProductTypeRow,
  insertProductType,
  lockProductType,
  replaceProductTypeShopTypes,
  updateProductTypeRow,
} from './product-type.queries.ts';
import { type NewType, requireShopTypes } from './shop-type.queries.ts';

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
    after: recorded({ ...input, shopTypeIds }),
  });
  return id;
}

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
