// /shops: all shops, newest first.
import { type ShopInRecords, shopStates } from '@haat/contract/operator/shops';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { shopBulk } from './shop-bulk.ts';
import { ShopStateChip, shopStateWords } from './shop-state.tsx';

const columns: readonly Column<ShopInRecords>[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'State', cell: ({ state }) => <ShopStateChip state={state} /> },
  { label: 'Type', cell: ({ type }) => type.name },
  { label: 'City', cell: ({ city }) => city.name },
  { label: 'Retailer', cell: ({ retailer }) => `${retailer.name} ${retailer.number}` },
  { label: 'Since', cell: ({ created_at }) => time(created_at), isShort: true },
];

const stateFilter: Filter = {
  source: 'state',
  label: 'State',
  choices: shopStates.map((state) => [state, shopStateWords[state]]),
};

export const ShopList = () => (
  <ListPage<ShopInRecords>
    title="Shops"
    columns={columns}
    search="Name or phone number"
    searchHint={numberHint}
    filters={[stateFilter, ...useCityFilter()]}
    empty={{ title: 'No shops yet', text: 'New shops appear here when retailers register them.' }}
    opens="show"
    bulk={shopBulk}
    actions={<ButtonLink to="/shops/map">Show on a map</ButtonLink>}
  />
);
