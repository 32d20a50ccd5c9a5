// /search: one search over orders, people, shops and other records. The term isn't in the URL, because it may be a
// phone number.
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesk } from '../areas/desk.ts';
import { numberHint } from '../ui/number-hint.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SearchResults } from './search-results.tsx';

const searchIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'search' in state ? String(state.search) : '';

export function SearchPage() {
  const { searchGroups } = useDesk();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  const search = searchIn(state).trim();
  // Outside system: the focus. Pressing `/` on this page leads here again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useEffect(() => {
    if (state === null) field.current?.querySelector('input')?.focus();
  }, [key]);
  return (
    <>
      <PageHead title="Search" />
      <Box ref={field} data-begins-with role="search" sx={{ display: 'flex', maxWidth: 640, mb: 1 }}>
        <SearchField
          label="Order number, name, shop or phone number"
          value={search}
          onChange={(text) => navigate('/search', { state: { search: text }, replace: true })}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{numberHint}</Box>
      {search !== '' &&
        searchGroups
          .filter(({ isAsked }) => isAsked(search))
          .map((group) => <SearchResults key={group.resource} group={group} search={search} />)}
    </>
  );
}
