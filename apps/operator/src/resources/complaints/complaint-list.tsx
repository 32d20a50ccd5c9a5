// /complaints: what customers complain about, newest first.
import { orderNumber } from '@haat/contract/city-ids';
import { limits } from '@haat/contract/limits';
import type { ComplaintRecord } from '@haat/contract/operator/complaints';
import { filterChip } from '../../ui/filter-chip.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { ComplaintStateChip } from './complaint-state.tsx';
import { complaintKindWords, complaintStateWords } from './complaint-words.ts';

/** The next limit. */
const dueOf = ({ state, answered_at, answer_by, solve_by }: ComplaintRecord): string => {
  if (state === 'closed') return '';
  return answered_at === null ? `Answer by ${time(answer_by)}` : `Close by ${time(solve_by)}`;
};

const columns: readonly Column<ComplaintRecord>[] = [
  { label: 'Complaint', cell: ({ number }) => number },
  { label: 'About', cell: ({ kind }) => complaintKindWords[kind] },
  { label: 'State', cell: ({ state }) => <ComplaintStateChip state={state} /> },
  { label: 'Due', cell: dueOf },
  { label: 'Order', cell: ({ order, shop }) => `${orderNumber(order)}, ${shop.name}` },
  { label: 'Customer', cell: ({ customer }) => `${customer.name} ${customer.number}` },
  { label: 'Made', cell: ({ created_at }) => time(created_at) },
];

const CustomerChip = filterChip<ComplaintRecord>(
  (rows, id, label) =>
    `${label}: ${rows.find(({ customer }) => String(customer.id) === id)?.customer.name || 'one person'}`,
);

const filters: readonly Filter[] = [
  { source: 'state', label: 'State', choices: Object.entries(complaintStateWords) },
  { source: 'kind', label: 'About', choices: Object.entries(complaintKindWords) },
  { source: 'is_due', label: 'Due', choices: [['1', 'Soon']] },
  { source: 'customer', label: 'Customer', Field: CustomerChip },
];

export const ComplaintList = () => (
  <ListPage<ComplaintRecord>
    title="Complaints"
    intro="Answer each complaint within 48 hours, and close it within 30 days."
    columns={columns}
    search="Name or phone number of the customer"
    searchHint={numberHint}
    filters={[...filters, ...useCityFilter()]}
    empty={{ title: 'No complaints', text: 'Complaints of customers about their orders appear here.' }}
    opens="show"
    countsTo={limits.ordersCounted}
  />
);
