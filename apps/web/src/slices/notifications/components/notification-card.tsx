// A notification: its sentence is the link. The age below keeps updating.
import type * as contract from '@haat/contract/notifications';
import { useNow } from '../../../platform/now.ts';
import { formatAgo } from '../../../ui/format/time.ts';
import { AnyLink } from '../../../ui/layout/any-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { notifications } from '../notifications.messages.ts';
import styles from './notification-card.module.css';

export type NotificationItem = contract.Notification;

interface NotificationCardProps {
  readonly notification: NotificationItem;
  readonly isNew: boolean;
}

export function NotificationCard({ notification, isNew }: NotificationCardProps) {
  const now = useNow();
  return (
    <Card className={styles.card}>
      <div className={styles.words}>
        <AnyLink to={notification.link} className={styles.link}>
          {notification.body}
        </AnyLink>
        <time dateTime={notification.created_at} className={styles.time}>
          {formatAgo(notification.created_at, now)}
        </time>
      </div>
      {isNew && <span className={styles.mark}>{notifications.unread}</span>}
    </Card>
  );
}
