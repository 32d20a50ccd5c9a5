// /retailer/phone-order: the telephone orders that wait for their code, and the form for another one.
import type { SlotOffer } from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
import type * as contract from '@haat/contract/phone-orders';
import type * as shops from '@haat/contract/shops';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { questions } from '../../../../messages/questions.ts';
import { combineQueries } from '../../../../platform/queries/combine-queries.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { shopQuery, shopSettingsQuery } from '../../../shops/index.ts';
import { PhoneOrderForm } from '../components/phone-order-form.tsx';
import { WaitingPhoneOrder } from '../components/waiting-phone-order.tsx';
import { dropDraft } from '../phone-order-draft.ts';
import { phoneOrdersQuery, slotsOfShopQuery, startPhoneOrder } from '../phone-orders.api.ts';
import { phoneOrders as words } from '../phone-orders.messages.ts';
import styles from './phone-order-page.module.css';

export function PhoneOrderPage() {
  const query = combineQueries({
    settings: useQuery(shopSettingsQuery),
    waiting: useQuery(phoneOrdersQuery),
  });
  return (
    <>
      <PageHead title={words.title} />
      <QueryBoundary query={query} skeleton={<SkeletonList rows={4} height="5rem" />}>
        {({ settings, waiting }) => <PhoneOrders settings={settings} waiting={waiting} />}
      </QueryBoundary>
    </>
  );
}

interface PhoneOrdersProps {
  readonly settings: shops.ShopSettings;
  readonly waiting: readonly contract.PhoneOrder[];
}

function PhoneOrders({ settings, waiting }: PhoneOrdersProps) {
  const [newId, setNewId] = useState<number>();
  const [failed, setFailed] = useState<contract.PhoneOrder>();
  const [clearedTimes, setClearedTimes] = useState(0);
  const clear = async (): Promise<void> => {
    if (!(await confirm(questions.sure, words.clearing, 'danger'))) return;
    dropDraft();
    setClearedTimes(clearedTimes + 1);
  };
  const titleId = useId();
  const shown = withFailed(waiting, failed);
  return (
    <div className={styles.page}>
      <p className={styles.line}>{words.line}</p>
      {shown.length > 0 && <Waiting waiting={shown} newId={newId} onFailed={setFailed} />}
      <section aria-labelledby={titleId} className={styles.part}>
        <h2 id={titleId} className={styles.title}>
          {words.newOrder}
        </h2>
        <NewOrder
          key={`${newId} ${clearedTimes}`}
          settings={settings}
          onStarted={setNewId}
          onClear={() => void clear()}
        />
      </section>
    </div>
  );
}

/** An order whose confirmation failed stays, so that its reason can be read, and a code whose answer was lost sent again. */
const withFailed = (
  waiting: readonly contract.PhoneOrder[],
  failed: contract.PhoneOrder | undefined,
): readonly contract.PhoneOrder[] =>
  failed === undefined || waiting.some(({ id }) => id === failed.id)
    ? waiting
    : [...waiting, failed].sort((one, other) => other.id - one.id);

interface WaitingProps {
  readonly waiting: readonly contract.PhoneOrder[];
  /** Entered on this page just now. */
  readonly newId: number | undefined;
  readonly onFailed: (order: contract.PhoneOrder) => void;
}

function Waiting({ waiting, newId, onFailed }: WaitingProps) {
  const titleId = useId();
  const navigate = useNavigate();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {words.waiting}
      </h2>
      <PlainList className={styles.list}>
        {waiting.map((order) => (
          <li key={order.id}>
            <WaitingPhoneOrder
              order={order}
              isNew={order.id === newId}
              onConfirmed={(orderId) => void navigate(`/retailer/orders/${orderId}`)}
              onFailed={onFailed}
            />
          </li>
        ))}
      </PlainList>
    </section>
  );
}

interface NewOrderProps {
  readonly settings: shops.ShopSettings;
  readonly onStarted: (id: number) => void;
  readonly onClear: () => void;
}

function NewOrder({ settings, onStarted, onClear }: NewOrderProps) {
  const start = useMutation(startPhoneOrder);
  const query = combineQueries({
    shop: useQuery(shopQuery(String(settings.id))),
    slots: useQuery(slotsOfShopQuery(settings.id)),
  });
  return (
    <QueryBoundary query={query} skeleton={<SkeletonList rows={3} height="5rem" />}>
      {({ shop, slots }: { shop: shops.Shop; slots: readonly SlotOffer[] }) => (
        <PhoneOrderForm
          shop={shop}
          slots={slots}
          payChoices={payChoicesOf(settings)}
          offersPickUp={settings.offers_pick_up}
          error={start.error}
          isBusy={start.isPending}
          onSend={(order, onFailed) =>
            start.mutate(order, { onSuccess: ({ id }) => onStarted(id), onError: onFailed })
          }
          onClear={onClear}
        />
      )}
    </QueryBoundary>
  );
}

const payChoicesOf = ({ upi_id }: shops.ShopSettings): PayMethod[] =>
  upi_id === null ? ['cash', 'credit'] : ['cash', 'upi', 'credit'];
