// The pages of a list: which rows are shown, and links to the previous and next ones.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { count } from './format.ts';

interface PagerProps {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** A total of this many may be higher. */
  readonly countsTo?: number | undefined;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, perPage, total, countsTo, onPage }: PagerProps) {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        p: 1.5,
      }}
    >
      <Box role="status" sx={{ color: 'text.secondary', mr: 'auto', pl: 0.5 }}>
        {total === 1
          ? '1 row'
          : `${count(first)}–${count(last)} of ${count(total)}${total === countsTo ? ' or more' : ''}`}
      </Box>
      {total > perPage && (
        <>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={last >= total} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
    </Box>
  );
}
