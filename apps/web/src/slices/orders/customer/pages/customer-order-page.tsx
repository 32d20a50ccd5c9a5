// /shops/order/:orderId: an order's status and products, and the check at the door.
import { isActiveOrder, type OrderStatus } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { pages } from '../../../../messages/pages.ts';
import { questions } from '../../../../messages/questions.ts';
import { useKnownRow } from '../../../../platform/queries/known-row.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { FirstTryNote } from '../../checkout/components/first-try-note.tsx';
import { readFirstTry } from '../../checkout/first-try.ts';
import { GoodsCheck } from '../../door/components/goods-check.tsx';
import { DeliveryAgentCard } from '../../order/components/delivery-agent-card.tsx';
import { FailedDeliveryNote } from '../../order/components/failed-delivery-note.tsx';
import { OrderGoods } from '../../order/components/order-goods.tsx';
import { OrderHead } from '../../order/components/order-head.tsx';
import { OrderHistory } from '../../order/components/order-history.tsx';
import { OrderInBrief } from '../../order/components/order-in-brief.tsx';
import { OrderNotes } from '../../order/components/order-notes.tsx';
import { OrderPlaces } from '../../order/components/order-places.tsx';
import { ProofPhoto } from '../../order/components/proof-photo.tsx';
import { RefundList } from '../../order/components/refund-list.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { silence } from '../../order/silence.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { ProposalCard } from '../../proposals/components/proposal-card.tsx';
import { DeliveryCode } from '../components/delivery-code.tsx';
import { EndedNote } from '../components/ended-note.tsx';
import { OrderAgain } from '../components/order-again.tsx';
import { UnansweredCard } from '../components/unanswered-card.tsx';
import { cancelOrder, customerOrderQuery, customerOrdersQuery, verifyOrder } from '../customer-orders.api.ts';
import { customerOrders as words } from '../customer-orders.messages.ts';
import { useKeepWaiting } from '../keep-waiting.ts';
import styles from './customer-order-page.module.css';

type OrderPart = ComponentType<{ readonly order: orders.Order }>;

/** Parts of later slices. */
interface CustomerOrderPageProps {
  /** What is to pay after the check, and how. */
  readonly ToPayNow: OrderPart;
  /** How the customer wants to pay. */
  readonly PayBy: OrderPart;
  /** The complaints about it, and the link to a new one. */
  readonly Complaints: OrderPart;
}

export function CustomerOrderPage(parts: CustomerOrderPageProps) {
  const { orderId = '' } = useParams();
  const firstTry = readFirstTry(useLocation().state);
  const query = useQuery(customerOrderQuery(orderId));
  const active = useKnownRow(customerOrdersQuery('active'), orderId, query);
  const row = useKnownRow(customerOrdersQuery('previous'), orderId, query) ?? active;
  return (
    <>
      <PageHead title={orderWords.title(orderId)} />
      <QueryBoundary
        query={query}
        canBeMissing
        skeleton={<OrderSkeleton />}
        inBrief={row && <OrderInBrief order={row} />}
      >
        {(order) => (
          <>
            <FirstTryNote firstTry={firstTry} />
            <OrderView key={order.id} order={order} {...parts} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const isAhead = (status: OrderStatus): status is keyof typeof words.ahead => isActiveOrder(status);

function aheadOf({ status, pay_by, due, allowed_actions, ...order }: orders.Order): string | undefined {
  if (allowed_actions.includes('answer_proposal')) return words.answerAhead;
  if (status === 'ACCEPTED' && order.fulfilment === 'pick_up')
    return order.ready_at === null ? pickUp.ahead.ACCEPTED : pickUp.ahead.ready;
  if (status === 'VERIFIED' && due === 0) return undefined;
  if (status === 'VERIFIED' && (pay_by === 'upi' || pay_by === 'credit')) return words.payAhead[pay_by];
  return isAhead(status) ? words.ahead[status] : undefined;
}

const useVerification = (id: string) => useMutation(verifyOrder(id));
const useCancellation = (id: string) => useMutation(cancelOrder(id));

interface OrderProps {
  readonly order: orders.Order;
}

function OrderView({ order, ToPayNow, PayBy, Complaints }: OrderProps & CustomerOrderPageProps) {
  const id = String(order.id);
  const verification = useVerification(id);
  const cancellation = useCancellation(id);
  const mayVerify = order.allowed_actions.includes('verify');
  const isAsked = order.allowed_actions.includes('answer_proposal');
  const mayCancel = order.allowed_actions.includes('cancel');
  const [keepsWaiting, keepWaiting] = useKeepWaiting(order.id);
  const isCardShown = order.is_unanswered && mayCancel && !keepsWaiting;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <OrderHead status={order.status} slot={order.slot} />
        {order.delivery_code !== null && (
          <DeliveryCode code={order.delivery_code} isFetched={order.fulfilment === 'pick_up'} />
        )}
        <ToPayNow order={order} />
        <Reason text={reasonFor(verification.error) ?? reasonFor(cancellation.error)} />
        <News order={order} cancellation={cancellation} onWait={isCardShown && keepWaiting} />
        {isAsked && order.proposal && <ProposalCard order={order} proposal={order.proposal} />}
      </div>
      {mayVerify && <Check order={order} verification={verification} />}
      <Way order={order} />
      {!mayVerify && <Goods order={order} />}
      <div className={styles.rest}>
        {mayVerify && (
          <OrderNotes instructions={order.additional_details} rejectedItems={[]} payment={null} />
        )}
        <PayBy order={order} />
        <RefundList refunds={order.refunds} />
        <ProofPhoto proof={order.proof} />
        <OrderPlaces {...order} />
        <Complaints order={order} />
        {!isActiveOrder(order.status) && <Again order={order} />}
        {mayCancel && !isAsked && !isCardShown && <Cancel order={order} cancellation={cancellation} />}
      </div>
    </div>
  );
}

const Goods = ({ order }: OrderProps) => (
  <div className={styles.goods}>
    <OrderGoods order={order} />
  </div>
);

interface CheckProps extends OrderProps {
  readonly verification: ReturnType<typeof useVerification>;
}

const Check = ({ order, verification }: CheckProps) => (
  <div className={styles.goods}>
    <GoodsCheck
      order={order}
      error={verification.error}
      isBusy={verification.isPending}
      onVerify={(items) =>
        // The amount to pay is now at the top of the page.
        verification.mutate(items, { onSuccess: () => window.scrollTo({ top: 0 }) })
      }
    />
  </div>
);

const Way = ({ order }: OrderProps) => (
  <div className={styles.way}>
    <OrderHistory events={order.events} ahead={aheadOf(order)} />
    {order.deliverer && <DeliveryAgentCard agent={order.deliverer} />}
  </div>
);

interface NewsProps extends OrderProps {
  readonly cancellation: Cancellation;
  /** False: the shop may still answer in time, or the customer keeps waiting. */
  readonly onWait: (() => void) | false;
}

/** What doesn't go as planned. */
const News = ({ order, cancellation, onWait }: NewsProps) => (
  <>
    <FailedDeliveryNote failed={order.failed_delivery} />
    <EndedNote order={order} />
    {onWait && (
      <UnansweredCard
        isBusy={cancellation.isPending}
        error={cancellation.error}
        onCancel={() => void askAndCancel(order, cancellation)}
        onWait={onWait}
      />
    )}
  </>
);

type Cancellation = ReturnType<typeof useCancellation>;

async function askAndCancel({ id }: orders.Order, cancellation: Cancellation): Promise<void> {
  if (await confirm(questions.sure, words.cancelling(id), 'danger')) cancellation.mutate();
}

interface CancelProps extends OrderProps {
  readonly cancellation: Cancellation;
}

const Cancel = ({ order, cancellation }: CancelProps) => (
  <>
    {order.is_unanswered && (
      <ButtonLink isWide to="/shops">
        {silence.otherShops}
      </ButtonLink>
    )}
    <NeedsConnection error={cancellation.error}>
      <div className={styles.cancel}>
        <p className={styles.hint}>{words.cancelHint}</p>
        <Button
          kind="danger"
          isWide
          isBusy={cancellation.isPending}
          onClick={() => void askAndCancel(order, cancellation)}
        >
          {words.cancel}
        </Button>
      </div>
    </NeedsConnection>
  </>
);

function Again({ order }: OrderProps) {
  const navigate = useNavigate();
  return (
    <>
      <OrderAgain order={order} onFilled={(state) => void navigate('/shops/cart', { state })} />
      {order.status === 'COMPLETED' && (
        <ButtonLink isWide to={`/shops/standing/new?order=${order.id}`}>
          {pages.everyMorning}
        </ButtonLink>
      )}
    </>
  );
}

const OrderSkeleton = () => (
  <Skeleton>
    <SkeletonBlock width="70%" height="1.75rem" />
    <SkeletonBlock height="14rem" />
    <SkeletonBlock height="5.5rem" />
    <SkeletonBlock height="12rem" />
  </Skeleton>
);
