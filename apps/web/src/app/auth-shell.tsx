// Layout of the sign-in pages, without the app's bars.
import { Outlet } from 'react-router';
import styles from './auth-shell.module.css';

export const AuthShell = () => (
  <main tabIndex={-1} className={styles.page}>
    <Outlet />
  </main>
);
