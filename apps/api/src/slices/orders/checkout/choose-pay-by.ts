import { orderNumber } from '@haat/contract/city-ids';
import { isActiveOrder } from '@haat/contract/order-machine';
import type { PayMethod } from '@haat/contract/payment-machine';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database.ts';
import { payByOf } from '../display/order-payments.views.ts';
import { updatePayBy } from '../order.queries.ts';
import { orderMessages } from '../orders.messages.ts';
import { lockCustomerOrder } from '../own-order.ts';
import { requirePayable } from './pay-refusal.ts';
import { getPayee } from './payee.views.ts';

/** A repeat changes nothing. Throws `not_found`, `order.cannot_change`, `upi.none`, `credit.none`, `credit.limit`. */
export async function choosePayBy(
  tx: Tx,
  { userId: customerId }: { userId: number },
  { orderId, payBy }: { orderId: number; payBy: PayMethod },
): Promise<void> {
  const { order } = await lockCustomerOrder(tx, { userId: customerId }, orderId);
  if (payByOf(order) === payBy) return;
  if (!isActiveOrder(order.status)) {
    throw new AppError('order.cannot_change', {
      detail: orderMessages.cannotChange(orderNumber(orderId), order.status),
    });
  }
  const shop = await getPayee(tx, order.shopId);
  const amountPaise = order.pricePaise + order.deliveryCostPaise;
  await requirePayable(tx, { orderId, customerId, shop, cityId: order.cityId, amountPaise }, payBy);
  await updatePayBy(tx, orderId, payBy);
}
