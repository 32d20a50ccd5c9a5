// /credit: what customers owe to shops, most owed first. Nothing here can be changed.
import type { CreditRecord } from '@haat/contract/operator/credit';
import { filterChip } from '../../ui/filter-chip.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { deletedPerson, rupees } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

type CreditState = CreditRecord['state'];

const stateWords: Readonly<Record<CreditState, string>> = {
  offered: 'Offered',
  open: 'Open',
  refused: 'Refused',
  closed: 'Closed',
};

const tones: Readonly<Record<CreditState, Tone>> = {
  offered: 'waiting',
  open: 'moving',
  refused: 'refused',
  closed: 'closed',
};

const customerOf = ({ customer: { name, number } }: CreditRecord): string =>
  `${name} ${number}`.trim() || deletedPerson;

const columns: readonly Column<CreditRecord>[] = [
  { label: 'Customer', cell: customerOf },
  {
    label: 'Shop',
    cell: ({ shop: { id, name } }) => <RecordLink to={`/shops/${id}/show`}>{name}</RecordLink>,
  },
  { label: 'State', cell: ({ state }) => <StatusChip tone={tones[state]}>{stateWords[state]}</StatusChip> },
  { label: 'Owed', cell: ({ balance }) => rupees(balance) },
  { label: 'Waiting', cell: ({ waiting }) => rupees(waiting) },
  { label: 'Limit', cell: ({ limit }) => rupees(limit) },
];

const ShopChip = filterChip<CreditRecord>(
  (rows, id, label) =>
    `${label}: ${rows.find(({ shop }) => String(shop.id) === id)?.shop.name || 'one shop'}`,
);

const filters: readonly Filter[] = [
  { source: 'state', label: 'State', choices: Object.entries(stateWords) },
  { source: 'shop', label: 'Shop', Field: ShopChip },
];

export const CreditList = () => (
  <ListPage<CreditRecord>
    title="Credit"
    intro="What customers owe to shops. Shop and customer agree about each line themselves."
    columns={columns}
    search="Customer’s name or phone number"
    searchHint={numberHint}
    filters={filters}
    empty={{ title: 'No credit yet', text: 'Accounts that shops open for their customers appear here.' }}
  />
);
