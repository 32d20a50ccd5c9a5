// A list in a list: whose it is, its state and its slot.
import type { ShoppingList } from '@haat/contract/lists';
import { Link } from 'react-router';
import { formatSpan } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './list-card.module.css';
import { type Side, stateOf } from './list-words.tsx';

interface ListCardProps {
  readonly list: ShoppingList;
  /** Who reads it. */
  readonly side: Side;
  /** Of the other side. */
  readonly name: string;
  readonly to: string;
}

export const ListCard = ({ list, side, name, to }: ListCardProps) => (
  <Card>
    <Link to={to} className={styles.link}>
      <span className={styles.name}>{name}</span>
      <span>{stateOf(list, side)}</span>
      <span className={styles.quiet}>{formatSpan(list.slot)}</span>
    </Link>
  </Card>
);
