import { limits } from '@haat/contract/limits';
import { maxValue, minValue, required } from 'ra-core';
import { NumberInput } from '../../ui/number-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { weekdayWord, weekOrder } from './slot-words.ts';
import { useClashRule } from './use-clash-rule.ts';

export const weekdayChoices = weekOrder.map((id) => ({ id, name: weekdayWord(id) }));

const weekdayText = (value: unknown): string => (typeof value === 'number' ? weekdayWord(value) : 'None');

export const slotFields: readonly ComparedField[] = [
  { source: 'weekday', label: 'Day', text: weekdayText },
  { source: 'date', label: 'Date' },
  { source: 'start', label: 'Start' },
  { source: 'end', label: 'End' },
  { source: 'cut_off_minutes', label: 'Orders close (minutes before)' },
  { source: 'capacity', label: 'Orders at most' },
];

const wholeNumber = (value: unknown): string | undefined =>
  typeof value === 'number' && !Number.isInteger(value) ? 'Enter a whole number.' : undefined;
const timeRules = [required('Enter a time.')];
const endRules = [
  ...timeRules,
  (end: string, { start }: { readonly start?: string }) =>
    start && end <= start ? 'The end must be after the start.' : undefined,
];
const between = (least: number, most: number) => [
  required('Enter a number.'),
  minValue(least, `Enter ${least} or more.`),
  maxValue(most, `Enter ${most} or less.`),
  wholeNumber,
];
const cutOffRules = between(0, limits.cutOffMinutes);
const capacityRules = between(1, limits.slotCapacity);
const shrunk = { inputLabel: { shrink: true } };

export function TimesInputs() {
  const clashRule = useClashRule('start');
  return (
    <>
      <TextInput
        source="start"
        label="Start"
        type="time"
        slotProps={shrunk}
        validate={[...timeRules, clashRule]}
      />
      <TextInput source="end" label="End" type="time" slotProps={shrunk} validate={endRules} />
      <NumberInput
        source="cut_off_minutes"
        label="Orders close (minutes before)"
        validate={cutOffRules}
        helperText="Customers can choose the slot until then."
      />
      <NumberInput source="capacity" label="Orders at most" validate={capacityRules} />
    </>
  );
}

const dateRules = [required('Choose a date.')];

export function DateInput() {
  const clashRule = useClashRule('date');
  return (
    <TextInput
      source="date"
      label="Date"
      type="date"
      slotProps={shrunk}
      validate={[...dateRules, clashRule]}
    />
  );
}
