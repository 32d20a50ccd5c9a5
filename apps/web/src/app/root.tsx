// Around every page: the offline line, questions, toasts, scroll positions, and the focus after a change of page.
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useBackCloses } from '../platform/navigation/back-closes.ts';
import { useDeviceRegistration } from '../slices/accounts/index.ts';
import { ConfirmHost } from '../ui/feedback/confirm.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { useFocusOnNewPage, useFocusThatStays } from './focus.ts';
import { OfflineLine } from './offline-line.tsx';

export function Root() {
  useFocusOnNewPage(useLocation().pathname);
  useFocusThatStays();
  useBackCloses();
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
