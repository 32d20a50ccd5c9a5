// An order's status: the same word, icon and colour everywhere.

import type { OrderStatus } from '@haat/contract/order-machine';
import {
  IconBan,
  IconCircleCheck,
  IconClipboardCheck,
  IconClock,
  IconFlagCheck,
  IconHome,
  IconTruckDelivery,
  IconUserCheck,
  IconX,
} from '@tabler/icons-react';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { statusLabels, orders as words } from '../../orders.messages.ts';

const looks = {
  INITIATED: ['waiting', IconClock],
  ACCEPTED: ['moving', IconCircleCheck],
  ASSIGNED: ['moving', IconUserCheck],
  PICKED_UP: ['moving', IconTruckDelivery],
  DELIVERED: ['done', IconHome],
  VERIFIED: ['done', IconClipboardCheck],
  COMPLETED: ['closed', IconFlagCheck],
  REJECTED: ['refused', IconX],
  CANCELLED: ['refused', IconBan],
} as const satisfies Record<OrderStatus, readonly [string, typeof IconClock]>;

const isKnown = (status: string): status is OrderStatus => status in looks;

interface StatusBadgeProps {
  readonly status: string;
  /** The reader carries the order. */
  readonly isOwnDelivery?: boolean | undefined;
}

/** A status unknown to this version is shown as received. */
export function StatusBadge({ status, isOwnDelivery = false }: StatusBadgeProps) {
  if (!isKnown(status)) return <Badge look="closed">{status}</Badge>;
  const [look, icon] = looks[status];
  return (
    <Badge look={look} icon={icon}>
      {isOwnDelivery && status === 'ASSIGNED' ? words.assignedToYou : statusLabels[status]}
    </Badge>
  );
}
