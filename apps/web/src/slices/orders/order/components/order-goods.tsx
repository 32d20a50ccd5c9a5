// The goods of an order and its notes. A completed order shows them as its receipt.
import type * as orders from '@haat/contract/orders';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { receiptOf, restLines } from '../receipt-text.ts';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { Receipt } from './receipt.tsx';

interface OrderGoodsProps {
  readonly order: orders.Order;
  /** How the customer will pay, and what is due. Their own page says it elsewhere. */
  readonly isForShop?: boolean;
}

export const OrderGoods = ({ order, isForShop = false }: OrderGoodsProps) =>
  order.status === 'COMPLETED' ? (
    <>
      <Receipt facts={receiptOf(order)} />
      <OrderNotes instructions={order.additional_details} rejectedItems={[]} payment={null} />
    </>
  ) : (
    <>
      <OrderItems items={order.items} fee={order} total={order.amount}>
        {isForShop && order.status === 'VERIFIED' && order.due > 0 && <Sums rows={restLines(order)} />}
      </OrderItems>
      <OrderNotes
        instructions={order.additional_details}
        rejectedItems={order.rejected_items}
        payment={order.payment}
        payBy={isForShop ? order.pay_by : null}
        ifMissing={order.status === 'INITIATED' ? order.if_missing : null}
      />
    </>
  );
