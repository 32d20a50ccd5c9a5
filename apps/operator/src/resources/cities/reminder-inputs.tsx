// The minutes after which people are told that nobody answers an order. The record has seconds.
import type { ReminderSetting } from '@haat/contract/operator/cities';
import { reminderSecondsAtMost } from '@haat/contract/reminder-steps';
import Typography from '@mui/material/Typography';
import { maxValue, minValue, required } from 'ra-core';
import { NumberInput } from '../../ui/number-input.tsx';

/** Of a new city, in seconds. */
export const reminderDefaults: Readonly<Record<ReminderSetting, number>> = {
  remind_shop_after: 120,
  sms_shop_after: 300,
  tell_operator_after: 600,
  tell_customer_after: 900,
  remind_deliverers_after: 300,
  tell_operator_request_after: 600,
};

const secondsPerMinute = 60;

const inMinutes = (seconds: unknown): string =>
  typeof seconds === 'number' ? String(seconds / secondsPerMinute) : String(seconds ?? '');

const fields: readonly { readonly source: ReminderSetting; readonly label: string }[] = [
  { source: 'remind_shop_after', label: 'Minutes until the shop is reminded' },
  { source: 'sms_shop_after', label: 'Minutes until the shop gets an SMS' },
  { source: 'tell_operator_after', label: 'Minutes until an operator is told of an unanswered order' },
  { source: 'tell_customer_after', label: 'Minutes until the customer is told' },
  { source: 'remind_deliverers_after', label: 'Minutes until the deliverers are reminded' },
  { source: 'tell_operator_request_after', label: 'Minutes until an operator is told of an open request' },
];

/** To compare two versions. */
export const reminderFields = fields.map((field) => ({ ...field, text: inMinutes }));

const wholeSeconds = (value: unknown): string | undefined =>
  typeof value === 'number' && !Number.isInteger(value) ? 'Enter whole minutes, or such as 2.5.' : undefined;

const rules = [
  required('Enter a number.'),
  minValue(0, 'Enter 0 or more.'),
  maxValue(reminderSecondsAtMost, `Enter ${reminderSecondsAtMost / secondsPerMinute} or less.`),
  wholeSeconds,
];

export const ReminderInputs = () => (
  <>
    <Typography variant="h3">When nobody answers</Typography>
    <Typography>Enter 0 for never. For a shop, only minutes within its opening hours count.</Typography>
    {fields.map(({ source, label }) => (
      <NumberInput key={source} source={source} label={label} validate={rules} perUnit={secondsPerMinute} />
    ))}
  </>
);
