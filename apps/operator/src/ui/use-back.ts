import { useLocation } from 'react-router';

/** The path to go on at when a page is done, for those who came from another page, such as the first steps. */
export function useBack(): string | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'back' in state && typeof state.back === 'string'
    ? state.back
    : undefined;
}
