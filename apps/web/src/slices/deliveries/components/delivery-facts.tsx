// The facts of a delivery: shop, customer, products and amounts.
import type * as deliveries from '@haat/contract/deliveries';
import { isActiveOrder } from '@haat/contract/order-machine';
import { OrderItems, OrderNotes } from '../../orders/index.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './delivery-facts.module.css';
import { StopCard } from './stop-card.tsx';

export function DeliveryFacts({ delivery }: { readonly delivery: deliveries.Delivery }) {
  const { order, customer_name, shop_number, amount, status } = delivery;
  return (
    <>
      <div className={styles.way}>
        <StopCard
          end="from"
          name={order.shop.name}
          address={order.shop.address}
          number={shop_number}
          place={order.shop}
        />
        <StopCard
          end="to"
          name={order.address.receiver}
          line={order.address.receiver === customer_name ? undefined : words.orderedBy(customer_name)}
          address={order.address.address}
          number={order.address.number}
          place={order.address}
        />
      </div>
      <div className={styles.goods}>
        <OrderNotes
          instructions={order.additional_details}
          instructionsLabel={words.instructions}
          rejectedItems={order.rejected_items}
          payment={order.payment}
        />
        <OrderItems
          items={order.items}
          deliveryCost={order.delivery_cost}
          total={isActiveOrder(status) ? undefined : amount}
          totalLabel={status === 'COMPLETED' ? words.collected : undefined}
          isTotalLarge
        />
      </div>
    </>
  );
}
