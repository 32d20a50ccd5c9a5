// Amounts in one right-aligned column, the total under a line where it does not stand elsewhere.
import { classes } from '../classes.ts';
import styles from './sums.module.css';

interface SumRow {
  readonly name: string;
  readonly amount: string;
  /** The amount that it takes the place of, struck through. */
  readonly before?: string | undefined;
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
        <Amount row={row} />
      </div>
    ))}
    {total && (
      <div className={classes(styles.row, styles.total, isLarge && styles.large)}>
        <dt>{total.name}</dt>
        <Amount row={total} />
      </div>
    )}
  </dl>
);

const Amount = ({ row: { amount, before } }: { readonly row: SumRow }) => (
  <dd className={styles.amount}>
    {before && (
      <>
        <del className={styles.before}>{before}</del>{' '}
      </>
    )}
    {amount}
  </dd>
);
