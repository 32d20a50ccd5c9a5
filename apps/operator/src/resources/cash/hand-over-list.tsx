// /hand-overs: cash that deliverers say they handed over, newest first.
import { limits } from '@haat/contract/limits';
import type { HandOverRecord } from '@haat/contract/operator/cash';
import type { Bulk } from '../../ui/bulk-action.ts';
import { filterChip } from '../../ui/filter-chip.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { rupees, time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { HandOverStateChip, handOverStateWords } from './hand-over-state.tsx';

const columns: readonly Column<HandOverRecord>[] = [
  { label: 'Deliverer', cell: ({ deliverer }) => `${deliverer.name} ${deliverer.number}` },
  { label: 'Amount', cell: ({ amount }) => rupees(amount), isNumber: true },
  { label: 'To', cell: ({ party }) => party.name },
  { label: 'State', cell: ({ state }) => <HandOverStateChip state={state} /> },
  { label: 'Told', cell: ({ created_at }) => time(created_at) },
  { label: 'Note', cell: ({ note, reason }) => [note, reason].filter(Boolean).join(' · ') },
];

const DelivererChip = filterChip<HandOverRecord>(
  (rows, id, label) =>
    `${label}: ${rows.find(({ deliverer }) => String(deliverer.id) === id)?.deliverer.name || 'one person'}`,
);

const filters: readonly Filter[] = [
  { source: 'state', label: 'State', choices: Object.entries(handOverStateWords) },
  { source: 'deliverer', label: 'Deliverer', Field: DelivererChip },
];

const isWaiting = ({ state }: HandOverRecord): boolean => state === 'waiting';

const bulk: Bulk<HandOverRecord> = {
  nouns: ['hand-over', 'hand-overs'],
  nameOf: ({ deliverer, amount, party }) => `${rupees(amount)}, ${deliverer.name} to ${party.name}`,
  actions: [
    {
      verb: 'Confirm',
      done: 'confirmed',
      text: 'The cash counts as received. Deliverer and shop are notified.',
      isAllowed: isWaiting,
      act: (provider, { id }) => provider.act('hand-overs', { action: 'confirm', id }),
    },
    {
      verb: 'Dispute',
      done: 'disputed',
      text: 'The cash stays in the deliverer’s hand. Deliverer and shop are notified of the reason.',
      isAllowed: isWaiting,
      act: (provider, { id }, reason) =>
        provider.act('hand-overs', { action: 'dispute', id, body: { reason } }),
      reasonLength: limits.reason,
      isSevere: true,
    },
  ],
};

export const HandOverList = () => (
  <ListPage<HandOverRecord>
    title="Hand-overs"
    intro="Cash that deliverers gave to shops or to you. Below 0: the shop paid the deliverer."
    columns={columns}
    search="Name or phone number of the deliverer"
    searchHint={numberHint}
    filters={[...filters, ...useCityFilter()]}
    empty={{ title: 'No hand-overs yet', text: 'Cash that deliverers hand over appears here.' }}
    bulk={bulk}
    countsTo={limits.ordersCounted}
  />
);
