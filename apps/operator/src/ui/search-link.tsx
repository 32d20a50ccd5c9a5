// Opens the search: a link in the top bar, and the key `/`.

import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { SearchIcon } from './icons.tsx';
import { useSearchKey } from './use-search-key.ts';

export function SearchLink() {
  useSearchKey();
  return (
    <Button
      color="inherit"
      component={Link}
      to="/search"
      startIcon={<SearchIcon />}
      aria-keyshortcuts="/"
      title="Search (key /)"
    >
      Search
    </Button>
  );
}
