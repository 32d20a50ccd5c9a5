// A filter that only links can set, and that can be removed here.
import Chip from '@mui/material/Chip';
import { type RaRecord, useListContext } from 'ra-core';
import type { ComponentType } from 'react';
import type { FieldProps } from './filter-row.tsx';

/** `textOf` gets the rows of the list, because a link contains only an id. */
export const filterChip = <Row extends RaRecord>(
  textOf: (rows: readonly Row[], id: string, label: string) => string,
): ComponentType<FieldProps> =>
  function FilterChip({ label, value, onChange }) {
    const { data } = useListContext<Row>();
    if (value === '') return null;
    return (
      <Chip
        label={textOf(data ?? [], value, label)}
        onDelete={() => onChange('')}
        sx={{ alignSelf: 'center', height: 44, borderRadius: 6, maxWidth: '100%' }}
      />
    );
  };
