// The filters of the audit: the operator who acted, the kind of record, and one record by link.
import { orderNumber } from '@haat/contract/city-ids';
import { recordKinds } from '@haat/contract/operator/record';
import type { UserInList } from '@haat/contract/operator/users';
import { useGetList } from 'ra-core';
import { useDesk } from '../../areas/desk.ts';
import { DayField } from '../../ui/day-field.tsx';
import { filterChip } from '../../ui/filter-chip.tsx';
import type { FieldProps, Filter } from '../../ui/filter-row.tsx';
import { person } from '../../ui/format.ts';
import { SelectField } from '../../ui/select-field.tsx';

const operators = { pagination: { page: 1, perPage: 100 }, filter: { is_operator: '1' } };
const ignored = () => undefined;

/** The present operators. A link may name somebody who isn't one any more. */
function OperatorField({ label, value, onChange }: FieldProps) {
  const { data = [] } = useGetList<UserInList>('users', operators, { staleTime: 60_000, onError: ignored });
  const choices = data.map((one) => [String(one.id), person(one)] as const);
  const isKnown = value === '' || choices.some(([id]) => id === value);
  return (
    <SelectField
      label={label}
      value={value}
      choices={[['', 'Everybody'], ...choices, ...(isKnown ? [] : [[value, 'One person'] as const])]}
      onChange={onChange}
    />
  );
}

function KindField({ label, value, onChange }: FieldProps) {
  const { records } = useDesk();
  const choices = recordKinds.flatMap((kind) =>
    records.filter((record) => record.kind === kind).map(({ plural }) => [kind, plural] as const),
  );
  return <SelectField label={label} value={value} choices={[['', 'All'], ...choices]} onChange={onChange} />;
}

const RecordChip = filterChip((_, id) => `Only number ${orderNumber(Number(id))}`);

export const auditFilters: readonly Filter[] = [
  { source: 'actor', label: 'Who', Field: OperatorField },
  { source: 'kind', label: 'Kind of record', Field: KindField },
  { source: 'day', label: 'Day', Field: DayField },
  { source: 'object_id', label: 'Record', Field: RecordChip },
];
