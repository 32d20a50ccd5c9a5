// Opens the search: a link in the top bar, and the key `/`, except while somebody types.
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { SearchIcon } from './icons.tsx';

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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null);

function useSearchKey(): void {
  const navigate = useNavigate();
  // Outside system: the keyboard.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
      event.preventDefault();
      navigate('/search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}
