// A route may say what lies above it: `handle: { up: '/blogs' }`. Such a page is an inner one and has a way back.
import { useLocation, useMatches, useNavigate } from 'react-router';

export interface PageHandle {
  readonly up: string | ((params: Readonly<Record<string, string | undefined>>) => string);
}

/** The path above this page, or undefined on the pages of the section navigation. */
export function useParentPath(): string | undefined {
  const match = useMatches().at(-1);
  const up = (match?.handle as PageHandle | undefined)?.up; // routes write handles only in this shape
  return typeof up === 'function' ? up(match?.params ?? {}) : up;
}

/** Leads to the page before this one in the app, else to the page above it. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const up = useParentPath() ?? '/';
  return () => void (isFirst ? navigate(up) : navigate(-1));
}
