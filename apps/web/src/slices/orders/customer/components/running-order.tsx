// The customer's order that comes next, on the list of shops. Nothing without one.

import type * as orders from '@haat/contract/orders';
import { IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { formatSpan } from '../../../../ui/format/time.ts';
import { OutsideLink } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { StatusBadge } from '../../order/components/status-badge.tsx';
import { orders as words } from '../../orders.messages.ts';
import { runningOrdersQuery } from '../customer-orders.api.ts';
import styles from './running-order.module.css';

export function RunningOrder() {
  const { data } = usePagedList(runningOrdersQuery);
  const [next] = [...(data?.items ?? [])].sort(isEarlier);
  return next ? <OrderCard order={next} /> : null;
}

/** What waits for the customer comes first: the shop's question, then the door, then what is on its way. */
const atTheDoor = ['DELIVERED', 'VERIFIED', 'PICKED_UP'];
function placeOf({ status, has_open_proposal }: orders.OrderInList): number {
  if (has_open_proposal) return -1;
  const place = atTheDoor.indexOf(status);
  return place < 0 ? atTheDoor.length : place;
}

const isEarlier = (one: orders.OrderInList, other: orders.OrderInList): number =>
  placeOf(one) - placeOf(other) ||
  Date.parse(one.slot.start) - Date.parse(other.slot.start) ||
  one.id - other.id;

/** 'Call' reaches who has the order now: the deliverer, or before that the shop. */
function OrderCard({ order }: { readonly order: orders.OrderInList }) {
  const number = order.deliverer?.number || order.shop_number;
  return (
    <Card className={styles.card}>
      {order.has_open_proposal && <p className={styles.asked}>{words.changeSuggested}</p>}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link to={`/shops/order/${order.id}`} className={styles.title}>
            {words.title(order.id)}
          </Link>{' '}
          <StatusBadge status={order.status} />
        </p>
        <p className={styles.shop}>{order.shop_name}</p>
        <p className={styles.slot}>{formatSpan(order.slot)}</p>
      </div>
      {number && (
        <OutsideLink kind="leaf" href={`tel:${number}`} icon={<IconPhone size="1.25rem" aria-hidden />}>
          {words.call}
        </OutsideLink>
      )}
    </Card>
  );
}
