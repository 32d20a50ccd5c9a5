// One slot of a day: its times and its orders.
import type { SlotPreview } from '@haat/contract/operator/slots';
import Box from '@mui/material/Box';
import { count } from '../../ui/format.ts';
import { clockOf, ordersText } from './slot-words.ts';

type PreviewSlot = SlotPreview['days'][number]['slots'][number];

export function Occupancy({ slot }: { readonly slot: PreviewSlot }) {
  const { start, end, taken, capacity, is_withdrawn } = slot;
  const share = Math.min(1, taken / Math.max(1, capacity));
  return (
    <Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="span" sx={{ textDecoration: is_withdrawn ? 'line-through' : 'none' }}>
          {`${clockOf(start)}–${clockOf(end)}`}
        </Box>
        <span>{is_withdrawn ? ordersText(taken) : `${count(taken)} of ${count(capacity)}`}</span>
      </Box>
      {is_withdrawn && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>Withdrawn. Its orders stay.</Box>
      )}
      {!is_withdrawn && (
        <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.selected', overflow: 'hidden' }}>
          <Box
            sx={{
              height: '100%',
              width: `${share * 100}%`,
              bgcolor: share >= 0.8 ? 'warning.main' : 'primary.main',
            }}
          />
        </Box>
      )}
    </Box>
  );
}
