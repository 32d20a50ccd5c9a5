// The weekly slots of a city, from a template.
import { useState } from 'react';
import type { StepProps } from '../areas/area.ts';
import { SlotTemplate } from '../resources/slots/slot-template.tsx';
import { useCities } from '../resources/use-cities.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { BlankState } from '../ui/states.tsx';

export function SlotsStep({ isDone, onSaved }: StepProps) {
  const cities = useCities();
  const [cityId, setCityId] = useState<number>();
  const city = cities.find(({ id }) => id === cityId) ?? cities[0];
  if (!city) return <BlankState title="No city yet">Add a city first. Slots belong to a city.</BlankState>;
  return (
    <>
      {cities.length > 1 && (
        <SelectField
          label="City"
          value={String(city.id)}
          choices={cities.map(({ id, name }) => [String(id), name])}
          onChange={(id) => setCityId(Number(id))}
        />
      )}
      <SlotTemplate city={city} onSaved={onSaved} />
      {isDone && <ButtonLink to="/slots">Change slots</ButtonLink>}
    </>
  );
}
