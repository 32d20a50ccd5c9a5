// /retailer/not-verified: polls until the shop is verified or restored. Then the access rules redirect the retailer. Under a
// suspension it lists the shop's orders, and ?order=7 shows one of them.
import type * as orders from '@haat/contract/orders';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { pages } from '../../../../messages/pages.ts';
import { live } from '../../../../platform/queries/live.ts';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Tabs } from '../../../../ui/layout/tabs.tsx';
import { detailsQuery } from '../../../accounts/index.ts';
import { shopSettingsQuery, WaitingShop } from '../../../shops/index.ts';
import { OrderHead } from '../../order/components/order-head.tsx';
import { orderTabs, useOrderTab } from '../../order/use-order-tab.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { RetailerOrderFacts } from '../components/retailer-order-facts.tsx';
import { RetailerOrderSkeleton } from '../components/retailer-order-skeleton.tsx';
import { SuspendedOrders } from '../components/suspended-orders.tsx';
import { retailerOrderQuery } from '../retailer-order.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import styles from './retailer-not-verified-page.module.css';
import orderStyles from './retailer-order-page.module.css';

const home = '/retailer/not-verified';

interface RetailerNotVerifiedPageProps {
  /** The payments with the shop's answers, from a later slice. */
  readonly Payments: ComponentType<{ readonly order: orders.Order }>;
}

export function RetailerNotVerifiedPage({ Payments }: RetailerNotVerifiedPageProps) {
  const [search] = useSearchParams();
  useQuery({
    ...detailsQuery,
    refetchInterval: live.refetchInterval,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: live.meta,
  });
  const shop = useQuery(shopSettingsQuery).data;
  const orderId = search.get('order');
  const isSuspended = shop?.suspension_reason !== undefined;
  if (orderId !== null && isSuspended) return <OrderToRead orderId={orderId} Payments={Payments} />;
  // A new shop has no orders.
  if (orderId !== null && shop) return <Navigate to={home} replace />;
  return (
    <>
      <WaitingShop shop={shop} />
      {isSuspended && <StillOpen />}
    </>
  );
}

/** What a suspended shop still has to settle. */
function StillOpen() {
  const [tab, setTab] = useOrderTab();
  return (
    <>
      <div className={styles.links}>
        <ButtonLink isWide to="/retailer/credit">
          {pages.credit}
        </ButtonLink>
        <ButtonLink isWide to="/retailer/cash">
          {pages.cash}
        </ButtonLink>
      </div>
      <p className={styles.line}>{words.suspendedLine}</p>
      <Tabs
        label={words.title}
        tabs={orderTabs.map((key) => ({ key, label: words[key] }))}
        selected={tab}
        onSelect={setTab}
      >
        <SuspendedOrders key={tab} tab={tab} to={(id) => `${home}?order=${id}`} />
      </Tabs>
    </>
  );
}

function OrderToRead({ orderId, Payments }: RetailerNotVerifiedPageProps & { readonly orderId: string }) {
  const query = useQuery(retailerOrderQuery(orderId));
  return (
    <>
      <PageHead title={orderWords.title(orderId)} />
      <QueryBoundary query={query} canBeMissing skeleton={<RetailerOrderSkeleton />}>
        {(order) => (
          <div className={orderStyles.page}>
            <div className={orderStyles.head}>
              <OrderHead status={order.status} slot={order.slot} />
              <Payments order={order} />
            </div>
            <RetailerOrderFacts order={order} />
          </div>
        )}
      </QueryBoundary>
      <ButtonLink kind="plain" isWide to={home} className={styles.back}>
        {words.all}
      </ButtonLink>
    </>
  );
}
