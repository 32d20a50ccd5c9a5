// Rows of records: a table if its columns fit, otherwise a card for each row.
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useCreatePath, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { AllBox, LabelledAllBox, RowBox } from './select-box.tsx';
import type { Selection } from './selection.ts';
import { touchLink } from './touch-link.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns amounts and counts to the right. */
  readonly isNumber?: true;
  /** Never wraps, for example a time. */
  readonly isShort?: true;
}

interface RecordTableProps<Row extends RaRecord> {
  readonly label: string;
  /** The first column names the row and contains its link. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly opens?: 'show' | 'edit' | undefined;
  /** Without it, rows can't be selected. */
  readonly selection?: Selection<Row> | undefined;
}

export function RecordTable<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const isWide = useMediaQuery('(min-width: 56rem)');
  return isWide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Row extends RaRecord>({ label, columns, rows, opens, selection }: RecordTableProps<Row>) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          {selection && (
            <TableCell padding="checkbox">
              <AllBox selection={selection} />
            </TableCell>
          )}
          {columns.map((column) => (
            <TableCell key={column.label} align={column.isNumber ? 'right' : 'left'}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <WideRow key={row.id} row={row} columns={columns} opens={opens} selection={selection} />
        ))}
      </TableBody>
    </Table>
  );
}

type WideRowProps<Row extends RaRecord> = Pick<RecordTableProps<Row>, 'columns' | 'opens' | 'selection'> & {
  readonly row: Row;
};

const WideRow = <Row extends RaRecord>({ row, columns, opens, selection }: WideRowProps<Row>) => (
  <TableRow hover selected={selection?.has(row) ?? false}>
    {selection && (
      <TableCell padding="checkbox">
        <RowBox row={row} selection={selection} />
      </TableCell>
    )}
    {columns.map((column, index) => (
      <TableCell
        key={column.label}
        align={column.isNumber ? 'right' : 'left'}
        sx={{
          fontVariantNumeric: column.isNumber && 'tabular-nums',
          ...(column.isNumber || column.isShort
            ? { whiteSpace: 'nowrap' }
            : { overflowWrap: 'anywhere', minWidth: '8rem' }),
        }}
      >
        {index === 0 ? <RowLink row={row} column={column} opens={opens} /> : column.cell(row)}
      </TableCell>
    ))}
  </TableRow>
);

function Cards<Row extends RaRecord>(props: RecordTableProps<Row>) {
  const { label, columns, rows, opens, selection } = props;
  const [name, ...others] = columns;
  return (
    <>
      {selection && <LabelledAllBox selection={selection} />}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              p: 2,
              borderBottom: 1,
              borderColor: 'divider',
              bgcolor: selection?.has(row) ? 'action.selected' : undefined,
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              {selection && (
                <Box sx={{ ml: -1, mr: 0.5 }}>
                  <RowBox row={row} selection={selection} />
                </Box>
              )}
              {name && <RowLink row={row} column={name} opens={opens} />}
            </Box>
            <CardFacts row={row} columns={others} />
          </Box>
        ))}
      </Box>
    </>
  );
}

interface CardFactsProps<Row extends RaRecord> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

/** Leaves out empty values. */
const CardFacts = <Row extends RaRecord>({ row, columns }: CardFactsProps<Row>) => (
  <Box component="dl" sx={factsStyle}>
    {columns
      .map(({ label, cell }) => [label, cell(row)] as const)
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
);

const factsStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.5,
} as const;

interface RowLinkProps<Row extends RaRecord> {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly opens: 'show' | 'edit' | undefined;
}

function RowLink<Row extends RaRecord>({ row, column, opens }: RowLinkProps<Row>) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!opens) return <Box sx={{ fontWeight: 600 }}>{column.cell(row)}</Box>;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: opens, id: row.id })}
      sx={{ ...touchLink, fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {column.cell(row)}
    </Link>
  );
}
