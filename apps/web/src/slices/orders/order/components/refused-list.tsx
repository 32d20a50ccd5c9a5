// What was refused at the door, and why.
import type * as orders from '@haat/contract/orders';
import { refusedWords } from '../refused-item.ts';
import styles from './order-notes.module.css';

export type RefusedItem = orders.Order['rejected_items'][number];

export const RefusedList = ({ items }: { readonly items: readonly RefusedItem[] }) => (
  <ul className={styles.rejected}>
    {items.map((item, index) => (
      // Two products may have the same name, and the list is never reordered.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index}>{refusedWords(item)}</li>
    ))}
  </ul>
);
