// The cities served, in the browser's own select. While they come it waits; a failed load is told by the toast.
import { useQuery } from '@tanstack/react-query';
import { accounts } from '../../../messages/accounts.ts';
import { fields } from '../../../messages/fields.ts';
import { ui } from '../../../messages/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { citiesQuery } from '../accounts.api.ts';

interface CitySelectProps {
  readonly value?: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | null;
}

export function CitySelect({ value = '', onChange, error }: CitySelectProps) {
  const cities = useQuery(citiesQuery);
  return (
    <>
      <SelectField
        label={fields.city}
        hint={accounts.location.chooseCity}
        choices={cities.data ?? []}
        value={value}
        error={error}
        aria-busy={cities.isPending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {cities.isError && <Button onClick={() => void cities.refetch()}>{ui.tryAgain}</Button>}
    </>
  );
}
