import type * as orders from '@haat/contract/orders';
import { useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { agentName } from '../agent-name.ts';
import { orders as orderWords } from '../orders.messages.ts';
import { aboutOrder } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { OrderSummaryCard } from './order-summary-card.tsx';

const lineOf = ({ customer_first_name, item_count, deliverer }: orders.ShopOrderInList): string =>
  words.line(customer_first_name, orderWords.itemCount(item_count), deliverer && agentName(deliverer));

interface RetailerOrderCardProps {
  readonly order: orders.ShopOrderInList;
  readonly to: string;
}

export function RetailerOrderCard({ order, to }: RetailerOrderCardProps) {
  const [waiting] = useWaiting(aboutOrder(String(order.id)));
  return (
    <OrderSummaryCard
      to={to}
      title={orderWords.title(order.id)}
      slot={order.slot}
      status={order.status}
      line={lineOf(order)}
      amount={order.amount}
      waiting={waiting && (waiting.name === 'accept' ? words.accept : words.reject)}
    />
  );
}
