// The field of a form with the city. If there is only one, it is chosen.

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
  // The form is outside of React. The cities may come after its start, where a default would be too late.
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
