// The goods of an order and its notes. A completed order shows them as its receipt.
import type * as orders from '@haat/contract/orders';
import { receiptOf } from '../receipt-text.ts';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { Receipt } from './receipt.tsx';

interface OrderGoodsProps {
  readonly order: orders.Order;
  /** How the customer will pay, for the others. */
  readonly payBy?: orders.Order['pay_by'];
  /** The total is elsewhere on the page. */
  readonly isTotalShown?: boolean;
}

export const OrderGoods = ({ order, payBy = null, isTotalShown = false }: OrderGoodsProps) =>
  order.status === 'COMPLETED' ? (
    <>
      <Receipt facts={receiptOf(order)} />
      <OrderNotes instructions={order.additional_details} rejectedItems={[]} payment={null} />
    </>
  ) : (
    <>
      <OrderItems
        items={order.items}
        deliveryCost={order.delivery_cost}
        total={isTotalShown ? undefined : order.amount}
      />
      <OrderNotes
        instructions={order.additional_details}
        rejectedItems={order.rejected_items}
        payment={order.payment}
        payBy={payBy}
      />
    </>
  );
