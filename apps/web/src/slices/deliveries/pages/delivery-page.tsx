// /deliverer/delivery/{id}: both stops, the products, the amount to collect and the next action.
import type * as deliveries from '@haat/contract/deliveries';
import { allowedOrderActions, type DeliveryAction, isActiveOrder } from '@haat/contract/order-machine';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { reasonFor } from '../../../messages/errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useRefused, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { OrderHead, ToPay } from '../../orders/index.ts';
import { DeliveryActions } from '../components/delivery-actions.tsx';
import { DeliveryFacts } from '../components/delivery-facts.tsx';
import { DeliverySkeleton } from '../components/delivery-skeleton.tsx';
import { PaymentDialog } from '../components/payment-dialog.tsx';
import { aboutDelivery, deliveryQuery, recordDeliveryAction } from '../deliveries.api.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import { statusAhead } from '../status-ahead.ts';
import styles from './delivery-page.module.css';

export function DeliveryPage() {
  const { deliveryId = '' } = useParams();
  const query = useQuery(deliveryQuery(deliveryId));
  const title = query.data ? words.orderTitle(query.data.order.id) : words.deliveryTitle;
  return (
    <>
      <PageHead title={title} />
      <QueryBoundary query={query} canBeMissing skeleton={<DeliverySkeleton />}>
        {(delivery) => <DeliveryView key={deliveryId} delivery={delivery} />}
      </QueryBoundary>
    </>
  );
}

function DeliveryView({ delivery }: { readonly delivery: deliveries.Delivery }) {
  const recording = useMutation(recordDeliveryAction(String(delivery.id)));
  const [isPaying, setIsPaying] = useState(false);
  const about = aboutDelivery(String(delivery.id));
  const waiting = useWaiting(about).map(({ name }) => name as DeliveryAction); // `recordDeliveryAction` names them
  const isRefused = useRefused(about) !== undefined;
  const reason = isRefused ? outbox.notDone : reasonFor(recording.error);
  const orderId = delivery.order.id;
  const status = statusAhead(delivery.status, waiting);
  const onAction = async (action: DeliveryAction): Promise<void> => {
    if (action === 'completed') {
      recording.reset();
      setIsPaying(true);
    } else if (await confirm(questions.sure)) recording.mutate({ orderId, action });
  };
  const onPaid = (payment: string): void => {
    const close = (): void => setIsPaying(false);
    // The page explains a refusal. After any other failure the dialog stays open with its text.
    recording.mutate(
      { orderId, action: 'completed', payment, amount: delivery.amount },
      { onSuccess: close, onError: (error) => reasonFor(error) && close() },
    );
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <OrderHead status={delivery.status} slot={delivery.slot} />
        <Reason text={reason} />
      </div>
      <DeliveryFacts delivery={delivery} />
      <ActionBar>
        {isActiveOrder(delivery.status) && <ToPay amount={delivery.amount} label={words.toCollect} />}
        <DeliveryActions
          status={status}
          allowed={waiting.length > 0 ? allowedOrderActions(status, 'deliverer') : delivery.allowed_actions}
          waiting={waiting}
          isBusy={recording.isPending}
          onAction={(action) => void onAction(action)}
        />
      </ActionBar>
      {isPaying && (
        <PaymentDialog
          amount={delivery.amount}
          isBusy={recording.isPending}
          hasFailed={recording.isError && reason === null}
          onYes={onPaid}
          onNo={() => setIsPaying(false)}
        />
      )}
    </div>
  );
}
