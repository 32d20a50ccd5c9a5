// The page that 'Today' links to: the slots of all cities that are nearly full, or the cities without slots tomorrow.
import { serverNow } from '@haat/client/server-clock';
import type { CityInList } from '@haat/contract/accounts';
import type { SlotPreview } from '@haat/contract/operator/slots';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { day } from '../../ui/format.ts';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { isWithoutSlotsTomorrow, nearlyFullSlots } from './bookings.ts';
import { Occupancy } from './occupancy.tsx';
import { weekdayOf } from './slot-words.ts';
import { previewQuery } from './use-slots.ts';

const views = {
  'nearly-full': {
    title: 'Slots that are nearly full',
    empty: 'No slot is nearly full',
    isDue: (preview: SlotPreview) => nearlyFullSlots(preview, serverNow()).length > 0,
  },
  'no-slots': {
    title: 'Cities without slots tomorrow',
    empty: 'Each city has slots tomorrow',
    isDue: isWithoutSlotsTomorrow,
  },
} as const;
type DueView = keyof typeof views;

export const isDueView = (view: string | null): view is DueView => view !== null && view in views;

interface SlotsDueProps {
  readonly view: DueView;
  readonly cities: readonly CityInList[];
}

export function SlotsDue({ view, cities }: SlotsDueProps) {
  const provider = useDataProvider<DeskProvider>();
  const queries = useQueries({ queries: cities.map(({ id }) => previewQuery(provider, id)) });
  const failed = queries.find(({ error }) => error);
  const { title, empty, isDue } = views[view];
  const due = queries.flatMap(({ data }) => (data && isDue(data) ? [data] : []));
  if (failed) return <FailedState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (queries.some(({ isPending }) => isPending)) return <LoadingState />;
  if (due.length === 0) {
    return <BlankState title={empty} action={<ButtonLink to="/slots">Show all slots</ButtonLink>} />;
  }
  return (
    <section aria-labelledby="due">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" id="due" sx={{ flex: '1 1 12rem' }}>
          {title}
        </Typography>
        <ButtonLink to="/slots">Show all slots</ButtonLink>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {due.map((preview) => (
          <DueCity key={preview.city.id} view={view} preview={preview} />
        ))}
      </Box>
    </section>
  );
}

interface DueCityProps {
  readonly view: DueView;
  readonly preview: SlotPreview;
}

function DueCity({ view, preview }: DueCityProps) {
  const { city } = preview;
  const slots = view === 'nearly-full' ? nearlyFullSlots(preview, serverNow()) : [];
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {city.name}
      </Typography>
      {slots.map((slot) => (
        <Box key={slot.start}>
          <Typography color="textSecondary">
            {weekdayOf(slot.day)}, {day(slot.day)}
          </Typography>
          <Occupancy slot={slot} />
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink to={`/slots?city=${city.id}`}>Show its slots</ButtonLink>
        {view === 'no-slots' && (
          <ButtonLink to={`/slots/template?city=${city.id}`} variant="contained">
            Add a week
          </ButtonLink>
        )}
      </Box>
    </Card>
  );
}
