import { useLocation } from 'react-router';

/** The path to return to when a page is done, for people who came from another page, such as the setup. */
export function useBack(): string | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'back' in state && typeof state.back === 'string'
    ? state.back
    : undefined;
}
