// The frame of the sign-in pages: a page of its own without the app around it.
import { Outlet } from 'react-router';
import styles from './auth-shell.module.css';

export const AuthShell = () => (
  <main tabIndex={-1} className={styles.page}>
    <Outlet />
  </main>
);
