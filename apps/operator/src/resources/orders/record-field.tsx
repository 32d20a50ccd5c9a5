// Filters orders by a record that is found by typing, such as a shop.
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList, useListContext } from 'ra-core';
import { type HTMLAttributes, type Key, useCallback, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import type { FieldProps } from '../../ui/filter-row.tsx';
import { useSettledText } from '../../ui/settled-text.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Distinguishes records with the same name. */
  readonly detail: string;
}

interface RecordFieldProps<Row extends RaRecord> extends FieldProps {
  readonly resource: string;
  readonly choiceOf: (row: Row) => Choice;
  /** A link contains only the id. The orders in the list have the name. */
  readonly nameIn: (order: OrderRecordInList, id: string) => string | undefined;
  readonly noneText: string;
}

const ignored = () => undefined;
const all = (choices: Choice[]): Choice[] => choices;

type OptionProps = HTMLAttributes<HTMLLIElement> & { readonly key: Key };

const renderChoice = ({ key, ...props }: OptionProps, { name, detail }: Choice) => (
  <li key={key} {...props}>
    {name}, {detail}
  </li>
);

export function RecordField<Row extends RaRecord>(props: RecordFieldProps<Row>) {
  const { label, onChange, noneText } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Choice>();
  const [, setTyped] = useSettledText(search, setSearch);
  const { choices, isPending, error, refetch } = useChoices(props, search, isOpen);
  const now = useChosen(props, chosen);
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
      // The server has already searched.
      filterOptions={all}
      loading={isOpen && isPending}
      loadingText="Searching…"
      noOptionsText={error ? sentenceOf(error) : noneText}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={renderChoice}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ flex: '1 1 14rem' }}
    />
  );
}

/** The first records that the search finds. Only loaded while the field is open. */
function useChoices<Row extends RaRecord>(
  { resource, choiceOf }: RecordFieldProps<Row>,
  search: string,
  isOpen: boolean,
) {
  const { data, isPending, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: 10 }, filter: search ? { search } : {} },
    { enabled: isOpen, staleTime: 60_000, onError: ignored },
  );
  return { choices: data?.map(choiceOf) ?? [], isPending, error, refetch };
}

function useChosen<Row extends RaRecord>(
  { value, nameIn, label }: RecordFieldProps<Row>,
  chosen: Choice | undefined,
): Choice | null {
  const { data } = useListContext<OrderRecordInList>();
  if (value === '') return null;
  if (chosen?.id === value) return chosen;
  const name = data?.map((order) => nameIn(order, value)).find((one) => one);
  return { id: value, name: name ?? `One ${label.toLowerCase()}`, detail: '' };
}
