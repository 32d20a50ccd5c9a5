// The applied search term of a page. It is in the history entry, so that another page can pass one, and Back restores
// it.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface SearchTermState {
  readonly term: string;
}

export function useSearchTerm(): [term: string, setTerm: (term: string) => void] {
  const state = useLocation().state as Partial<SearchTermState> | null; // a link may put anything there
  const navigate = useNavigate();
  const term = typeof state?.term === 'string' ? state.term : '';
  const setTerm = useCallback(
    (next: string) =>
      void navigate('.', {
        replace: true,
        preventScrollReset: true,
        state: { term: next } satisfies SearchTermState,
      }),
    [navigate],
  );
  return [term, setTerm];
}
