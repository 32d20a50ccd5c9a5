// The next 14 days of a city: their slots and how many orders each has.
import type { SlotPreview } from '@haat/contract/operator/slots';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { day } from '../../ui/format.ts';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Occupancy } from './occupancy.tsx';
import { weekdayWord } from './slot-words.ts';
import { usePreview } from './use-slots.ts';

type PreviewDay = SlotPreview['days'][number];

export function PreviewDays({ cityId }: { readonly cityId: number }) {
  const { data, error, isPending, refetch } = usePreview(cityId);
  return (
    <section aria-labelledby="next-days">
      <Typography variant="h2" id="next-days" sx={{ mb: 1.5 }}>
        The next 14 days
      </Typography>
      {isPending && <LoadingState />}
      {!isPending && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box component="ul" sx={listStyle}>
          {data.days.map((one, index) => (
            <DayCard key={one.day} one={one} isToday={index === 0} />
          ))}
        </Box>
      )}
    </section>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
} as const;

/** Two columns on a phone, because one would be too long. */
const slotsStyle = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr' } } as const;

interface DayCardProps {
  readonly one: PreviewDay;
  readonly isToday: boolean;
}

const DayCard = ({ one, isToday }: DayCardProps) => (
  <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h3" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {`${isToday ? 'Today' : weekdayWord(one.weekday)}, ${day(one.day)}`}
      </Typography>
      {one.is_exception && <StatusChip tone="waiting">Exception</StatusChip>}
    </Box>
    {one.slots.length === 0 && <Typography color="textSecondary">No deliveries</Typography>}
    <Box sx={slotsStyle}>
      {one.slots.map((slot) => (
        <Occupancy key={`${slot.window} ${slot.start}`} slot={slot} />
      ))}
    </Box>
  </Card>
);
