import { orderNumber } from '@haat/contract/city-ids';
import { linePaiseOf, mostWeighed } from '@haat/contract/line-paise';
import { rupeesOf } from '@haat/contract/money';
import { isStillAtShop } from '@haat/contract/order-machine';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { publish } from '../../../platform/events.ts';
import { getCity } from '../../accounts/index.ts';
import { askMoreCredit } from '../checkout/choose-pay-by.ts';
import { type OrderRow, updatePrice } from '../order.queries.ts';
import { type OrderItemRow, updateWeights } from '../order-item.queries.ts';
import { pricePaiseOf } from '../order-price.ts';
import { orderMessages } from '../orders.messages.ts';
import { lockShopOrder } from '../own-order.ts';
import { recordEvent } from '../record-event.ts';
import { type OrderMove, orderEventOf, withDoneAt } from '../transition-order.ts';

interface Weighing extends Pick<OrderMove, 'doneAt'> {
  readonly orderId: number;
  /** In g or ml. Null takes a weight back. */
  readonly items: readonly { readonly id: number; readonly weighed: number | null }[];
}

/**
 * Writes what loose goods weigh, and what they cost. The same weights again change nothing. Throws `not_found`,
 * `order.cannot_weigh`, `input.invalid`, `credit.none`, `credit.limit`.
 */
export async function weighOrder(
  tx: Tx,
  { userId: actorId }: { userId: number },
  { orderId, items: sent, doneAt }: Weighing,
): Promise<OrderRow> {
  const { order, items } = await lockShopOrder(tx, { userId: actorId }, orderId);
  if (!isStillAtShop(order.status)) {
    throw new AppError('order.cannot_weigh', {
      detail: orderMessages.cannotWeigh(orderNumber(orderId), order.status),
    });
  }
  const weighed = weigh(items, sent, (await getCity(tx, order.cityId)).weighMargin);
  const changed = weighed.filter((item) =>
    items.some(({ id, weighed: g }) => id === item.id && g !== item.weighed),
  );
  if (changed.length === 0) return order;
  const pricePaise = pricePaiseOf(weighed);
  await askMoreCredit(tx, order, pricePaise);
  await updateWeights(tx, orderId, changed);
  await updatePrice(tx, orderId, pricePaise);
  const rupees = amountsOf(order, pricePaise);
  const retailer = { actorId, role: 'retailer' } as const;
  const details = withDoneAt(order, { weighed: rupees }, doneAt);
  await recordEvent(tx, order, { ...retailer, action: 'weigh', details });
  const after = { ...order, pricePaise };
  if (rupees.now !== rupees.before) {
    await publish(tx, 'order.weighed', { ...orderEventOf(after, retailer), weighed: rupees });
  }
  return after;
}

/** All items, with the sent weights and what they cost. Throws `input.invalid`. */
function weigh(
  items: readonly OrderItemRow[],
  sent: Weighing['items'],
  marginPercent: number,
): OrderItemRow[] {
  const weights = new Map(sent.map(({ id, weighed }) => [id, weighed]));
  const isLoose = (id: number) => items.some((item) => item.id === id && item.isLoose && item.ordered > 0);
  if (weights.size < sent.length || !sent.every(({ id }) => isLoose(id))) {
    throw invalidInput({ items: [orderMessages.onlyLoose] });
  }
  return items.map((item) => {
    const weighed = weights.get(item.id);
    if (weighed === undefined) return item;
    if (weighed === null) return { ...item, weighed, weighedPaise: null, keptPaise: null };
    const most = mostWeighed(item, marginPercent);
    if (weighed > most) throw invalidInput({ weighed: [orderMessages.tooHeavy(item, most)] });
    const paise = linePaiseOf({ ...item, weighed });
    return { ...item, weighed, weighedPaise: paise, keptPaise: paise };
  });
}

/** With the delivery cost. */
const amountsOf = ({ pricePaise, deliveryCostPaise }: OrderRow, newPricePaise: number) => ({
  now: rupeesOf(newPricePaise + deliveryCostPaise),
  before: rupeesOf(pricePaise + deliveryCostPaise),
});
