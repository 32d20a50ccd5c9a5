// The fields of an audit's row in words.

import type { AuditRow } from '@haat/contract/operator/audit';
import { reminderSteps } from '@haat/contract/reminder-steps';
import type { AuditedRecord } from '../../areas/area.ts';
import { deletedPerson, rupees, time } from '../../ui/format.ts';
import { homeTimeOf } from '../../ui/home-time.ts';
import { textOf } from '../../ui/stale-differences.ts';
import { textOfArticle } from '../articles/article-text.ts';
import { weekdayWord } from '../slots/slot-words.ts';
import { capital, words } from './audit-words.ts';

/** As the forms call them. */
const labels: Readonly<Record<string, string>> = {
  additional_types: 'Further types',
  body: 'Text',
  capacity: 'Orders at most',
  cover: 'Picture',
  cut_off_minutes: 'Orders close',
  delivery_base: 'Delivery cost',
  free_km: 'Distance without extra cost',
  is_blocked: 'Blocked',
  is_deliverer: 'Deliverer',
  is_operator: 'Operator',
  is_pinned: 'Pinned',
  per_km: 'Cost of each further km',
  proposal_minutes: 'Minutes to answer a change',
  fee_goes_to: 'Who keeps the delivery cost',
  cash_limit: 'Cash in hand at most',
  weigh_margin: 'More weight than ordered at most',
  commission_percent: 'Commission',
  list_minutes: 'Minutes to answer a list',
  is_loose: 'Sold by weight or volume',
  remind_shop_after: 'Shop reminded after',
  sms_shop_after: 'SMS to the shop after',
  tell_operator_after: 'Operator told of an order after',
  tell_customer_after: 'Customer told after',
  remind_deliverers_after: 'Deliverers reminded after',
  tell_operator_request_after: 'Operator told of a request after',
  delivery_code: 'Delivery code',
  published_at: 'Published',
  radius_km: 'Radius',
  sessions: 'Signed-in devices',
  status: 'State',
  shop_types: 'Offered to retailers of',
};

type Words = (value: unknown) => string;

const number =
  (text: (value: number) => string): Words =>
  (value) =>
    typeof value === 'number' ? text(value) : textOf(value);
const km = number((value) => `${value} km`);
const money = number(rupees);
const percent = number((value) => `${value} %`);
const minutes = number((seconds) => (seconds === 0 ? 'Never' : `${seconds / 60} minutes`));

/** By the field's name, with the record's kind where another record has a field of this name. */
const values: Readonly<Record<string, Words>> = {
  'article.body': (html) => textOfArticle(textOf(html)).trim(),
  cut_off_minutes: number((minutes) => `${minutes} minutes before`),
  amount: money,
  cash_limit: money,
  commission_percent: (value) => (value === null ? 'As its city' : percent(value)),
  delivery_base: money,
  free_km: km,
  per_km: money,
  price: money,
  published_at: (at) => (typeof at === 'string' ? time(homeTimeOf(new Date(at))) : 'Draft'),
  radius_km: km,
  weekday: number(weekdayWord),
  ...Object.fromEntries(reminderSteps.map((step) => [`${step}_after`, minutes])),
};

type States = AuditedRecord['states'];

function wordsOf(kind: string, field: string, value: unknown, states: States): string {
  const text = values[`${kind}.${field}`] ?? values[field] ?? textOf;
  return states?.[field]?.[String(value)] ?? withoutName(field, value) ?? text(value);
}

const people: readonly string[] = ['customer', 'deliverer'];

/** A record that no name is known of. */
const withoutName = (field: string, value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value && 'id' in value && !value.name
    ? `${people.includes(field) ? deletedPerson : 'Number'} ${value.id}`
    : undefined;

export interface FieldChange {
  readonly field: string;
  /** Undefined where the record or the field is new. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Each field that changed. */
export function changesOf(
  { object: { kind }, before, after }: AuditRow,
  records: readonly AuditedRecord[],
): readonly FieldChange[] {
  const states = records.find((record) => record.kind === kind)?.states;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    field: labels[name] ?? capital(words(name)),
    ...(name === 'cover'
      ? picturesOf(before[name], after[name])
      : {
          before: name in before ? wordsOf(kind, name, before[name], states) : undefined,
          after: name in after ? wordsOf(kind, name, after[name], states) : undefined,
        }),
  }));
}

/** A picture has no name. */
const picturesOf = (before: unknown, after: unknown): Omit<FieldChange, 'field'> => ({
  before: before === undefined ? undefined : before === null ? 'None' : 'A picture',
  after: after === undefined ? undefined : after === null ? 'None' : before ? 'Another picture' : 'A picture',
});
