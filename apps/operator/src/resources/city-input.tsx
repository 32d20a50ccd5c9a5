// A form's field for the city. A single city is preselected.

import { required } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../ui/choice-input.tsx';
import { useCities } from './use-cities.ts';

const rules = [required('Choose a city.')];

export function CityInput() {
  const cities = useCities();
  const { getValues, setValue } = useFormContext();
  const only = cities.length === 1 ? cities[0]?.id : undefined;
  // Outside system: the form. The cities may load after it has started, too late for a default value.
  useEffect(() => {
    if (only !== undefined && !getValues('city')) setValue('city', only);
  }, [only, getValues, setValue]);
  return (
    <ChoiceInput
      source="city"
      label="City"
      choices={cities}
      validate={rules}
      {...(only !== undefined && { defaultValue: only })}
    />
  );
}
