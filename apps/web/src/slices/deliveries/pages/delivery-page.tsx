// /deliverer/delivery/{id}: both stops, the products, the amount to collect and the next action.

import { isApiError } from '@haat/client/api-error';
import type * as deliveries from '@haat/contract/deliveries';
import { allowedOrderActions, type DeliveryAction, isActiveOrder } from '@haat/contract/order-machine';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { questions } from '../../../messages/questions.ts';
import type { OutboxEntry } from '../../../platform/outbox/outbox-entries.ts';
import { useShownRefusals } from '../../../platform/outbox/use-outbox.ts';
import { useKnownRow } from '../../../platform/queries/known-row.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { FailedDeliveryNote, OrderHead, PackedNote, ToPay } from '../../orders/index.ts';
import { DeliveryActions } from '../components/delivery-actions.tsx';
import { DeliveryFacts } from '../components/delivery-facts.tsx';
import { DeliverySkeleton } from '../components/delivery-skeleton.tsx';
import {
  aboutDelivery,
  deliveriesQuery,
  deliveryQuery,
  type Handed,
  lostTo,
  recordDeliveryAction,
  typedOf,
} from '../deliveries.api.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import type { Completion } from '../door/completion.ts';
import { SettleDialog } from '../door/components/settle-dialog.tsx';
import { type AmountCheck, checkAmount } from '../door/newest-amount.ts';
import { toCollect } from '../door/settlement-words.ts';
import { DeliverDialog } from '../handing/components/deliver-dialog.tsx';
import { GiveBack } from '../handing/components/give-back.tsx';
import { LostDelivery } from '../handing/components/lost-delivery.tsx';
import { refusedHandingWords, refusedWords } from '../refused-words.ts';
import { statusAhead } from '../status-ahead.ts';
import { useWaitingActions } from '../waiting-actions.ts';
import styles from './delivery-page.module.css';

export function DeliveryPage() {
  const { deliveryId = '' } = useParams();
  const query = useQuery(deliveryQuery(deliveryId));
  // The list has the whole delivery.
  const row = useKnownRow(deliveriesQuery, deliveryId, query);
  const data = query.data ?? row;
  const title = data ? words.orderTitle(data.order.id) : words.deliveryTitle;
  // Used here, because a refusal is forgotten when the component that uses this hook unmounts.
  const allRefused = useShownRefusals(aboutDelivery(deliveryId));
  const refused = allRefused.at(-1);
  const refusedText = refusedHandingWords(allRefused) ?? (refused && refusedWords(refused));
  const deliverer = lostTo(query.error);
  if (deliverer !== undefined) {
    return (
      <>
        <PageHead title={title} />
        <Reason text={refusedText} />
        <LostDelivery deliverer={deliverer} />
      </>
    );
  }
  return (
    <>
      <PageHead title={title} />
      <QueryBoundary query={{ ...query, data }} canBeMissing skeleton={<DeliverySkeleton />}>
        {(delivery) => (
          <DeliveryView
            key={deliveryId}
            delivery={delivery}
            refused={refused}
            refusedText={refusedText}
            load={() => query.refetch({ throwOnError: true })}
          />
        )}
      </QueryBoundary>
    </>
  );
}

interface DeliveryViewProps {
  readonly delivery: deliveries.Delivery;
  readonly refused: OutboxEntry | undefined;
  readonly refusedText: string | undefined;
  /** Loads the delivery from the server. */
  readonly load: () => Promise<unknown>;
}

/** Which dialog is open. */
function useDialogs(load: DeliveryViewProps['load']) {
  const [amountCheck, setAmountCheck] = useState<AmountCheck | null>(null);
  const [isHanding, setHanding] = useState(false);
  return {
    amountCheck,
    isHanding,
    askHanding: () => setHanding(true),
    async askPayment(): Promise<void> {
      setAmountCheck('asking');
      const found = await checkAmount(load);
      // Null: the dialog was closed meanwhile.
      setAmountCheck((now) => now && found);
    },
    close(): void {
      setAmountCheck(null);
      setHanding(false);
    },
  };
}

/** What the deliverer may do now, given the actions that still wait for a connection. */
function useActions({ delivery, load }: Pick<DeliveryViewProps, 'delivery' | 'load'>) {
  const recording = useMutation(recordDeliveryAction);
  const dialogs = useDialogs(load);
  const { close, askHanding, askPayment } = dialogs;
  const waiting = useWaitingActions()
    .filter((one) => one.delivery === delivery.id)
    .map(({ action }) => action);
  const of = { id: delivery.id, orderId: delivery.order.id };
  const status = statusAhead(delivery.status, waiting);
  const allowed = waiting.length > 0 ? allowedOrderActions(status, 'deliverer') : delivery.allowed_actions;
  const onAction = async (action: DeliveryAction): Promise<void> => {
    if (action === 'picked_up') {
      if (await confirm(questions.sure, words.pickingUp(delivery.order.id)))
        recording.mutate({ ...of, action });
      return;
    }
    recording.reset();
    if (action === 'delivered') askHanding();
    else await askPayment();
  };
  const onHanded = (handed: Handed): void =>
    recording.mutate(
      { ...of, action: 'delivered', handed },
      { onSuccess: close, onError: (error) => endsHanding(error) && close() },
    );
  const onPaid = (completion: Completion): void =>
    recording.mutate(
      { ...of, action: 'completed', completion, expectedAmount: delivery.amount },
      { onSuccess: close, onError: (error) => endsPayment(error) && close() },
    );
  const reason = reasonFor(recording.error);
  return { ...dialogs, recording, reason, status, allowed, waiting, onAction, onPaid, onHanded };
}

function DeliveryView(props: DeliveryViewProps) {
  const { delivery, refusedText } = props;
  const actions = useActions(props);
  const { recording, reason, status, allowed, waiting, onAction } = actions;
  // An open dialog explains a refusal itself.
  const isAsking = actions.isHanding || actions.amountCheck !== null;
  return (
    <div className={styles.page}>
      <Head delivery={delivery} reason={refusedText ?? (isAsking ? null : reason)} />
      <DeliveryFacts delivery={delivery} />
      <div className={styles.giveBack}>
        <GiveBack delivery={delivery} status={status} allowed={allowed} waiting={waiting} />
      </div>
      {isActiveOrder(delivery.status) && (
        <ActionBar>
          <ToPay {...toCollect(delivery)} label={words.toCollect} />
          <DeliveryActions
            status={status}
            allowed={allowed}
            waiting={waiting}
            isBusy={recording.isPending}
            onAction={(action) => void onAction(action)}
          />
        </ActionBar>
      )}
      <Dialogs {...props} actions={actions} />
    </div>
  );
}

interface DialogsProps extends Pick<DeliveryViewProps, 'delivery' | 'refused'> {
  readonly actions: ReturnType<typeof useActions>;
}

function Dialogs({ delivery, refused, actions }: DialogsProps) {
  const { recording, reason, status, allowed, isHanding, amountCheck, close } = actions;
  const shared = { reason, isBusy: recording.isPending, onNo: close };
  return (
    <>
      {isHanding && allowed.includes('delivered') && (
        <DeliverDialog
          {...shared}
          orderId={delivery.order.id}
          rule={delivery.code_rule}
          onYes={actions.onHanded}
        />
      )}
      {amountCheck && allowed.includes('completed') && (
        <SettleDialog
          {...shared}
          delivery={delivery}
          check={amountCheck}
          isVerified={status === 'VERIFIED'}
          typed={typedOf(refused)}
          hasFailed={recording.isError && reason === null}
          onYes={actions.onPaid}
        />
      )}
    </>
  );
}

const Head = ({
  delivery,
  reason,
}: Pick<DeliveryViewProps, 'delivery'> & { readonly reason: string | null }) => (
  <div className={styles.head}>
    <OrderHead status={delivery.status} isOwnDelivery slot={delivery.slot} />
    {delivery.status === 'ASSIGNED' && (
      <p>
        <PackedNote packedAt={delivery.packed_at} />
      </p>
    )}
    <Reason text={reason} />
    <FailedDeliveryNote failed={delivery.failed_delivery} isOwnDelivery />
  </div>
);

/** The dialog explains a refusal of the code, and stays open after another failure. The page explains other refusals. */
const endsHanding = (error: unknown): boolean =>
  reasonFor(error) !== null && !(isApiError(error) && ['code.wrong', 'code.over'].includes(error.code));

/** The page explains a refusal. After another failure, or with a new amount, the dialog stays open with its entries. */
const endsPayment = (error: unknown): boolean =>
  reasonFor(error) !== null &&
  !(isApiError(error) && ['order.changed', 'payment.amount', 'credit.none'].includes(error.code));
