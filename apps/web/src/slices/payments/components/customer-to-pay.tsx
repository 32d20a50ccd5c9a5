// After the check: what the customer still has to pay, by UPI or at the door, and what they said they paid.
import type * as orders from '@haat/contract/orders';

import { formatRupees } from '../../../ui/format/money.ts';
import { customerOrders } from '../../orders/customer/customer-orders.messages.ts';
import { ToPay } from '../../orders/index.ts';
import { pickUp } from '../../orders/order/pick-up.messages.ts';
import { payments as words } from '../payments.messages.ts';
import { Claims } from './claims.tsx';
import styles from './customer-to-pay.module.css';
import { EndedPayments } from './ended-payments.tsx';
import { UpiPayment } from './upi-payment.tsx';

interface CustomerToPayProps {
  readonly order: orders.Order;
}

/** The customer may pay by UPI once the items are checked, also after completion while something is due. */
const isTimeToPay = ({ status, due, payments, fulfilment }: orders.Order): boolean =>
  status === 'VERIFIED' ||
  (fulfilment === 'pick_up' && status === 'ACCEPTED') ||
  (status === 'COMPLETED' &&
    (due > 0 || payments.some(({ state, by }) => state === 'claimed' && by === 'customer')));

/** Completion writes it into the book, and then `due` is 0. */
const isOnCredit = ({ pay_by, status }: Pick<orders.Order, 'pay_by' | 'status'>): boolean =>
  pay_by === 'credit' && (status === 'VERIFIED' || status === 'ACCEPTED');

export const CustomerToPay = ({ order }: CustomerToPayProps) =>
  isTimeToPay(order) ? (
    <div className={styles.pay}>
      {(order.due > 0 || order.status !== 'COMPLETED') && (
        <ToPay amount={Math.max(0, order.due)} label={words.toPay}>
          {howToPay(order)}
        </ToPay>
      )}
      {order.upi && !isOnCredit(order) && <UpiPayment upi={order.upi} />}
      <Claims order={order} />
    </div>
  ) : (
    <EndedPayments order={order} />
  );

function howToPay({ due, pay_by, status, deliverer, upi, fulfilment }: orders.Order): string {
  if (due < 0) return pickUp.getBack(formatRupees(-due));
  if (due === 0) return words.nothingDue;
  if (isOnCredit({ pay_by, status })) return words.onCredit;
  if (upi && (pay_by === 'upi' || status === 'COMPLETED')) return words.throughShop;
  if (fulfilment === 'pick_up') return pickUp.payAtShop;
  return customerOrders.payTo(deliverer?.first_name || customerOrders.payAgent);
}
