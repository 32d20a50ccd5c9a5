// A complaint in a list.
import { orderNumber } from '@haat/contract/city-ids';
import type { Complaint } from '@haat/contract/complaints';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import { complaints as words } from '../complaints.messages.ts';
import { ComplaintBadge } from './complaint-badge.tsx';
import styles from './complaint-card.module.css';

interface ComplaintCardProps {
  readonly complaint: Complaint;
  readonly to: string;
}

export const ComplaintCard = ({ complaint, to }: ComplaintCardProps) => (
  <Card className={styles.card}>
    <div className={styles.ends}>
      <Link to={to} className={styles.name}>
        {words.titleOf(complaint.number)}
      </Link>{' '}
      <ComplaintBadge state={complaint.state} />
    </div>{' '}
    <p className={styles.kind}>{words.kinds[complaint.kind]}</p>{' '}
    <p className={styles.line}>{`${words.order(orderNumber(complaint.order))} · ${complaint.shop.name}`}</p>
  </Card>
);
