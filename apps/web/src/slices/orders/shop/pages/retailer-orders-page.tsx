// /retailer/orders: the shop's active and previous orders.
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Tabs } from '../../../../ui/layout/tabs.tsx';
import { orderTabs, useOrderTab } from '../../order/use-order-tab.ts';
import { phoneOrders } from '../../telephone/phone-orders.messages.ts';
import { RetailerOrderList } from '../components/retailer-order-list.tsx';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import styles from './retailer-orders-page.module.css';

interface RetailerOrdersPageProps {
  /** A part of a later slice. */
  readonly top: ReactNode;
}

export function RetailerOrdersPage({ top }: RetailerOrdersPageProps) {
  const [tab, setTab] = useOrderTab();
  return (
    <>
      <PageHead title={words.title} isHidden />
      <div className={styles.links}>
        {top}
        <ButtonLink to="/retailer/phone-order" icon={<IconPhone size="1.25rem" aria-hidden />}>
          {phoneOrders.title}
        </ButtonLink>
      </div>
      <Tabs
        label={words.title}
        tabs={orderTabs.map((key) => ({ key, label: words[key] }))}
        selected={tab}
        onSelect={setTab}
      >
        <RetailerOrderList key={tab} tab={tab} />
      </Tabs>
    </>
  );
}
