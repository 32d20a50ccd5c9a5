// Chooses a shop by the beginning of its name.
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import type { ShopInRecords } from '@haat/contract/operator/shops';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { sentenceOf } from '../../platform/http.ts';
import { useSettledText } from '../../ui/settled-text.ts';

interface ShopFieldProps {
  readonly label: string;
  /** The shop's id, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const ignored = () => undefined;
const all = (choices: Choice[]): Choice[] => choices;

export function ShopField({ label, value, onChange }: ShopFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Choice>();
  const [, setTyped] = useSettledText(search, setSearch);
  const { choices, isPending, error, refetch } = useShops(search, isOpen);
  const now = useChosen(value, chosen);
  const choose = (choice: Choice | null): void => {
    setChosen(choice ?? undefined);
    onChange(choice?.id ?? '');
  };
  const open = useCallback(() => {
    setIsOpen(true);
    if (error) void refetch();
  }, [error, refetch]);
  return (
    <Autocomplete<Choice>
      options={choices}
      value={now}
      onChange={(_, choice) => choose(choice)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      open={isOpen}
      onOpen={open}
      onClose={() => setIsOpen(false)}
      // The server has searched.
      filterOptions={all}
      loading={isOpen && isPending}
      loadingText="Searching…"
      noOptionsText={error ? sentenceOf(error) : 'No shop of this name'}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, { name, city }) => (
        <li key={key} {...props}>
          {name}, {city}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ flex: '1 1 14rem' }}
    />
  );
}

/** The first shops with these words in their names. Asked for only while the field is open. */
function useShops(search: string, isOpen: boolean) {
  const { data, isPending, error, refetch } = useGetList<ShopInRecords>(
    'shops',
    { pagination: { page: 1, perPage: 10 }, filter: search ? { search } : {} },
    { enabled: isOpen, staleTime: 60_000, onError: ignored },
  );
  const choices = data?.map(({ id, name, city }) => ({ id: String(id), name, city: city.name })) ?? [];
  return { choices, isPending, error, refetch };
}

/** A link holds only the shop's id. Its orders in the list know the name. */
function useChosen(value: string, chosen: Choice | undefined): Choice | null {
  const { data } = useListContext<OrderRecordInList>();
  if (value === '') return null;
  if (chosen?.id === value) return chosen;
  const order = data?.find(({ shop }) => String(shop.id) === value);
  return { id: value, name: order?.shop.name ?? 'One shop', city: order?.city.name ?? '' };
}
