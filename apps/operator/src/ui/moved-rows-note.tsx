// A list that got shorter while the operator turned the page: its first rows may have moved to the page before.
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { Notice } from './notice.tsx';

export function MovedRowsNote() {
  const { page, total, filterValues, isPlaceholderData, setPage } = useListContext();
  const list = JSON.stringify(filterValues);
  const [seen, setSeen] = useState({ list, page, total, isShorter: false });
  const isSame = seen.list === list && seen.page === page;
  // The rows of the page before stand there until the new ones come.
  if (!isPlaceholderData && total !== undefined && !(isSame && seen.total === total)) {
    const isNext = seen.list === list && page > seen.page;
    const isShorter = isNext ? total < (seen.total ?? 0) : isSame && seen.isShorter;
    setSeen({ list, page, total, isShorter });
  }
  if (!seen.isShorter || !isSame) return null;
  return (
    <Notice>
      This list has become shorter. Some rows may have moved to the page before.{' '}
      <Button onClick={() => setPage(page - 1)}>Show the page before</Button>
    </Notice>
  );
}
