// /retailer/sales: what the shop sold on the days of a period, or on days of one's own.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pages } from '../../../messages/pages.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { OwnDays } from '../components/own-days.tsx';
import { SalesView } from '../components/sales-view.tsx';
import { salesQuery } from '../sales.api.ts';
import { sales as words } from '../sales.messages.ts';
import { daysOf, lastDayFault, type Period, periods, type SalesDays } from '../sales-period.ts';

const skeleton = <SkeletonList rows={3} height="6rem" />;

export function RetailerSalesPage() {
  const [search, setSearch] = useSearchParams();
  const today = useQuery(salesQuery());
  const period = periods.find((one) => one === search.get('period')) ?? 'today';
  return (
    <>
      <PageHead title={pages.sales} />
      <Tabs<Period>
        label={pages.sales}
        tabs={periods.map((key) => ({ key, label: words.periods[key] }))}
        selected={period}
        onSelect={(key) => setSearch(key === 'today' ? {} : { period: key }, { replace: true })}
      >
        <QueryBoundary query={today} skeleton={skeleton}>
          {(sales) => {
            if (period === 'today') return <SalesView sales={sales} />;
            if (period === 'own') return <OwnSales today={sales.to} />;
            return <SalesOf days={daysOf(period, sales.to)} />;
          }}
        </QueryBoundary>
      </Tabs>
    </>
  );
}

function OwnSales({ today }: { readonly today: string }) {
  const [days, setDays] = useState<SalesDays>({ from: today, to: today });
  return (
    <>
      <OwnDays days={days} today={today} onDays={setDays} />
      {lastDayFault(days) === null && <SalesOf days={days} />}
    </>
  );
}

const SalesOf = ({ days }: { readonly days: SalesDays }) => (
  <QueryBoundary query={useQuery(salesQuery(days))} skeleton={skeleton}>
    {(sales) => <SalesView sales={sales} />}
  </QueryBoundary>
);
