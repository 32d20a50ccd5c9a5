// A filter that only links can set: the orders that a deliverer has picked up.
import { filterChip } from '../../ui/filter-chip.tsx';

export const PickedUpChip = filterChip((_, flag) =>
  flag === '0' ? 'Not picked up' : 'Picked up, not completed',
);
