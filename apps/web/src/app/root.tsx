// Around every page: the offline line, questions, toasts, scroll positions, and the focus after a change of page.
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import { useBackCloses } from '../platform/navigation/back-closes.ts';
import { useAccountLanguage, useDeviceRegistration } from '../slices/accounts/index.ts';
import { ConfirmHost } from '../ui/feedback/confirm.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { useAfterFirstScreen } from './after-first-screen.ts';
import { useBroughtPages } from './bring-pages.ts';
import { useFocusOnNewPage, useFocusThatStays } from './focus.ts';
import { NewVersionLine } from './new-version-line.tsx';
import { OfflineLine } from './offline-line.tsx';
import { useDraftsOfPerson } from './use-drafts-of-person.ts';

export function Root() {
  useLanguage();
  const { pathname } = useLocation();
  useFocusOnNewPage(pathname);
  useFocusThatStays();
  useBackCloses();
  useDeviceRegistration();
  useAccountLanguage();
  useDraftsOfPerson();
  useAfterFirstScreen();
  useBroughtPages();
  return (
    <>
      <OfflineLine />
      <NewVersionLine key={pathname} path={pathname} />
      <Outlet />
      <ConfirmHost />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
