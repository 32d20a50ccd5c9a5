// The actions on the selected rows of a list.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { type Bulk, type BulkAction, someOf } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { count } from './format.ts';
import type { Selection } from './selection.ts';

interface BulkBarProps<Row extends RaRecord> {
  readonly bulk: Bulk<Row>;
  readonly selection: Selection<Row>;
}

export function BulkBar<Row extends RaRecord>({ bulk, selection }: BulkBarProps<Row>) {
  // The rows as they were when the question opened: the list may change meanwhile.
  const [chosen, setChosen] = useState<{ readonly action: BulkAction<Row>; readonly rows: readonly Row[] }>();
  const { rows, remove, clear } = selection;
  const allowed = bulk.actions.filter(({ isAllowed }) => rows.every(isAllowed));
  return (
    <>
      {rows.length > 0 && (
        <Box role="region" aria-label="Selected rows" sx={barStyle}>
          <Box role="status" sx={{ mr: 'auto', fontWeight: 600 }}>
            {`${count(rows.length)} selected`}
          </Box>
          {allowed.length === 0 && (
            <Box sx={{ color: 'text.secondary' }}>No action fits all of them. Select fewer.</Box>
          )}
          {allowed.map((action) => (
            <Button
              key={action.verb}
              variant={action.isSevere ? 'outlined' : 'contained'}
              color={action.isSevere ? 'error' : 'primary'}
              onClick={() => setChosen({ action, rows })}
            >
              <span>{`${action.verb} ${someOf(rows.length, bulk.nouns)}`}</span>
            </Button>
          ))}
          <Button onClick={clear}>Clear selection</Button>
        </Box>
      )}
      {chosen && (
        <BulkDialog
          {...chosen}
          nameOf={bulk.nameOf}
          some={(number) => someOf(number, bulk.nouns)}
          onDone={remove}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** Stays within reach of the thumb while the list scrolls. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  mx: { xs: -2, md: 0 },
  p: 1.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: 1 },
} as const;
