// What an import does with each row of the file, and the button that imports.
import type { CatalogueImport, ImportRow } from '@haat/contract/operator/catalogue';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { FateCounts } from './fate-counts.tsx';
import { type Fate, fateTones, fateWords, rowText, summaryOf } from './fate-words.ts';

/** One page of a long file, because ten thousand rows at once would block the browser. */
const perPage = 50;

const alertStyle = { fontSize: '1rem', alignItems: 'center' } as const;
/** Neutral news has no colour of its own. */
const quiet = {
  bgcolor: 'action.selected',
  color: 'text.primary',
  '& .MuiAlert-icon': { color: 'primary.main' },
};

interface ImportReportProps {
  readonly report: CatalogueImport;
  readonly isBusy: boolean;
  readonly onImport: () => void;
  readonly onStartOver: () => void;
}

export function ImportReport({ report, isBusy, onImport, onStartOver }: ImportReportProps) {
  const { counts, rows, is_applied } = report;
  const [fate, setFate] = useState<Fate | undefined>(counts.refused > 0 ? 'refused' : undefined);
  const { severity, text, verb } = summaryOf(report);
  return (
    <>
      <Alert severity={severity} sx={{ ...alertStyle, ...(severity === 'info' && quiet) }}>
        {text}
      </Alert>
      {!is_applied && <FateCounts counts={counts} chosen={fate} onChoose={setFate} />}
      {verb && (
        <Box>
          <Button
            variant="contained"
            loading={isBusy}
            onClick={onImport}
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            <span>{verb}</span>
          </Button>
        </Box>
      )}
      {is_applied && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ButtonLink variant="contained" to="/catalogue">
            See the catalogue
          </ButtonLink>
          <Button variant="outlined" onClick={onStartOver}>
            Import another file
          </Button>
        </Box>
      )}
      {!is_applied && rows.length > 0 && <Rows key={fate ?? ''} rows={rows} fate={fate} />}
    </>
  );
}

interface NumberedRow extends ImportRow {
  readonly id: number;
}

const columns: readonly Column<NumberedRow>[] = [
  { label: 'Product', cell: ({ name }) => name || 'No name' },
  { label: 'Line', cell: ({ line }) => String(line), isNumber: true },
  { label: 'Result', cell: ({ fate }) => <StatusChip tone={fateTones[fate]}>{fateWords[fate]}</StatusChip> },
  { label: 'Details', cell: rowText },
];

function Rows({ rows, fate }: { readonly rows: readonly ImportRow[]; readonly fate: Fate | undefined }) {
  const [page, setPage] = useState(1);
  const chosen = rows.filter((row) => fate === undefined || row.fate === fate);
  const shown = chosen.slice((page - 1) * perPage, page * perPage).map((row) => ({ ...row, id: row.line }));
  if (chosen.length === 0) return null;
  return (
    <Card>
      <RecordTable label="Lines of the file" columns={columns} rows={shown} />
      <Pager page={page} perPage={perPage} total={chosen.length} onPage={setPage} />
    </Card>
  );
}
