// /deliverers: all deliverers, with their cities.
import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import type { Bulk } from '../../ui/bulk-action.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { count, person } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';

const columns: readonly Column<DelivererRecord>[] = [
  { label: 'Name', cell: person },
  { label: 'Phone number', cell: ({ number }) => number },
  { label: 'City', cell: ({ city }) => city.name },
  { label: 'Active deliveries', cell: ({ active_deliveries }) => count(active_deliveries), isNumber: true },
];

export const DelivererList = () => (
  <ListPage<DelivererRecord>
    title="Deliverers"
    columns={columns}
    search="Name or phone number"
    searchHint={numberHint}
    filters={useCityFilter()}
    empty={{
      title: 'No deliverers yet',
      text: 'Take on the first one. They sign in with their phone number.',
    }}
    opens="show"
    bulk={delivererBulk}
    actions={
      <ButtonLink variant="contained" to="/deliverers/create">
        Take on a deliverer
      </ButtonLink>
    }
  />
);

const delivererBulk: Bulk<DelivererRecord> = {
  nouns: ['deliverer', 'deliverers'],
  nameOf: (deliverer) => `${person(deliverer)} ${deliverer.number}`,
  actions: [
    {
      verb: 'Dismiss',
      done: 'dismissed',
      text: 'Deliveries that are not picked up go to other deliverers. You hand over the others yourself.',
      isAllowed: () => true,
      act: (provider, deliverer) =>
        provider.delete('deliverers', { id: deliverer.id, previousData: deliverer }),
      isSevere: true,
    },
  ],
};
