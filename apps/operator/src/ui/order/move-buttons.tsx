// Two buttons that move a record, for lists in the operator's own order.

import type { ApiError } from '@haat/client/api-error';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type RaRecord, useListContext, useNotify, useRefresh, useUpdate } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.tsx';
import { movedRecords, type Placed } from './moved-records.ts';

interface MoveButtonsProps {
  readonly id: number;
  readonly name: string;
}

export function MoveButtons<Row extends Placed & RaRecord<number>>({ id, name }: MoveButtonsProps) {
  const { data = [], filterValues, page } = useListContext<Row>();
  const { move, isBusy } = useMove(data);
  const index = data.findIndex((row) => row.id === id);
  // A filtered list hides rows in between, and later pages don't start at the top.
  if (Object.keys(filterValues).length > 0 || page > 1) return '–';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        aria-label={`Move ${name} up`}
        disabled={isBusy || index <= 0}
        onClick={() => void move(index, index - 1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        disabled={isBusy || index === data.length - 1}
        onClick={() => void move(index, index + 1)}
      >
        <ArrowDownIcon />
      </IconButton>
    </Box>
  );
}

function useMove<Row extends Placed & RaRecord<number>>(rows: readonly Row[]) {
  const { resource } = useListContext<Row>();
  const [update] = useUpdate<Row, ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const move = async (from: number, to: number): Promise<void> => {
    setIsBusy(true);
    try {
      for (const data of movedRecords(rows, from, to)) {
        const previousData = rows.find(({ id }) => id === data.id);
        await update(resource, { id: data.id, data, previousData }, { returnPromise: true });
      }
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
    setIsBusy(false);
    refresh();
  };
  return { move, isBusy };
}
