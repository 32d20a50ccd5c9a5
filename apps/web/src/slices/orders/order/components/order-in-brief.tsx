// An order as this phone's list has it, until a connection brings the rest.
import type * as orders from '@haat/contract/orders';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { orders as words } from '../../orders.messages.ts';
import { deliveryLines } from '../receipt-text.ts';
import { DeliveryAgentCard } from './delivery-agent-card.tsx';
import { OrderHead } from './order-head.tsx';
import styles from './order-in-brief.module.css';

export const OrderInBrief = ({ order }: { readonly order: orders.OrderInList }) => (
  <div className={styles.page}>
    <OrderHead status={order.status} slot={order.slot} />
    <Note>{words.restNeedsConnection}</Note>
    <Card className={styles.card}>
      <h2>{order.shop_name}</h2>
      <Sums
        rows={[
          { name: words.itemCount(order.item_count), amount: formatRupees(order.price) },
          ...deliveryLines(order),
        ]}
        total={{ name: words.total, amount: formatRupees(order.amount) }}
      />
    </Card>
    {order.deliverer && <DeliveryAgentCard agent={order.deliverer} />}
  </div>
);
