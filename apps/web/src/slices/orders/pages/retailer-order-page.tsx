// /retailer/orders/:orderId: products, delivery window, deliverer, and the buttons to accept or reject.
import type * as orders from '@haat/contract/orders';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../messages/errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useKnownRow } from '../../../platform/known-row.ts';
import { useRefused, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { useScreenOn } from '../../../platform/wake-lock.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { IconCircleCheck } from '../../../ui/icons/icon-circle-check.tsx';
import { IconX } from '../../../ui/icons/icon-x.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { OrderHead } from '../components/order-head.tsx';
import { OrderInBrief } from '../components/order-in-brief.tsx';
import { RetailerOrderFacts } from '../components/retailer-order-facts.tsx';
import { RetailerOrderSkeleton } from '../components/retailer-order-skeleton.tsx';
import { orders as orderWords } from '../orders.messages.ts';
import {
  aboutOrder,
  answerOrder,
  type OrderAnswer,
  retailerOrderQuery,
  retailerOrdersQuery,
} from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import styles from './retailer-order-page.module.css';

export function RetailerOrderPage() {
  const { orderId = '' } = useParams();
  const query = useQuery(retailerOrderQuery(orderId));
  const active = useKnownRow(retailerOrdersQuery('active'), orderId, query);
  const row = useKnownRow(retailerOrdersQuery('previous'), orderId, query) ?? active;
  return (
    <>
      <PageHead title={orderWords.title(orderId)} />
      <QueryBoundary
        query={query}
        canBeMissing
        skeleton={<RetailerOrderSkeleton />}
        inBrief={row && <OrderInBrief order={row} />}
      >
        {(order) => <OrderView key={orderId} order={order} />}
      </QueryBoundary>
    </>
  );
}

const questionOf = { accept: 'acceptOrder', reject: 'rejectOrder' } as const;

function OrderView({ order }: { readonly order: orders.Order }) {
  const navigate = useNavigate();
  useScreenOn(order.status === 'INITIATED');
  const answer = useMutation(answerOrder);
  const give = async (which: OrderAnswer): Promise<void> => {
    if (!(await confirm(questions[questionOf[which]], which === 'reject' ? 'danger' : 'main'))) return;
    answer.mutate(
      { id: order.id, answer: which },
      { onSuccess: ({ state }) => state === 'sent' && navigate('/retailer/orders') },
    );
  };
  const [waiting] = useWaiting(aboutOrder(String(order.id)));
  const isRefused = useRefused(aboutOrder(String(order.id))) !== undefined;
  const may = (which: OrderAnswer): boolean =>
    waiting?.name === which || order.allowed_actions.includes(which);
  const isGiving = (which: OrderAnswer): boolean => answer.isPending && answer.variables.answer === which;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <OrderHead status={order.status} slot={order.slot} />
        <Reason text={isRefused ? outbox.notDone : reasonFor(answer.error)} />
      </div>
      <RetailerOrderFacts order={order} />
      {may('reject') && (
        <div className={styles.reject}>
          <p className={styles.hint}>{words.rejectHint}</p>
          {waiting?.name === 'reject' ? (
            <WaitingNote what={[words.reject]} />
          ) : (
            <Button
              kind="danger"
              isWide
              // It stays, so that the page doesn't become shorter and jump.
              disabled={waiting !== undefined}
              isBusy={isGiving('reject')}
              icon={<IconX size="1.25rem" aria-hidden />}
              onClick={() => void give('reject')}
            >
              {words.reject}
            </Button>
          )}
        </div>
      )}
      {may('accept') && (
        <div className={styles.accept}>
          <ActionBar>
            {waiting?.name === 'accept' ? (
              <WaitingNote what={[words.accept]} />
            ) : (
              <Button
                kind="main"
                isWide
                disabled={waiting !== undefined}
                isBusy={isGiving('accept')}
                icon={<IconCircleCheck size="1.375rem" aria-hidden />}
                onClick={() => void give('accept')}
              >
                {words.accept}
              </Button>
            )}
          </ActionBar>
        </div>
      )}
    </div>
  );
}
