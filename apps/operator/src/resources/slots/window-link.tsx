import type { SlotRecord } from '@haat/contract/operator/slots';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { cutOffText, isClosedDay, ordersText, timesOf } from './slot-words.ts';

export function WindowLink({ window }: { readonly window: SlotRecord }) {
  const isClosed = isClosedDay(window);
  return (
    <Box component={Link} to={`/slots/${window.id}`} sx={cardStyle}>
      <Box
        component="span"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: 'primary.main' }}
      >
        {isClosed ? 'Closed' : timesOf(window)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {isClosed ? 'No deliveries' : `Up to ${ordersText(window.capacity)}`}
      </Box>
      {!isClosed && (
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {cutOffText(window.cut_off_minutes)}
        </Box>
      )}
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  minHeight: 44,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
