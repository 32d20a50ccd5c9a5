// The word of a main button, with an amount beside it that isn't part of the button's name.
import type { ReactNode } from 'react';
import { formatRupees } from '../format/money.ts';
import styles from './with-total.module.css';

interface WithTotalProps {
  readonly rupees: number;
  readonly children: ReactNode;
}

export const WithTotal = ({ rupees, children }: WithTotalProps) => (
  <span className={styles.row}>
    <span>{children}</span>
    <span aria-hidden className={styles.total}>
      {formatRupees(rupees)}
    </span>
  </span>
);
