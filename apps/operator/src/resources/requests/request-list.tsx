// /requests: people's requests, oldest first.
import type { RequestRecord } from '@haat/contract/operator/requests';
import type { Bulk } from '../../ui/bulk-action.ts';
import { filterChip } from '../../ui/filter-chip.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { RequestStatusChip, requestStatusWords } from './request-state.tsx';
import { shortened } from './shortened.ts';

const columns: readonly Column<RequestRecord>[] = [
  { label: 'Request', cell: ({ body }) => shortened(body) },
  { label: 'State', cell: ({ status }) => <RequestStatusChip status={status} /> },
  { label: 'From', cell: ({ user }) => `${user.name} ${user.number}` },
  { label: 'Sent', cell: ({ created_at }) => time(created_at) },
];

const PersonChip = filterChip<RequestRecord>(
  (rows, id, label) =>
    `${label}: ${rows.find(({ user }) => String(user.id) === id)?.user.name || 'one person'}`,
);

const filters: readonly Filter[] = [
  { source: 'status', label: 'State', choices: Object.entries(requestStatusWords) },
  { source: 'user', label: 'From', Field: PersonChip },
];

export const RequestList = () => (
  <ListPage<RequestRecord>
    title="Support requests"
    columns={columns}
    search="Text, name or phone number"
    searchHint={numberHint}
    filters={filters}
    empty={{ title: 'No requests yet', text: 'Requests that people send on the support page appear here.' }}
    opens="edit"
    bulk={requestBulk}
  />
);

const requestBulk: Bulk<RequestRecord> = {
  nouns: ['request', 'requests'],
  nameOf: ({ body }) => shortened(body),
  actions: [
    {
      verb: 'Close',
      done: 'closed',
      text: 'People are not notified. You can open a request again.',
      isAllowed: ({ status }) => status !== 'closed',
      act: (provider, request) =>
        provider.update('requests', { id: request.id, data: { status: 'closed' }, previousData: request }),
    },
  ],
};
