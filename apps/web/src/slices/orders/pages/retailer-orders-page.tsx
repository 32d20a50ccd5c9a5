// /retailer/orders: the shop's active and previous orders.
import { useSearchParams } from 'react-router';
import { IconPhone } from '../../../ui/icons/icon-phone.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { RetailerOrderList } from '../components/retailer-order-list.tsx';
import { phoneOrders } from '../phone-orders.messages.ts';
import type { OrderTab } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import styles from './retailer-orders-page.module.css';

const tabs = ['active', 'previous'] as const;

export function RetailerOrdersPage() {
  const [search, setSearch] = useSearchParams();
  // The tab is in the URL, so that Back from an order returns to it.
  const tab: OrderTab = search.get('tab') === 'previous' ? 'previous' : 'active';
  return (
    <>
      <PageHead title={words.title} isHidden />
      <ButtonLink
        className={styles.phone}
        to="/retailer/phone-order"
        icon={<IconPhone size="1.25rem" aria-hidden />}
      >
        {phoneOrders.title}
      </ButtonLink>
      <Tabs
        label={words.title}
        tabs={tabs.map((key) => ({ key, label: words[key] }))}
        selected={tab}
        onSelect={(key) => setSearch(key === 'active' ? {} : { tab: key }, { replace: true })}
      >
        <RetailerOrderList key={tab} tab={tab} />
      </Tabs>
    </>
  );
}
