// /deliverers/7: move a deliverer to another city.
import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import { required } from 'ra-core';
import { ChoiceInput } from '../../ui/choice-input.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { person } from '../../ui/format.ts';
import { useCities } from '../use-cities.ts';

const cityRules = [required('Choose a city.')];

export function DelivererEdit() {
  const cities = useCities();
  const cityText = (value: unknown): string => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
    return cities.find((city) => city.id === id)?.name ?? String(id);
  };
  return (
    <EditPage<DelivererRecord>
      title={(deliverer) => (deliverer ? `Move ${person(deliverer)}` : 'Deliverer')}
      fields={[{ source: 'city', label: 'City', text: cityText }]}
      then="show"
    >
      <ChoiceInput source="city.id" label="City" choices={cities} validate={cityRules} />
    </EditPage>
  );
}
