// The weekly windows: a row for each day from Monday to Sunday.
import type { SlotRecord } from '@haat/contract/operator/slots';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { weekdayWord, weekOrder } from './slot-words.ts';
import { WindowLink } from './window-link.tsx';

interface WeekTableProps {
  readonly cityId: number;
  readonly windows: readonly SlotRecord[];
}

export const WeekTable = ({ cityId, windows }: WeekTableProps) => (
  <section aria-labelledby="every-week">
    <Typography variant="h2" id="every-week" sx={{ mb: 1.5 }}>
      Every week
    </Typography>
    <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {weekOrder.map((weekday) => (
        <Box component="li" key={weekday} sx={rowStyle}>
          <Typography variant="h3">{weekdayWord(weekday)}</Typography>
          <Box sx={windowsStyle}>
            <WindowsOfDay windows={windows.filter((window) => window.weekday === weekday)} />
          </Box>
          <Button
            component={Link}
            to={`/slots/create?city=${cityId}&weekday=${weekday}`}
            aria-label={`Add a slot on ${weekdayWord(weekday)}`}
          >
            Add
          </Button>
        </Box>
      ))}
    </Card>
  </section>
);

const WindowsOfDay = ({ windows }: { readonly windows: readonly SlotRecord[] }) =>
  windows.length === 0 ? (
    <Typography color="textSecondary">No deliveries</Typography>
  ) : (
    windows.map((window) => <WindowLink key={window.id} window={window} />)
  );

const windowsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: 1,
} as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '8rem 1fr auto' },
  gap: 1.5,
  alignItems: 'center',
  p: 2,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  // On a phone, the windows are on a separate line.
  '& > div': { gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } },
} as const;
