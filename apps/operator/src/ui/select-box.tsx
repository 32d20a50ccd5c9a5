// Checkboxes that select one row of a list, or all of them.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { RaRecord } from 'ra-core';
import type { Selection } from './selection.ts';

interface RowBoxProps<Row extends RaRecord> {
  readonly row: Row;
  readonly selection: Selection<Row>;
}

export const RowBox = <Row extends RaRecord>({ row, selection }: RowBoxProps<Row>) => (
  <Checkbox
    checked={selection.has(row)}
    onChange={() => selection.toggle(row)}
    slotProps={{ input: { 'aria-label': `Select ${selection.nameOf(row)}` } }}
  />
);

interface AllBoxProps<Row extends RaRecord> {
  readonly selection: Selection<Row>;
}

export const AllBox = <Row extends RaRecord>({ selection }: AllBoxProps<Row>) => (
  <Checkbox {...allProps(selection)} slotProps={{ input: { 'aria-label': 'Select all on this page' } }} />
);

/** Shown above cards, so it has a visible label. */
export const LabelledAllBox = <Row extends RaRecord>({ selection }: AllBoxProps<Row>) => (
  <Box sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}>
    <FormControlLabel control={<Checkbox {...allProps(selection)} />} label="Select all on this page" />
  </Box>
);

const allProps = <Row extends RaRecord>({ isAll, rows, toggleAll }: Selection<Row>) => ({
  checked: isAll,
  indeterminate: !isAll && rows.length > 0,
  onChange: toggleAll,
});
