// /cities: all cities, by name.
import type { CityRecord } from '@haat/contract/operator/cities';
import { ButtonLink } from '../../ui/button-link.tsx';
import { rupees } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';

const columns: readonly Column<CityRecord>[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Radius', cell: ({ radius_km }) => `${radius_km} km`, isNumber: true },
  { label: 'Delivery from', cell: ({ delivery_base }) => rupees(delivery_base), isNumber: true },
  { label: 'Per further km', cell: ({ per_km }) => rupees(per_km), isNumber: true },
];

export const CityList = () => (
  <ListPage<CityRecord>
    title="Cities"
    columns={columns}
    search="Name"
    empty={{ title: 'No cities yet', text: 'Add the first one. People need it to finish signing up.' }}
    opens="edit"
    actions={
      <ButtonLink variant="contained" to="/cities/create">
        Add city
      </ButtonLink>
    }
  />
);
