// Windows of single dates. They replace those of the weekday.
import type { SlotRecord } from '@haat/contract/operator/slots';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/button-link.tsx';
import { day } from '../../ui/format.ts';
import { some, weekdayOf } from './slot-words.ts';
import { WindowLink } from './window-link.tsx';

interface ExceptionsProps {
  readonly cityId: number;
  readonly windows: readonly SlotRecord[];
  /** How many more the server has. */
  readonly missing: number;
  readonly withPast: boolean;
  readonly onWithPast: (isOn: boolean) => void;
}

export function Exceptions({ cityId, windows, missing, withPast, onWithPast }: ExceptionsProps) {
  const dates = [...new Set(windows.flatMap(({ date }) => (date === null ? [] : [date])))];
  return (
    <section aria-labelledby="exceptions">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" id="exceptions" sx={{ flex: '1 1 12rem' }}>
          Exceptions for single days
        </Typography>
        <FormControlLabel
          control={<Checkbox checked={withPast} onChange={(_, isOn) => onWithPast(isOn)} />}
          label="Show past days"
        />
        <ButtonLink to={`/slots/create?city=${cityId}&kind=date`}>Add an exception</ButtonLink>
      </Box>
      {dates.length === 0 && (
        <Typography color="textSecondary">
          None. Add one for a holiday, or for a day with other times.
        </Typography>
      )}
      {dates.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {dates.map((date) => (
            <DayRow key={date} date={date} windows={windows.filter((window) => window.date === date)} />
          ))}
        </Card>
      )}
      {missing > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {`${some(missing, 'later exception is', 'later exceptions are')} not shown.`}
        </Typography>
      )}
    </section>
  );
}

interface DayRowProps extends Pick<ExceptionsProps, 'windows'> {
  readonly date: string;
}

const DayRow = ({ date, windows }: DayRowProps) => (
  <Box component="li" sx={rowStyle}>
    <Typography variant="h3">
      {weekdayOf(date)}, {day(date)} {date.slice(0, 4)}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {windows.map((window) => (
        <WindowLink key={window.id} window={window} />
      ))}
    </Box>
  </Box>
);

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: '16rem 1fr' },
  gap: 1.5,
  alignItems: 'center',
  p: 2,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;
