// The orders of one person: filters that links of their page set.
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import { filterChip } from '../../ui/filter-chip.tsx';

const chipOf = (role: 'customer' | 'deliverer') =>
  filterChip<OrderRecordInList>((rows, id, label) => {
    const order = rows.find((row) => String(row[role]?.id) === id);
    return `${label}: ${order?.[role]?.name || 'one person'}`;
  });

export const CustomerChip = chipOf('customer');
export const DelivererChip = chipOf('deliverer');
