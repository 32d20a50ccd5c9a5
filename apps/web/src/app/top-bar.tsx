// The top bar: app name, bell, menu. On a phone's inner pages Back replaces the name.

import { IconArrowLeft, IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { appConfig } from '../platform/app-config.ts';
import { useGoBack, useParentPath } from '../platform/navigation/parent-path.ts';
import { useUnreadCount } from '../slices/notifications/index.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/layout/button.tsx';
import { ui } from '../ui/ui.messages.ts';
import { app } from './app.messages.ts';
import { Menu } from './menu.tsx';
import type { Section } from './sections.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly section: Section | undefined;
  readonly isDesktop: boolean;
  readonly isDeliverer: boolean;
  readonly isSignedIn: boolean;
}

export function TopBar({ section, isDesktop, isDeliverer, isSignedIn }: TopBarProps) {
  const up = useParentPath();
  return (
    <header className={classes(styles.bar, up !== undefined && styles.inner)}>
      {up !== undefined && <Back />}
      {up === undefined && !isDesktop && (
        <Link to={section?.home ?? '/'} className={styles.brand}>
          {appConfig.appName}
        </Link>
      )}
      {section && <span className={styles.label}>{section.label()}</span>}
      <span className={styles.space} />
      {isSignedIn && <Bell />}
      {!isDesktop && <Menu section={section} isDeliverer={isDeliverer} />}
    </header>
  );
}

const Back = () => (
  <IconButton label={ui.back} onClick={useGoBack()}>
    <IconArrowLeft size={26} aria-hidden />
  </IconButton>
);

function Bell() {
  const unread = useUnreadCount();
  return (
    <Link
      to="/notifications"
      aria-label={unread > 0 ? app.unread(unread) : app.notifications}
      className={styles.bell}
    >
      <IconBell size={26} aria-hidden />
      {unread > 0 && (
        <span aria-hidden className={styles.count}>
          {unread}
        </span>
      )}
    </Link>
  );
}
