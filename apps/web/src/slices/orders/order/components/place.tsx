// The shop, the recipient or the customer of an order.
import type { ReactNode } from 'react';
import styles from './order-places.module.css';

interface PlaceProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

export const Place = ({ icon, label, children }: PlaceProps) => (
  <section className={styles.place}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <h2 className={styles.label}>{label}</h2>
      {children}
    </div>
  </section>
);
