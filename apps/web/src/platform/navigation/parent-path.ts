// The way back from an inner page.
import { useLocation, useMatches, useNavigate } from 'react-router';
import type { PageRoute } from './page-route.ts';

export type PageHandle = Pick<PageRoute, 'up'>;

/** The path above this page, or undefined on the pages of the section navigation. */
export function useParentPath(): string | undefined {
  const match = useMatches().at(-1);
  const up = (match?.handle as PageHandle | undefined)?.up; // routes write handles only in this shape
  return typeof up === 'function' ? up(match?.params ?? {}) : up;
}

/** Goes to the previous page in the app, or to the parent. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const up = useParentPath() ?? '/';
  return () => void (isFirst ? navigate(up) : navigate(-1));
}
