// The complaints about an order, on its page. Most orders have none, so nothing shows while they load.
import type { Complaint } from '@haat/contract/complaints';
import type * as orders from '@haat/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { complaintPath } from '../complaint-path.ts';
import { orderComplaintsQuery, type Side } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import { ComplaintCard } from './complaint-card.tsx';
import styles from './order-complaints.module.css';

interface OrderComplaintsProps {
  readonly order: orders.Order;
  readonly side: Side;
}

const none: readonly Complaint[] = [];

export function OrderComplaints({ order, side }: OrderComplaintsProps) {
  const { data: found = none } = useQuery(orderComplaintsQuery(side, order.id));
  if (found.length === 0) return null;
  return (
    <PlainList aria-label={words.title} className={styles.list}>
      {found.map((complaint) => (
        <li key={complaint.id}>
          <ComplaintCard complaint={complaint} to={complaintPath(side, complaint.id)} />
        </li>
      ))}
    </PlainList>
  );
}
