// An order's facts for the retailer: history, deliverer, products, instructions and customer.
// On a desktop the products are on the left.
import { isActiveOrder, type OrderStatus } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import { DeliveryAgentCard } from '../../order/components/delivery-agent-card.tsx';
import { OrderGoods } from '../../order/components/order-goods.tsx';
import { OrderHistory } from '../../order/components/order-history.tsx';
import { proposals } from '../../proposals/proposals.messages.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { CustomerCard } from './customer-card.tsx';
import styles from './retailer-order-facts.module.css';

const isAhead = (status: OrderStatus): status is keyof typeof words.ahead => isActiveOrder(status);

function aheadOf({ status, proposal, fulfilment, ready_at: readyAt }: orders.Order): string | undefined {
  if (status === 'INITIATED' && proposal?.state === 'open') return proposals.waiting;
  if (status === 'ACCEPTED' && fulfilment === 'pick_up')
    return readyAt === null ? words.aheadToFetch.ACCEPTED : words.aheadToFetch.ready;
  return isAhead(status) ? words.ahead[status] : undefined;
}

export const RetailerOrderFacts = ({ order }: { readonly order: orders.Order }) => (
  <>
    <div className={styles.way}>
      <OrderHistory events={order.events} ahead={aheadOf(order)} />
      {order.deliverer && <DeliveryAgentCard agent={order.deliverer} />}
    </div>
    <div className={styles.goods}>
      <OrderGoods order={order} isForShop />
      <CustomerCard order={order} />
    </div>
  </>
);
