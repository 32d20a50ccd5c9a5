// The facts of a delivery: shop, customer, products and amounts. And its receipt.
import type * as deliveries from '@haat/contract/deliveries';
import type * as contract from '@haat/contract/deliveries';
import { isActiveOrder, type OrderStatus } from '@haat/contract/order-machine';
import { Card } from '../../../ui/layout/card.tsx';
import { House } from '../../addresses/index.ts';
import { FilePhoto, FileSound } from '../../files/index.ts';
import { lists } from '../../lists/lists.messages.ts';
import { OrderItems, OrderNotes, PaymentList, Receipt, type ReceiptFacts } from '../../orders/index.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import styles from './delivery-facts.module.css';
import { StopCard } from './stop-card.tsx';

const afterPickup: readonly OrderStatus[] = ['PICKED_UP', 'DELIVERED', 'VERIFIED', 'COMPLETED'];

export function DeliveryFacts({ delivery }: { readonly delivery: deliveries.Delivery }) {
  const { order, amount, payments, status } = delivery;
  const isCompleted = status === 'COMPLETED';
  // While nothing is claimed, the whole amount is in the bar below.
  const isAllInBar = isActiveOrder(status) && payments.length === 0;
  return (
    <>
      <Stops delivery={delivery} isPickedUp={afterPickup.includes(status)} />
      <div className={styles.goods}>
        <ListFiles files={isActiveOrder(status) ? delivery.list_files : []} />
        <OrderNotes
          instructions={order.additional_details}
          instructionsLabel={words.instructions}
          rejectedItems={isCompleted ? [] : order.rejected_items}
          payment={isCompleted ? null : order.payment}
        />
        {isCompleted ? (
          <Receipt facts={receiptOf(delivery)} />
        ) : (
          <OrderItems
            items={order.items}
            fee={order}
            total={isAllInBar ? undefined : amount}
            isTotalLarge={!isActiveOrder(status)}
          >
            {payments.length > 0 && <PaymentList payments={payments} />}
          </OrderItems>
        )}
      </div>
    </>
  );
}

/** What the customer spoke or photographed instead of choosing goods. */
const ListFiles = ({ files }: { readonly files: deliveries.Delivery['list_files'] }) =>
  files.length > 0 && (
    <Card className={styles.list}>
      <h2 className={styles.listTitle}>{words.customersList}</h2>
      {files.map(({ id, kind }) =>
        kind === 'sound' ? (
          <FileSound key={id} id={id} name={lists.play} />
        ) : (
          <FilePhoto key={id} id={id} name={lists.photo} />
        ),
      )}
    </Card>
  );

interface StopsProps {
  readonly delivery: deliveries.Delivery;
  readonly isPickedUp: boolean;
}

/** The next stop comes first. */
function Stops({ delivery, isPickedUp }: StopsProps) {
  const { order, customer_name, customer_number, shop_number, status } = delivery;
  const { shop, address } = order;
  const isSamePerson = ['', address.receiver].includes(customer_name);
  const isSameNumber = ['', address.number].includes(customer_number);
  const from = (
    <StopCard
      key="from"
      end="from"
      name={shop.name}
      address={shop.address}
      number={shop_number}
      place={shop}
    />
  );
  const to = (
    <StopCard
      key="to"
      end="to"
      name={address.receiver}
      line={isSamePerson && isSameNumber ? undefined : words.orderedBy(customer_name)}
      other={isSameNumber ? undefined : customer_number}
      address={address.address}
      number={address.number}
      place={address.has_pin ? address : undefined}
    >
      {isActiveOrder(status) && <House {...address} />}
    </StopCard>
  );
  return <div className={styles.way}>{isPickedUp ? [to, from] : [from, to]}</div>;
}

export const receiptOf = (delivery: contract.Delivery): ReceiptFacts => ({
  ...delivery,
  ...delivery.order,
  at: delivery.completed_at ?? delivery.slot.end,
});
