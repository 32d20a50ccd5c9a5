// The code that the customer tells at the door.
import { Card } from '../../../../ui/layout/card.tsx';
import { customerOrders as words } from '../customer-orders.messages.ts';
import styles from './delivery-code.module.css';

export const DeliveryCode = ({ code }: { readonly code: string }) => (
  <Card className={styles.card}>
    <div>
      <h2 className={styles.label}>{words.deliveryCode}</h2>
      <p className={styles.line}>{words.deliveryCodeLine}</p>
    </div>
    <p className={styles.code}>{code}</p>
  </Card>
);
