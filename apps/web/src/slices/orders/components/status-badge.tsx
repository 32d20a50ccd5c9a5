// Where an order stands: a word, an icon and a colour, the same everywhere.
import type { OrderStatus } from '@haat/contract/order-machine';
import {
  IconBan,
  IconCheck,
  IconChecks,
  IconCircleCheck,
  IconClock,
  IconFlagCheck,
  IconTruckDelivery,
  IconUserCheck,
  IconX,
} from '@tabler/icons-react';
import { classes } from '../../../ui/classes.ts';
import { statusLabels } from '../orders.messages.ts';
import styles from './status-badge.module.css';

const looks = {
  INITIATED: ['waiting', IconClock],
  ACCEPTED: ['moving', IconCircleCheck],
  ASSIGNED: ['moving', IconUserCheck],
  PICKED_UP: ['moving', IconTruckDelivery],
  DELIVERED: ['done', IconCheck],
  VERIFIED: ['done', IconChecks],
  COMPLETED: ['closed', IconFlagCheck],
  REJECTED: ['refused', IconX],
  CANCELLED: ['refused', IconBan],
} as const satisfies Record<OrderStatus, readonly [string, typeof IconClock]>;

const isKnown = (status: string): status is OrderStatus => status in looks;

/** A status that this version doesn't know stands as it came. */
export function StatusBadge({ status }: { readonly status: string }) {
  if (!isKnown(status)) return <span className={classes(styles.badge, styles.closed)}>{status}</span>;
  const [look, Icon] = looks[status];
  return (
    <span className={classes(styles.badge, styles[look])}>
      <Icon size="1.125em" aria-hidden />
      <span>{statusLabels[status]}</span>
    </span>
  );
}
