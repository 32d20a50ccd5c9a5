import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { recordedNames } from '../../platform/local-names.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { lockShopType, type NewType, updateShopTypeRow } from './shop-type.queries.ts';

interface ShopTypeEdit {
  readonly typeId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof NewType]?: NewType[Field] | undefined };
}

/** Throws `not_found`, `edit.stale`, `input.invalid` when the name is taken. */
export async function updateShopType(
  tx: Tx,
  actorId: number,
  { typeId: id, version, changes }: ShopTypeEdit,
): Promise<void> {
  const { version: present, ...before } = await lockShopType(tx, id);
  requireVersion(present, version);
  const after = { ...before, ...definedOf(changes) };
  const changed = changedFields(recorded(before), recorded(after));
  if (!changed) return;
  await updateShopTypeRow(tx, id, after);
  await publish(tx, 'record.changed', { kind: 'shop_type', id, action: 'update', actorId, ...changed });
}

const recorded = ({ name, names, imageId, position }: NewType) => ({
  name,
  ...recordedNames(names),
  cover: imageId,
  position,
});
