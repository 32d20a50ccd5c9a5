// How many orders match a filter, as a sentence with a link to them. Empty when there are none.
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import { useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { filteredList } from '../../ui/filtered-list.ts';
import { count } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';

const onlyCount = { page: 1, perPage: 1 };
const ignored = () => undefined;

interface CountedOrdersProps {
  readonly filter: Readonly<Record<string, string>>;
  /** The texts after the number. */
  readonly one: string;
  readonly several: string;
  /** What to do, as the last words of the link. */
  readonly link: string;
  /** Renders the sentence. */
  readonly children: (sentence: ReactNode) => ReactNode;
}

export function CountedOrders({ filter, one, several, link, children }: CountedOrdersProps) {
  const { total = 0 } = useGetList<OrderRecordInList>(
    'orders',
    { pagination: onlyCount, filter },
    { onError: ignored },
  );
  if (total === 0) return null;
  return children(
    <>
      <span>{`${count(total)} ${total === 1 ? one : several}`}</span>{' '}
      <RecordLink to={filteredList('orders', filter)}>{link}</RecordLink>
    </>,
  );
}
