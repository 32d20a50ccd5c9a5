// /cities/7 and /cities/create: a city's centre, radius and delivery costs.
import type { CityRecord } from '@haat/contract/operator/cities';
import { CreatePage } from '../../ui/create-page.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { CityInputs, cityDefaults, cityFields } from './city-inputs.tsx';

export const CityEdit = () => (
  <EditPage<CityRecord>
    title={(city) => (city ? `Edit ${city.name}` : 'Edit city')}
    fields={cityFields}
    then="list"
  >
    <CityInputs />
  </EditPage>
);

export const CityCreate = () => (
  <CreatePage title="Add city" success="City added" then="list" start={cityDefaults}>
    <CityInputs />
  </CreatePage>
);
