import { changedFields } from '../../../platform/changed-fields.ts';
import type { Tx } from '../../../platform/database.ts';
import { definedOf } from '../../../platform/defined-of.ts';
import { publish } from '../../../platform/events.ts';
import { recordedNames } from '../../../platform/local-names.ts';
import { requireVersion } from '../../../platform/require-version.ts';
import {
  deleteShopTypeRow,
  insertShopType,
  lockShopType,
  type NewType,
  updateShopTypeRow,
} from './shop-type.queries.ts';

/** `actorId` is null for the demo. Returns the type's id. Throws `input.invalid` when the name is taken. */
export async function createShopType(tx: Tx, input: NewType, actorId: number | null = null): Promise<number> {
  const id = await insertShopType(tx, input);
  const after = recorded(input);
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
