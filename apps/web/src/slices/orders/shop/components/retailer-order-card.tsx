import type * as orders from '@haat/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { questions } from '../../../../messages/questions.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { agentName } from '../../order/agent-name.ts';
import { OrderSummaryCard } from '../../order/components/order-summary-card.tsx';
import { fetchWords } from '../../order/fetch-words.ts';
import { goodsWords } from '../../order/goods-words.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { proposals } from '../../proposals/proposals.messages.ts';
import { acceptingWords } from '../accepting-words.ts';
import { answerOrder } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { useWaitingAnswer } from '../use-waiting-answer.ts';

function lineOf(order: orders.ShopOrderInList) {
  const { customer_first_name, deliverer, has_open_proposal } = order;
  const last = has_open_proposal
    ? proposals.sentTitle
    : (fetchWords(order) ?? (deliverer && agentName(deliverer)));
  return words.line(customer_first_name, goodsWords(order), last);
}

interface RetailerOrderCardProps {
  readonly order: orders.ShopOrderInList;
  readonly to: string;
  /** Without opening the order. A suspended shop can't. */
  readonly canAccept?: boolean;
}

export function RetailerOrderCard({ order, to, canAccept = false }: RetailerOrderCardProps) {
  const waiting = useWaitingAnswer(order.id);
  const isNext = order.status === 'INITIATED' && !order.has_open_proposal && waiting === undefined;
  return (
    <OrderSummaryCard
      to={to}
      title={orderWords.title(order.id)}
      slot={order.slot}
      status={order.status}
      line={lineOf(order)}
      amount={order.amount}
      waiting={waiting && words[waiting]}
    >
      {canAccept && isNext && <Accept order={order} />}
    </OrderSummaryCard>
  );
}

function Accept({ order }: Pick<RetailerOrderCardProps, 'order'>) {
  const answer = useMutation(answerOrder);
  const accept = async (): Promise<void> => {
    if (await confirm(questions.acceptOrder, acceptingWords(order)))
      answer.mutate({ id: order.id, answer: 'accept' });
  };
  return (
    <Button kind="plain" isBusy={answer.isPending} onClick={() => void accept()}>
      {words.accept}
    </Button>
  );
}
