// 'Install app' in the menu and the rail, where the browser offers it.
import { IconDownload } from '@tabler/icons-react';
import { installApp, useCanInstall } from '../platform/device/install-prompt.ts';
import { classes } from '../ui/classes.ts';
import { app } from './app.messages.ts';
import styles from './install-row.module.css';

interface InstallRowProps {
  /** The class of the rows above it. */
  readonly className: string | undefined;
  readonly iconSize: string;
  readonly onChoice?: () => void;
}

export function InstallRow({ className, iconSize, onChoice }: InstallRowProps) {
  if (!useCanInstall()) return null;
  const install = (): void => {
    installApp();
    onChoice?.();
  };
  return (
    <li>
      <button type="button" className={classes(styles.row, className)} onClick={install}>
        <IconDownload size={iconSize} aria-hidden />
        <span>{app.install}</span>
      </button>
    </li>
  );
}
