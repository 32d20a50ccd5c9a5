// A native select of the served cities. It shows loading and a failed load at the field.

import { useQuery } from '@tanstack/react-query';
import { fields } from '../../../messages/fields.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { ui } from '../../../ui/ui.messages.ts';
import { citiesQuery } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';

interface CitySelectProps {
  readonly value?: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | null;
  /** The form finds the field by it, to focus it. */
  readonly 'data-path'?: string;
}

export function CitySelect({ value = '', onChange, error, 'data-path': path }: CitySelectProps) {
  const cities = useQuery(citiesQuery);
  const isCutOff = cities.isPending && cities.isPaused;
  const failure = cities.isError ? ui.failedTitle : isCutOff ? ui.offline : undefined;
  return (
    <>
      <SelectField
        label={fields.city}
        hint={accounts.location.chooseCity}
        choices={cities.data ?? []}
        value={value}
        data-path={path}
        error={failure ?? error}
        aria-busy={cities.isPending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {cities.isError && <Button onClick={() => void cities.refetch()}>{ui.tryAgain}</Button>}
    </>
  );
}
