import type * as orders from '@haat/contract/orders';
import { agentName } from '../../order/agent-name.ts';
import { OrderSummaryCard } from '../../order/components/order-summary-card.tsx';
import { orders as orderWords } from '../../orders.messages.ts';
import { proposals } from '../../proposals/proposals.messages.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { useWaitingAnswer } from '../use-waiting-answer.ts';

function lineOf({ customer_first_name, item_count, deliverer, has_open_proposal }: orders.ShopOrderInList) {
  const last = has_open_proposal ? proposals.sentTitle : deliverer && agentName(deliverer);
  return words.line(customer_first_name, orderWords.itemCount(item_count), last);
}

interface RetailerOrderCardProps {
  readonly order: orders.ShopOrderInList;
  readonly to: string;
}

export function RetailerOrderCard({ order, to }: RetailerOrderCardProps) {
  const waiting = useWaitingAnswer(order.id);
  return (
    <OrderSummaryCard
      to={to}
      title={orderWords.title(order.id)}
      slot={order.slot}
      status={order.status}
      line={lineOf(order)}
      amount={order.amount}
      waiting={waiting && words[waiting]}
    />
  );
}
