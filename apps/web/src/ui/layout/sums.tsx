// Amounts in a right-aligned column, with an optional total under a line.
import { classes } from '../classes.ts';
import styles from './sums.module.css';

interface SumRow {
  readonly name: string;
  readonly amount: string;
  /** The old amount, struck through. */
  readonly before?: string | undefined;
  /** A deduction, in brick red. */
  readonly isLess?: boolean;
}

interface SumsProps {
  readonly rows: readonly SumRow[];
  readonly total?: SumRow | undefined;
  /** Shows the total in large type. */
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
    <span>{amount}</span>
  </dd>
);
