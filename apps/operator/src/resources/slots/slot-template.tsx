// Adds a week's slots to a city at once: choose times and days, check the result, add it.
import { limits } from '@haat/contract/limits';
import type { SlotRecord } from '@haat/contract/operator/slots';
import { readNumber } from '@haat/contract/typed-number';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { count } from '../../ui/format.ts';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { type Plan, planOf, slotTemplates } from './slot-templates.ts';
import { ordersText, slotsText, some, weekdayWord, weekOrder } from './slot-words.ts';
import { useAddWindows } from './use-add-windows.ts';
import { useWindows } from './use-slots.ts';

interface SlotTemplateProps {
  readonly city: { readonly id: number; readonly name: string };
  readonly onSaved: () => void;
}

export function SlotTemplate({ city, onSaved }: SlotTemplateProps) {
  const { data, error, refetch } = useWindows(city.id, { withPast: false });
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <TemplateForm key={city.id} city={city} existing={data} onSaved={onSaved} />;
}

const nothing: Plan = { toAdd: [], present: 0, overlapping: 0 };

interface TemplateFormProps extends SlotTemplateProps {
  readonly existing: readonly SlotRecord[];
}

function TemplateForm({ city, existing, onSaved }: TemplateFormProps) {
  const [templateId, setTemplateId] = useState('twice');
  const [days, setDays] = useState<readonly number[]>(weekOrder);
  const cutOff = useNumber('60', 0, limits.cutOffMinutes);
  const capacity = useNumber('20', 1, limits.slotCapacity);
  const template = slotTemplates.find(({ id }) => id === templateId);
  const plan = template ? planOf(template, days, existing) : nothing;
  const { toAdd } = plan;
  const adding = useAddWindows(city.id, onSaved);
  const canAdd = toAdd.length > 0 && !cutOff.error && !capacity.error;
  const add = (): void => adding.add(windowsOf(plan, cutOff.value, capacity.value));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TimesChoice value={templateId} onChange={setTemplateId} />
      <DaysChoice days={days} onChange={setDays} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NumberField label="Orders per slot" {...capacity} />
        <NumberField label="Orders close (minutes before)" {...cutOff} />
      </Box>
      <Typography role="status">
        {planText(city.name, plan, capacity.error ? undefined : readNumber(capacity.value, 0))}
      </Typography>
      {adding.problem && (
        <Typography role="alert" color="error">
          {adding.problem}
        </Typography>
      )}
      <Box>
        <Button variant="contained" disabled={!canAdd} loading={adding.isBusy} onClick={add}>
          <span>{toAdd.length === 0 ? 'Add slots' : `Add ${slotsText(toAdd.length)}`}</span>
        </Button>
      </Box>
    </Box>
  );
}

const windowsOf = ({ toAdd }: Plan, cutOff: string, capacity: string) =>
  toAdd.map((window) => ({
    ...window,
    cut_off_minutes: readNumber(cutOff, 0),
    capacity: readNumber(capacity, 0),
  }));

/** Without a valid capacity, it only shows how many slots. */
function planText(city: string, { toAdd, present, overlapping }: Plan, capacity: number | undefined): string {
  const each = capacity === undefined ? '' : `, for ${ordersText(capacity)} each`;
  const sentences = [
    ...(toAdd.length > 0
      ? [`This adds ${some(toAdd.length, 'weekly slot', 'weekly slots')} to ${city}${each}.`]
      : []),
    ...(present > 0 ? [`${city} already has ${slotsText(present)} of these.`] : []),
    ...(overlapping > 0 ? [overlapText(city, overlapping)] : []),
  ];
  return sentences.length === 0 ? 'Choose at least one day.' : sentences.join(' ');
}

const overlapText = (city: string, overlapping: number): string =>
  overlapping === 1
    ? `1 overlaps a slot of ${city}, and is left out.`
    : `${count(overlapping)} overlap slots of ${city}, and are left out.`;

function numberError(text: string, least: number, most: number): string | undefined {
  const number = readNumber(text, 0);
  if (Number.isNaN(number)) return 'Enter a whole number.';
  if (number < least) return `Enter ${least} or more.`;
  return number > most ? `Enter ${most} or less.` : undefined;
}

function useNumber(start: string, least: number, most: number): Omit<NumberFieldProps, 'label'> {
  const [value, setValue] = useState(start);
  return { value, error: numberError(value, least, most), onChange: setValue };
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const NumberField = ({ label, value, error, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error}
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
  />
);

interface TimesChoiceProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function TimesChoice({ value, onChange }: TimesChoiceProps) {
  const titleId = useId();
  return (
    <Box>
      <Typography variant="h3" component="p" id={titleId}>
        Times
      </Typography>
      <RadioGroup aria-labelledby={titleId} value={value} onChange={(_, id) => onChange(id)}>
        {slotTemplates.map(({ id, name }) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
    </Box>
  );
}

interface DaysChoiceProps {
  readonly days: readonly number[];
  readonly onChange: (days: readonly number[]) => void;
}

const DaysChoice = ({ days, onChange }: DaysChoiceProps) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
    <Typography variant="h3" component="legend" sx={{ p: 0 }}>
      Days
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {weekOrder.map((weekday) => (
        <FormControlLabel
          key={weekday}
          control={<Checkbox checked={days.includes(weekday)} />}
          label={weekdayWord(weekday)}
          onChange={(_, isChosen) =>
            onChange(weekOrder.filter((one) => (one === weekday ? isChosen : days.includes(one))))
          }
        />
      ))}
    </Box>
  </Box>
);
