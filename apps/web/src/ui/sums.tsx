// Amounts in one right-aligned column, the total under a line where it does not stand elsewhere.
import { classes } from './classes.ts';
import styles from './sums.module.css';

interface SumRow {
  readonly name: string;
  readonly amount: string;
  /** What is taken off, in brick. */
  readonly isLess?: boolean;
}

interface SumsProps {
  readonly rows: readonly SumRow[];
  readonly total?: SumRow | undefined;
  /** The total is what matters most on the screen. */
  readonly isLarge?: boolean;
}

export const Sums = ({ rows, total, isLarge }: SumsProps) => (
  <dl className={styles.sums}>
    {rows.map((row) => (
      <div key={row.name} className={classes(styles.row, row.isLess && styles.less)}>
        <dt>{row.name}</dt>
        <dd className={styles.amount}>{row.amount}</dd>
      </div>
    ))}
    {total && (
      <div className={classes(styles.row, styles.total, isLarge && styles.large)}>
        <dt>{total.name}</dt>
        <dd className={styles.amount}>{total.amount}</dd>
      </div>
    )}
  </dl>
);
