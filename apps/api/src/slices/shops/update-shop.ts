import type { Actor } from '../../platform/actor.ts';
import { invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { isDay } from '../../platform/zoned-time.ts';
import { getPerson } from '../accounts/index.ts';
import { changeShopFace, type ShopFaceChanges } from './change-shop-face.ts';
import { unconfirmed } from './second-number.ts';
import { getOwnShop, lockSecondNumber, type OwnShopChanges, updateOwnShop } from './shop.queries.ts';

interface ShopUpdate extends OwnShopChanges {
  readonly face?: ShopFaceChanges;
}

/**
 * Updates the shop's settings. Omitted fields stay. Closing before opening means after midnight. Throws `input.invalid` for a
 * closed day that isn't in the calendar, and what `changeShopFace` does.
 */
export async function updateShop(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  { face = {}, ...changes }: ShopUpdate,
): Promise<void> {
  if (!(changes.closedDays ?? []).every(isDay)) {
    throw invalidInput({ closed_days: [fieldMessages.day] });
  }
  if (!isEmpty(face)) await changeShopFace(tx, actor, face);
  if (isEmpty(changes)) return;
  await updateOwnShop(tx, actor.userId, { ...changes, ...(await consentAfter(tx, actor.userId, changes)) });
  if (!changesHours(changes)) return;
  const { id: shopId, cityId } = await getOwnShop(tx, actor.userId);
  await publish(tx, 'hours.changed', { shopId, cityId });
}

const isEmpty = (changes: object): boolean => Object.values(changes).every((value) => value === undefined);

const changesHours = ({ openingTime, closingTime, closedWeekdays, closedDays }: OwnShopChanges): boolean =>
  [openingTime, closingTime, closedWeekdays, closedDays].some((value) => value !== undefined);

/** Another second number must agree anew. The retailer's own needs no code. */
async function consentAfter(tx: Tx, userId: number, { secondNumber }: OwnShopChanges) {
  if (secondNumber === undefined) return {};
  const before = await lockSecondNumber(tx, userId);
  if (before?.number === secondNumber) return {};
  const { number } = await getPerson(tx, userId);
  return { ...unconfirmed, isSecondNumberConfirmed: secondNumber === number };
}
