// What the standing orders at the shop need tomorrow.
import { shownName } from '@haat/contract/pack';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatAmount } from '../../../ui/format/amount.ts';
import { formatDay } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { standingNeedsQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';

export function TomorrowsNeeds() {
  const titleId = useId();
  const { data } = useQuery(standingNeedsQuery);
  if (!data || data.orders === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId}>{words.tomorrow(formatDay(data.day))}</h2>
        <p>{words.needs(data.orders)}</p>
        <PlainList>
          {data.goods.map((good) => (
            <li key={`${good.product} ${good.net_quantity}`}>
              {shownName(good)}: {formatAmount(good)}
            </li>
          ))}
        </PlainList>
      </Card>
    </section>
  );
}
