// Handing an order out in the shop, as a whole: the code, the goods, the payments, and what the customer owes. Its cash goes into the
// shop's till, so nobody holds it for the shop.
import type { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { getCity } from '../accounts/index.ts';
import { writeOrderLine } from '../credit/index.ts';
import {
  type Completion,
  checkCompletion,
  completeOrder,
  countIfWrong,
  type GivenCode,
  isCompletedBy,
  lockShopOrder,
  type OrderRow,
} from '../orders/index.ts';
import { type ReportedPayment, settlePayments } from '../payments/index.ts';

export interface HandOut extends Omit<Completion, 'given'> {
  readonly orderId: number;
  readonly given: Pick<GivenCode, 'code' | 'noCodeReason'>;
  /** What wasn't claimed before. Undefined: the shop reported nothing. */
  readonly reported?: readonly ReportedPayment[] | undefined;
}

/**
 * A repeat changes nothing. Throws `not_found`, `order.cannot_hand_out`, `code.wrong`, `code.over`, `order.changed`,
 * `input.invalid`, `payment.amount`, `credit.none`.
 */
export async function handOutOrder(
  tx: Tx,
  actor: { userId: number },
  { orderId, reported, given, ...rest }: HandOut,
): Promise<OrderRow> {
  const { order } = await lockShopOrder(tx, actor, orderId);
  const by = { actorId: actor.userId, role: 'retailer' } as const;
  if (await isCompletedBy(tx, order, by)) return order;
  const completion = { ...rest, given: await withRule(tx, order, given) };
  const kept = await checkCompletion(tx, order, { by, completion });
  // Products before the customer's credit, as in a checkout.
  await kept.checked?.write(tx);
  const { payments } = await settlePayments(tx, order, { ...kept, reported, by: 'retailer' });
  await writeOrderLine(tx, order, payments);
  return completeOrder(tx, order, by, { completion, kept });
}

/** Counts a wrong pick-up code, and returns its refusal. Throws `not_found`. */
export async function countWrongPickUpCode(
  tx: Tx,
  actor: { userId: number },
  { orderId, code }: { readonly orderId: number; readonly code: string },
): Promise<AppError | undefined> {
  const { order } = await lockShopOrder(tx, actor, orderId);
  return order.fulfilment === 'pick_up'
    ? countIfWrong(tx, order, await withRule(tx, order, { code }))
    : undefined;
}

const withRule = async (tx: Tx, { cityId }: OrderRow, given: HandOut['given']): Promise<GivenCode> => ({
  ...given,
  codeRule: (await getCity(tx, cityId)).deliveryCode,
});
