import type { OrderStatus } from '@haat/contract/order-machine';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

/** The same as in the customer app. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  INITIATED: 'Initiated',
  ACCEPTED: 'Accepted',
  ASSIGNED: 'Assigned',
  PICKED_UP: 'Picked up',
  DELIVERED: 'Delivered',
  VERIFIED: 'Verified',
  COMPLETED: 'Completed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};

const tones: Readonly<Record<OrderStatus, Tone>> = {
  INITIATED: 'waiting',
  ACCEPTED: 'moving',
  ASSIGNED: 'moving',
  PICKED_UP: 'moving',
  DELIVERED: 'done',
  VERIFIED: 'done',
  COMPLETED: 'closed',
  REJECTED: 'refused',
  CANCELLED: 'refused',
};

export const OrderStatusChip = ({ status }: { readonly status: OrderStatus }) => (
  <StatusChip tone={tones[status]}>{orderStatusWords[status]}</StatusChip>
);
