// /slots/create?city=1&weekday=2, or &kind=date: a weekly window, or an exception for one day.
import Typography from '@mui/material/Typography';
import { required } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { CreatePage } from '../../ui/create-page.tsx';
import { CityInput } from '../city-input.tsx';
import { DayBookingsNote } from './bookings-note.tsx';
import { DateInput, TimesInputs, weekdayChoices } from './slot-inputs.tsx';

const dayChoices = [
  { id: 'closed', name: 'No deliveries' },
  { id: 'times', name: 'Other times' },
];
const choiceRules = [required('Choose one.')];
const usual = { cut_off_minutes: 60, capacity: 20 };
const allDay = { start: '00:00', end: '23:59', cut_off_minutes: 0, capacity: 0 };

/** A day without deliveries is a window with capacity 0. */
const windowOf = ({ on_day, ...data }: Readonly<Record<string, unknown>>) => ({
  ...data,
  ...(on_day === 'closed' && allDay),
});

export function SlotCreate() {
  const [search] = useSearchParams();
  const isDate = search.get('kind') === 'date';
  const city = Number(search.get('city')) || undefined;
  const start = isDate
    ? { city, date: null, on_day: 'closed', ...usual }
    : { city, weekday: Number(search.get('weekday') ?? 1), ...usual };
  return (
    <CreatePage
      title={isDate ? 'Add an exception' : 'Add a slot'}
      success={isDate ? 'Exception added' : 'Slot added'}
      then={(record) => `/slots?city=${record.city.id}`}
      start={start}
      transform={windowOf}
    >
      <CityInput />
      {isDate ? <DayInputs /> : <WeekdayInputs />}
    </CreatePage>
  );
}

const WeekdayInputs = () => (
  <>
    <ChoiceInput source="weekday" label="Day" choices={weekdayChoices} validate={choiceRules} />
    <TimesInputs />
  </>
);

function DayInputs() {
  const onDay: unknown = useWatch({ name: 'on_day' });
  return (
    <>
      <DateInput />
      <ChoiceInput source="on_day" label="On this day" choices={dayChoices} />
      {onDay === 'times' && (
        <>
          <Typography color="textSecondary">These times replace the weekly ones on this day.</Typography>
          <TimesInputs />
        </>
      )}
      <DayBookingsNote />
    </>
  );
}
