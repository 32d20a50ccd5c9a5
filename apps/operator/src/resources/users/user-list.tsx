// /users: everybody who has ever signed in, newest first.
import type { UserInList } from '@haat/contract/operator/users';
import type { Filter } from '../../ui/filter-row.tsx';
import { person, time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { rolesOf } from './roles.ts';
import { userBulk } from './user-bulk.tsx';

const columns: readonly Column<UserInList>[] = [
  { label: 'Name', cell: person },
  { label: 'Phone number', cell: ({ number }) => number },
  { label: 'Roles', cell: (user) => rolesOf(user) },
  {
    label: 'State',
    cell: ({ is_blocked }) => (is_blocked ? <StatusChip tone="refused">Blocked</StatusChip> : 'Active'),
  },
  { label: 'Since', cell: ({ created_at }) => time(created_at) },
];

const yesNo = [
  ['1', 'Yes'],
  ['0', 'No'],
] as const;

const filters: readonly Filter[] = [
  { source: 'is_operator', label: 'Operator', choices: yesNo },
  { source: 'is_deliverer', label: 'Deliverer', choices: yesNo },
  { source: 'is_blocked', label: 'Blocked', choices: yesNo },
];

export const UserList = () => (
  <ListPage<UserInList>
    title="People"
    columns={columns}
    search="Name or phone number"
    searchHint={numberHint}
    filters={filters}
    empty={{ title: 'Nobody yet', text: 'People appear here when they sign in for the first time.' }}
    opens="show"
    bulk={userBulk}
  />
);
