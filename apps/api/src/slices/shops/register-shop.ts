import { type Point, roundCoordinate } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import type * as shops from '@haat/contract/shops';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { accountMessages } from '../accounts/accounts.messages.ts';
import { findCity, markShopSetUp } from '../accounts/index.ts';
import { insertAdditionalTypes, listKnownShopTypeIds } from './kinds/shop-type.queries.ts';
import { insertShop } from './shop.queries.ts';
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

type Body = shops.ShopRegistration;
type Errors = Record<string, LocalizedText[]>;

const required = [fieldMessages.required];
const lineNames = ['addressLineOne', 'addressLineTwo', 'addressLineThree'] as const;

/** Reads either form of the registration body. Throws `input.invalid` with fields when neither is complete. */
export function readRegistration(body: Body): NewShop {
  const errors: Errors = {};
  const isFlat = isFlatPayload(body);
  const place = placeOf(body);
  if (!place) Object.assign(errors, missingPlace(body, isFlat));
  const address = addressOf(body);
  if (address === undefined) Object.assign(errors, missingAddress(body, isFlat));
  else if ([...address].length > limits.address) errors.addressLineOne = [shopMessages.longAddress];
  if (!place || address === undefined || Object.keys(errors).length > 0) throw invalidInput(errors);
  return {
    name: body.name,
    typeId: body.type,
    additionalTypeIds: body.additional_types ?? [],
    cityId: body.city,
    address,
    latitude: roundCoordinate(place.latitude),
    longitude: roundCoordinate(place.longitude),
  };
}

function placeOf({ location, latitude, longitude }: Body) {
  if (location) return { latitude: location.lat, longitude: location.lng };
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function addressOf(body: Body): string | undefined {
  const lines = lineNames.map((name) => body[name]);
  return lines.every((line) => line !== undefined) ? lines.join('\n') : body.address;
}

/** Which of the two forms was meant, so that errors name fields that the sender knows. */
function isFlatPayload(body: Body): boolean {
  const hasLines = lineNames.some((name) => body[name] !== undefined);
  const hasFlat = [body.latitude, body.longitude, body.address].some((field) => field !== undefined);
  return hasFlat && !hasLines && !body.location;
}

function missingPlace(body: Body, isFlat: boolean): Errors {
  if (!isFlat) return { location: required };
  return Object.fromEntries(
    (['latitude', 'longitude'] as const)
      .filter((name) => body[name] === undefined)
      .map((name) => [name, required]),
  );
}

function missingAddress(body: Body, isFlat: boolean): Errors {
  if (isFlat) return { address: required };
  return Object.fromEntries(
    lineNames.filter((name) => body[name] === undefined).map((name) => [name, required]),
  );
}
