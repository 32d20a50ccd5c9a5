import { type Point, roundCoordinate } from '@haat/contract/geo';
import { percentOf } from '@haat/contract/money';
import { invalidInput } from '../../../platform/app-error.ts';
import { changedFields } from '../../../platform/changed-fields.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/require-version.ts';
import {
  listAdditionalTypeIds,
  listKnownShopTypeIds,
  replaceAdditionalTypes,
  requireShopTypes,
} from '../kinds/shop-type.queries.ts';
import { lockShopRecord, stopCheckouts, updateShopRecord } from '../shop.queries.ts';
import { shopMessages } from '../shops.messages.ts';

interface ShopEdit {
  readonly shopId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: {
    readonly name: string | undefined;
    readonly latitude: number | undefined;
    readonly longitude: number | undefined;
    readonly typeId: number | undefined;
    readonly additionalTypeIds: readonly number[] | undefined;
    /** Null: the shop shows its main type's picture. */
    readonly imageId: number | null | undefined;
    /** Null: the commission of its city. */
    readonly commissionBasisPoints: number | null | undefined;
  };
}

/** Corrections by an operator. Throws `input.invalid` for unknown types, `not_found`, `edit.stale`. */
export async function editShop(
  tx: Tx,
  actorId: number,
  { shopId, version, changes }: ShopEdit,
): Promise<void> {
  await requireKnownTypes(tx, changes);
  if (changes.latitude !== undefined || changes.longitude !== undefined) await stopCheckouts(tx, shopId);
  const { version: present, ...row } = await lockShopRecord(tx, shopId);
  requireVersion(present, version);
  const before = { ...row, additionalTypeIds: await listAdditionalTypeIds(tx, shopId) };
  const after = afterEdit(before, changes);
  const changed = changedFields(recorded(before), recorded(after));
  if (!changed) return;
  await publish(tx, 'record.changed', { kind: 'shop', id: shopId, action: 'update', actorId, ...changed });
  await replaceAdditionalTypes(tx, shopId, after.additionalTypeIds);
  // Last: it tells all servers that the shop changed.
  const hasMoved = after.latitude !== before.latitude || after.longitude !== before.longitude;
  await updateShopRecord(tx, shopId, after, hasMoved ? after : undefined);
}

interface Fields extends Point {
  readonly name: string;
  readonly typeId: number;
  readonly additionalTypeIds: readonly number[];
  readonly imageId: number | null;
  readonly commissionBasisPoints: number | null;
}

/** The main type isn't also an additional one. */
function afterEdit(before: Fields, changes: ShopEdit['changes']): Fields {
  const { name = before.name, typeId = before.typeId, imageId = before.imageId } = changes;
  const { commissionBasisPoints = before.commissionBasisPoints } = changes;
  const others = changes.additionalTypeIds ?? before.additionalTypeIds;
  const additionalTypeIds = [...new Set(others)].filter((id) => id !== typeId).sort((a, b) => a - b);
  return {
    name,
    latitude: roundCoordinate(changes.latitude ?? before.latitude),
    longitude: roundCoordinate(changes.longitude ?? before.longitude),
    typeId,
    additionalTypeIds,
    imageId,
    commissionBasisPoints,
  };
}

async function requireKnownTypes(
  tx: Tx,
  { typeId, additionalTypeIds = [] }: ShopEdit['changes'],
): Promise<void> {
  if (typeId !== undefined && (await listKnownShopTypeIds(tx, [typeId])).length === 0) {
    throw invalidInput({ type: [shopMessages.chooseType] });
  }
  await requireShopTypes(tx, additionalTypeIds, 'additional_types');
}

const recorded = ({
  name,
  latitude,
  longitude,
  typeId,
  additionalTypeIds,
  imageId,
  commissionBasisPoints,
}: Fields) => ({
  name,
  latitude,
  longitude,
  type: typeId,
  additional_types: additionalTypeIds,
  cover: imageId,
  commission_percent: commissionBasisPoints === null ? null : percentOf(commissionBasisPoints),
});
