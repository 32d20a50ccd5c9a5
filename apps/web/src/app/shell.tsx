// Layout of a signed-in page: top bar, the section's navigation (bottom bar or rail), and `main`. Nothing may come between
// the top bar and `main`, whose heading moves up into the bar on a phone.
import { isSignedIn } from '@haat/client/session';
import { Outlet, useLocation } from 'react-router';
import { useIsDesktop } from '../platform/device/media-query.ts';
import { useLanguage } from '../platform/language.ts';
import { useOutboxSending } from '../platform/outbox/use-outbox-sending.ts';
import { useUser } from '../slices/accounts/index.ts';
import { classes } from '../ui/classes.ts';
import { loadSending } from './load-sending.ts';
import { Rail } from './rail.tsx';
import { RingLine } from './ring-line.tsx';
import { BottomNav } from './section-nav.tsx';
import { sectionOf } from './sections.ts';
import styles from './shell.module.css';
import { usePreloadCustomer } from './shell-slots.ts';
import { TopBar } from './top-bar.tsx';
import { useNewOrderSound } from './use-new-order-sound.ts';

export function Shell() {
  useLanguage();
  const { pathname } = useLocation();
  const isDesktop = useIsDesktop();
  const isDeliverer = useUser()?.status.is_deliverer_initial_setup_done ?? false;
  const section = sectionOf(pathname);
  const hasNav = !isDesktop && section !== undefined && section.pages.length > 0;
  usePreloadCustomer();
  useOutboxSending(loadSending);
  useNewOrderSound();
  return (
    <div className={classes(styles.shell, hasNav && styles.withNav)}>
      {isDesktop && <Rail section={section} path={pathname} isDeliverer={isDeliverer} />}
      <div className={styles.column}>
        <RingLine />
        <TopBar section={section} isDesktop={isDesktop} isDeliverer={isDeliverer} isSignedIn={isSignedIn()} />
        <main tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        {hasNav && <BottomNav section={section} path={pathname} />}
      </div>
    </div>
  );
}
