import type { Point } from '@haat/contract/geo';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { accountMessages } from '../accounts/accounts.messages.ts';
import { findCity, markShopSetUp } from '../accounts/index.ts';
import { insertShop } from './shop.queries.ts';
import { insertAdditionalTypes, listKnownShopTypeIds } from './shop-type.queries.ts';
import { shopMessages } from './shops.messages.ts';

export interface NewShop extends Point {
  readonly name: string;
  readonly typeId: number;
  readonly additionalTypeIds: readonly number[];
  readonly cityId: number;
  readonly address: string;
}

/**
 * Registers a person's only shop, which then waits for verification. Returns its id. Throws `input.invalid` for unknown
 * types or cities, then `shop.exists`.
 */
export async function registerShop(tx: Tx, actor: Pick<Actor, 'userId'>, input: NewShop): Promise<number> {
  const { additionalTypeIds, ...shop } = input;
  const otherTypeIds = [...new Set(additionalTypeIds)].filter((id) => id !== shop.typeId);
  await requireKnown(tx, shop, otherTypeIds);
  const id = await insertShop(tx, { ...shop, retailerId: actor.userId });
  if (id === undefined) {
    throw new AppError('shop.exists', { detail: shopMessages.oneShop });
  }
  await insertAdditionalTypes(tx, id, otherTypeIds);
  await markShopSetUp(tx, actor.userId);
  return id;
}

async function requireKnown(
  tx: Tx,
  { typeId, cityId }: Pick<NewShop, 'typeId' | 'cityId'>,
  otherTypeIds: readonly number[],
): Promise<void> {
  const city = await findCity(tx, cityId);
  const known = new Set(await listKnownShopTypeIds(tx, [typeId, ...otherTypeIds]));
  const errors: Record<string, LocalizedText[]> = {};
  if (!known.has(typeId)) errors.type = [shopMessages.chooseType];
  if (otherTypeIds.some((id) => !known.has(id))) errors.additional_types = [shopMessages.chooseTypes];
  if (!city) errors.city = [accountMessages.chooseCity];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}
