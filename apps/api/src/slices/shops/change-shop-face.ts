import { distanceKm, roundCoordinate } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockOwnImages } from '../media/index.ts';
import { mediaMessages } from '../media/media.messages.ts';
import { lockShopFace, type ShopFace, setShopImage, updateShopFace } from './shop.queries.ts';
import { shopMessages } from './shops.messages.ts';

export interface ShopFaceChanges {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** Null: that of its type. */
  readonly imageId?: number | null | undefined;
}

/**
 * Changes name, place and picture of one's shop. Operators are told of a name or place. Throws `shop.too_far` for a place far
 * from where an operator last saw it, `input.invalid` on `cover` for another's picture.
 */
export async function changeShopFace(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  { imageId, ...changes }: ShopFaceChanges,
): Promise<void> {
  const { id, cityId, face, seen } = await lockShopFace(tx, userId);
  const after = faceAfter(face, changes);
  if (distanceKm(seen, after) > limits.shopMoveKm) {
    throw new AppError('shop.too_far', { detail: shopMessages.tooFar(limits.shopMoveKm) });
  }
  const changed = changedFields({ ...face }, { ...after });
  if (changed) {
    await updateShopFace(tx, id, after, seen);
    await publish(tx, 'record.changed', { kind: 'shop', id, action: 'update', actorId: userId, ...changed });
    await publish(tx, 'own_shop.changed', { shopId: id, cityId, retailerId: userId, before: face, after });
  }
  if (imageId === undefined) return;
  const own = imageId === null ? [] : await lockOwnImages(tx, userId, [imageId]);
  if (imageId !== null && own.length === 0) throw invalidInput({ cover: [mediaMessages.uploadAgain] });
  await setShopImage(tx, { shopId: id, imageId });
}

const faceAfter = (before: ShopFace, changes: ShopFaceChanges): ShopFace => ({
  name: changes.name ?? before.name,
  address: changes.address ?? before.address,
  latitude: roundCoordinate(changes.latitude ?? before.latitude),
  longitude: roundCoordinate(changes.longitude ?? before.longitude),
});
