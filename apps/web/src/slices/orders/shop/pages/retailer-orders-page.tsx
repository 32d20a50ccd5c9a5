// /retailer/orders: what waits for the shop, and its active and previous orders.
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Tabs } from '../../../../ui/layout/tabs.tsx';
import { orderTabs, useOrderTab } from '../../order/use-order-tab.ts';
import { PackLink } from '../../packing/components/pack-link.tsx';
import { useCountToPack } from '../../packing/packing.api.ts';
import { phoneOrders } from '../../telephone/phone-orders.messages.ts';
import { OrderChips } from '../components/order-chips.tsx';
import { OrderPartList } from '../components/order-part-list.tsx';
import { RetailerOrderList } from '../components/retailer-order-list.tsx';
import { claimedQuery, toAnswerQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { useOrderPart } from '../use-order-part.ts';
import styles from './retailer-orders-page.module.css';

interface RetailerOrdersPageProps {
  /** The switch of the shop. */
  readonly shop: ReactNode;
  /** A part of a later slice. */
  readonly top: ReactNode;
}

export function RetailerOrdersPage({ shop, top }: RetailerOrdersPageProps) {
  const [tab, setTab] = useOrderTab();
  const [part, setPart] = useOrderPart();
  const counts = useCounts();
  return (
    <>
      <PageHead title={words.title} isHidden />
      <div className={styles.shop}>{shop}</div>
      <div className={styles.links}>
        {top}
        <PackLink />
        <ButtonLink to="/retailer/phone-order" icon={<IconPhone size="1.25rem" aria-hidden />}>
          {phoneOrders.title}
        </ButtonLink>
      </div>
      <OrderChips counts={counts} pressed={part} onPress={setPart} />
      <Tabs
        label={words.title}
        tabs={orderTabs.map((key) => ({ key, label: words[key] }))}
        selected={tab}
        onSelect={setTab}
      >
        {part ? <OrderPartList key={part} part={part} /> : <RetailerOrderList key={tab} tab={tab} />}
      </Tabs>
    </>
  );
}

function useCounts() {
  const answer = usePagedList(toAnswerQuery).data?.count;
  const money = usePagedList(claimedQuery).data?.count;
  return { answer, pack: useCountToPack(), money };
}
