// Around every page: the offline line, questions, toasts, scroll positions, and the focus after a change of page.
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useDeviceRegistration } from '../slices/accounts/index.ts';
import { ConfirmHost, dismissQuestions } from '../ui/confirm.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { OfflineLine } from './offline-line.tsx';

/** Whoever listens hears the new page from its beginning; a page that gave the focus to a field keeps it there. */
function useFocusOnNewPage(path: string): void {
  const previous = useRef(path);
  // Outside system: the browser's focus, which stays on a link that is gone.
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    dismissQuestions();
    if (document.activeElement === null || document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [path]);
}

export function Root() {
  useFocusOnNewPage(useLocation().pathname);
  useDeviceRegistration();
  return (
    <>
      <OfflineLine />
      <Outlet />
      <ConfirmHost />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
