import { serverLimits } from '@haat/contract/limits';
import type { Fulfilment } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { getCity, lockUser } from '../accounts/index.ts';
import { findPrimaryAddress, requireOwnAddress } from '../addresses/index.ts';
import { deliveryCostPaise } from '../cart/index.ts';
import { keepFiles } from '../files/index.ts';
import { requireGoods, requireSale } from '../orders/index.ts';
import { getVerifiedShop } from '../shops/index.ts';
import { countListsOf, insertList } from './list.queries.ts';
import type { ListExpiries } from './list-expiry.ts';
import { listMessages } from './lists.messages.ts';

export interface ListInput {
  readonly shopId: number;
  /** Left out: the primary one. */
  readonly addressId: number | undefined;
  readonly slotId: number;
  readonly text: string;
  readonly fileIds: readonly number[];
  readonly payBy: PayMethod;
  readonly fulfilment: Fulfilment;
}

const hourMs = 60 * 60 * 1000;

/** Returns its id. Throws `not_found`, `address.required`, `input.invalid`, `list.too_many`, and what `requireSale` throws. */
export async function sendList(
  tx: Tx,
  { userId, expiries }: { readonly userId: number; readonly expiries: ListExpiries },
  { addressId, text, fileIds, slotId, payBy, fulfilment, ...input }: ListInput,
): Promise<number> {
  if (text === '' && fileIds.length === 0) throw invalidInput({ text: [listMessages.empty] });
  await lockUser(tx, userId);
  const { id: shopId, cityId } = await getVerifiedShop(tx, input.shopId);
  const primary = addressId === undefined ? await findPrimaryAddress(tx, userId) : undefined;
  const address = primary ?? (await requireOwnAddress(tx, userId, addressId));
  await requireRoom(tx, userId);
  const ids = [...new Set(fileIds)];
  await keepFiles(tx, userId, ids);
  const { shop, city } = await requireGoods(tx, shopId, []);
  const costPaise = fulfilment === 'pick_up' ? 0 : deliveryCostPaise(shop, address, city);
  const sale = { shop, city, address, lines: [], deliveryCostPaise: costPaise, fulfilment };
  await requireSale(tx, sale, { customerId: userId, payBy, slotId });
  const { listMinutes } = await getCity(tx, cityId);
  const expiresAt = new Date(tx.now.getTime() + listMinutes * 60_000);
  const row = { userId, shopId, cityId, addressId: address.id, slotId, text, payBy, fulfilment, expiresAt };
  const listId = await insertList(tx, row, ids);
  await expiries.place(tx, listId, expiresAt);
  await publish(tx, 'list.sent', { listId, userId, shopId, actorId: userId });
  return listId;
}

/** Throws `list.too_many`. The caller has locked the person. */
async function requireRoom(tx: Tx, userId: number): Promise<void> {
  const { openLists, listsPerHour } = serverLimits;
  const since = new Date(tx.now.getTime() - hourMs);
  const { open, sent } = await countListsOf(tx, userId, { since, now: tx.now });
  if (open >= openLists) throw new AppError('list.too_many', { detail: listMessages.tooManyOpen(openLists) });
  if (sent >= listsPerHour)
    throw new AppError('list.too_many', { detail: listMessages.tooMany(listsPerHour) });
}
