// The search and the filters of a list. On a phone the filters are collapsed.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, useId, useState } from 'react';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { useFilters } from './use-filters.ts';

export interface FieldProps {
  readonly label: string;
  /** Empty: no filter. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface Filter {
  /** The name of the query's field. */
  readonly source: string;
  readonly label: string;
  /** A short list of choices, or the filter's own field. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  readonly Field?: ComponentType<FieldProps>;
  /** The choice for no filter. By default 'All'. */
  readonly none?: string;
}

interface FilterRowProps {
  readonly search: string | undefined;
  readonly filters: readonly Filter[] | undefined;
}

export function FilterRow({ search, filters = [] }: FilterRowProps) {
  const { filterValues, setFilter } = useFilters();
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 56rem)');
  const foldId = useId();
  if (!search && filters.length === 0) return null;
  const isFolded = !isWide && filters.length > 1;
  const chosen = filters.filter(({ source }) => filterValues[source] !== undefined).length;
  return (
    <Box role="search" sx={rowStyle}>
      {search && (
        <SearchField
          label={search}
          value={String(filterValues.search ?? '')}
          onChange={(value) => setFilter('search', value)}
        />
      )}
      {isFolded && (
        <FoldButton chosen={chosen} isOpen={isOpen} foldId={foldId} onPress={() => setIsOpen(!isOpen)} />
      )}
      <Box
        id={foldId}
        sx={isFolded ? { ...rowStyle, mb: 0, width: '100%' } : { display: 'contents' }}
        hidden={isFolded && !isOpen}
      >
        {filters.map(({ source, label, choices, Field, none = 'All' }) => {
          const value = String(filterValues[source] ?? '');
          const field = { label, value, onChange: (chosen: string) => setFilter(source, chosen) };
          if (Field) return <Field key={source} {...field} />;
          return <SelectField key={source} {...field} choices={[['', none], ...(choices ?? [])]} />;
        })}
      </Box>
    </Box>
  );
}

interface FoldButtonProps {
  /** How many filters are set. */
  readonly chosen: number;
  readonly isOpen: boolean;
  readonly foldId: string;
  readonly onPress: () => void;
}

const FoldButton = ({ chosen, isOpen, foldId, onPress }: FoldButtonProps) => (
  <Button variant="outlined" aria-expanded={isOpen} aria-controls={foldId} onClick={onPress}>
    <span>{chosen === 0 ? 'Filters' : `Filters (${chosen})`}</span>
  </Button>
);

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mb: 2,
  '&[hidden]': { display: 'none' },
} as const;
