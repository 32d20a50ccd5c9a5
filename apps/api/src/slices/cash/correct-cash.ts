import { rupeesOf } from '@haat/contract/money';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { noteCityOfDeliverer } from '../orders/index.ts';
import { requireNotOwn } from '../shops/index.ts';
import { cashMessages } from './cash.messages.ts';
import { hasCash } from './cash.queries.ts';
import { addCashLine } from './complete-delivery.ts';
import { findDeliverer, findPartyShop } from './operator-cash.views.ts';

interface Correction {
  readonly delivererId: number;
  readonly party: { readonly kind: 'shop' | 'operator'; readonly id?: number | null };
  /** Positive: the deliverer owes more. */
  readonly amountPaise: number;
  readonly reason: string;
}

/** Adds a line. Throws `not_found` for somebody who never carried, `input.invalid` on `amount` and `party`, `operator.own`. */
export async function correctCash(
  tx: Tx,
  actor: { readonly userId: number },
  { delivererId, party, amountPaise, reason }: Correction,
): Promise<void> {
  const deliverer = await findDeliverer(tx, delivererId);
  if (!deliverer || !(deliverer.isDeliverer || (await hasCash(tx, delivererId)))) {
    throw new AppError('not_found');
  }
  if (amountPaise === 0) throw invalidInput({ amount: [cashMessages.notZero] });
  const shopId = party.kind === 'shop' ? (party.id ?? 0) : null;
  const shop = shopId === null ? undefined : await findPartyShop(tx, shopId);
  if (shopId !== null && !shop) throw invalidInput({ party: [deskOnly('Choose a shop.')] });
  await requireNotOwn(tx, actor.userId, { people: [delivererId], shopId });
  const cityId = shop?.cityId ?? deliverer.cityId;
  if (cityId === null) throw invalidInput({ party: [deskOnly('The deliverer has no city.')] });
  // Perhaps they have never carried there.
  await noteCityOfDeliverer(tx, delivererId, cityId);
  await addCashLine(tx, { kind: 'correction', orderId: null, delivererId, shopId, cityId, amountPaise });
  await publish(tx, 'record.changed', {
    kind: 'cash',
    id: delivererId,
    action: 'correct',
    actorId: actor.userId,
    before: {},
    after: { party: party.kind, shop: shopId, amount: rupeesOf(amountPaise), reason },
  });
  await publish(tx, 'cash.corrected', { delivererId, shopId, amountPaise, reason, actorId: actor.userId });
}
