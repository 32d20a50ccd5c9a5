// What the shop sold today, at the top of its orders.
import { useQuery } from '@tanstack/react-query';
import { pages } from '../../../messages/pages.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { salesQuery } from '../sales.api.ts';
import { sales as words } from '../sales.messages.ts';

export function SalesLink() {
  const { data } = useQuery(salesQuery());
  return (
    <ButtonLink to="/retailer/sales">
      {data ? words.today(words.sold(formatRupees(data.totals.goods), data.totals.orders)) : pages.sales}
    </ButtonLink>
  );
}
