// The main action of a screen: full width in thumb reach, always visible above the bottom navigation.
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar} data-action-bar>
    {children}
  </div>
);
