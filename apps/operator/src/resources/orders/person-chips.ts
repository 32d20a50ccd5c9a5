// Filters that only links set: the orders of one person, and those that a deliverer has picked up.
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import { filterChip } from '../../ui/filter-chip.tsx';

const chipOf = (role: 'customer' | 'deliverer') =>
  filterChip<OrderRecordInList>((rows, id, label) => {
    const order = rows.find((row) => String(row[role]?.id) === id);
    return `${label}: ${order?.[role]?.name || 'one person'}`;
  });

export const CustomerChip = chipOf('customer');
export const DelivererChip = chipOf('deliverer');
export const PickedUpChip = filterChip((_, flag) =>
  flag === '0' ? 'Not picked up' : 'Picked up, not completed',
);
