// One group of hits: the first ones, and a link to all of them.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList } from 'ra-core';
import type { SearchGroup } from '../areas/area.ts';
import { sentenceOf } from '../platform/http.ts';
import { filteredList } from '../ui/filtered-list.ts';
import { count } from '../ui/format.ts';
import { RecordLink } from '../ui/record-link.tsx';

const shown = 5;
const ignored = () => undefined;

interface SearchResultsProps {
  readonly group: SearchGroup;
  readonly search: string;
}

export function SearchResults({ group: { resource, title, hitOf }, search }: SearchResultsProps) {
  const asked = { pagination: { page: 1, perPage: shown }, filter: { search } };
  const list = useGetList<RaRecord>(resource, asked, { onError: ignored });
  const { data, total = 0, error, refetch } = list;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography role="status" color="textSecondary">
        {textOf({ isKnown: data !== undefined, error, total })}
      </Typography>
      {error && <Button onClick={() => void refetch()}>Try again</Button>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(data ?? []).map((row) => {
          const { to, text, detail } = hitOf(row);
          return (
            <li key={row.id}>
              <RecordLink to={to}>{text}</RecordLink>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {detail}
              </Box>
            </li>
          );
        })}
      </Box>
      {total > shown && <RecordLink to={filteredList(resource, { search })}>Show all</RecordLink>}
    </Card>
  );
}

interface Known {
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly total: number;
}

function textOf({ isKnown, error, total }: Known): string {
  if (error) return sentenceOf(error);
  if (!isKnown) return 'Searching…';
  return total === 0 ? 'Nothing found' : `${count(total)} found`;
}
