// The code that the customer tells at the door, or at the counter.
import { Card } from '../../../../ui/layout/card.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { customerOrders as words } from '../customer-orders.messages.ts';
import styles from './delivery-code.module.css';

interface DeliveryCodeProps {
  readonly code: string;
  readonly isFetched: boolean;
}

export const DeliveryCode = ({ code, isFetched }: DeliveryCodeProps) => (
  <Card className={styles.card}>
    <div>
      <h2 className={styles.label}>{isFetched ? pickUp.code : words.deliveryCode}</h2>
      <p className={styles.line}>{isFetched ? pickUp.codeLine : words.deliveryCodeLine}</p>
    </div>
    <p className={styles.code}>{code}</p>
  </Card>
);
