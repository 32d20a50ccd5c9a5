import { commissionPaiseOf } from '@haat/contract/commission-kinds';
import { rupeesOf } from '@haat/contract/money';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { requireNotOwn } from '../shops/index.ts';
import { insertEntry } from './commission.queries.ts';
import { getOrderTerms, getShop } from './statement.views.ts';

/** The line of a completed order, by the percent of now. A commission of 0 makes none. */
export async function addCommission(tx: Tx, { orderId }: { readonly orderId: number }): Promise<void> {
  const { cityId, shopId, goodsPaise, basisPoints } = await getOrderTerms(tx, orderId);
  const paise = commissionPaiseOf(goodsPaise, basisPoints);
  if (paise === 0) return;
  const line = { kind: 'order', cityId, shopId, orderId, goodsPaise, basisPoints } as const;
  await insertEntry(tx, { ...line, amountPaise: -paise, note: '' });
}

interface Payment {
  readonly shopId: number;
  readonly amountPaise: number;
  readonly note: string;
}

/** What a shop paid to the operator. Throws `not_found`, `operator.own`. */
export async function addPayment(
  tx: Tx,
  { userId: actorId }: { readonly userId: number },
  { shopId, amountPaise, note }: Payment,
): Promise<void> {
  const { cityId } = await getShop(tx, shopId);
  await requireNotOwn(tx, actorId, { people: [], shopId });
  const line = {
    kind: 'payment',
    cityId,
    shopId,
    orderId: null,
    goodsPaise: null,
    basisPoints: null,
  } as const;
  await insertEntry(tx, { ...line, amountPaise, note });
  const after = { amount: rupeesOf(amountPaise), note };
  await publish(tx, 'record.changed', {
    kind: 'shop',
    id: shopId,
    action: 'pay',
    actorId,
    before: {},
    after,
  });
  await publish(tx, 'commission.paid', { shopId, amountPaise, actorId });
}
