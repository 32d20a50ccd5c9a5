// A sentence on what an operator can do about a stuck order.

import { serverNow } from '@haat/client/server-clock';
import type { FailureReason } from '@haat/contract/give-back';
import type { OrderRecord } from '@haat/contract/operator/orders';
import { isActiveOrder } from '@haat/contract/order-machine';
import { filteredList } from '../../ui/filtered-list.ts';
import { Notice } from '../../ui/notice.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RecordLink } from '../../ui/record-link.tsx';

interface OrderNoticeProps {
  readonly order: OrderRecord;
}

export function OrderNotice({ order }: OrderNoticeProps) {
  const { city, deliverer, status } = order;
  if (order.is_own) {
    return <Notice>You are part of this order. Another operator decides about it and its payments.</Notice>;
  }
  if (status === 'INITIATED') return <UnansweredNotice order={order} />;
  if (status === 'ACCEPTED') {
    return (
      <Notice>
        Nobody delivers this order yet. Assign it to a deliverer, or cancel the order with a reason.{' '}
        <RecordLink to={filteredList('deliverers', { city: String(city.id) })}>
          {`Deliverers in ${city.name}`}
        </RecordLink>
      </Notice>
    );
  }
  if (order.failed_delivery) return <FailedNotice order={order} reason={order.failed_delivery.reason} />;
  return deliverer && isActiveOrder(status) ? <DelivererNotice order={order} deliverer={deliverer} /> : null;
}

function UnansweredNotice({ order: { shop } }: OrderNoticeProps) {
  if (shop.state === 'suspended') {
    return <Notice>The shop is suspended, so it can’t accept this order. Cancel it.</Notice>;
  }
  return (
    <Notice>
      <span>{`${shop.name} hasn’t answered yet. Call the retailer, or cancel the order with a reason.`}</span>
      <Phone number={shop.retailer.number} />
    </Notice>
  );
}

const failureWords: Readonly<Record<FailureReason, string>> = {
  nobody_there: 'Nobody was there',
  not_found: 'The deliverer did not find the house',
  refused: 'The order was refused at the door',
};

interface FailedNoticeProps extends OrderNoticeProps {
  readonly reason: FailureReason;
}

const FailedNotice = ({ order: { customer, deliverer }, reason }: FailedNoticeProps) => (
  <Notice>
    <span>{`${failureWords[reason]}. Call the customer or the deliverer. Then hand the order over, let the deliverer try again, or cancel it: the goods go back to stock.`}</span>
    <PhoneOf who="Customer" number={customer.number} />
    <PhoneOf who="Deliverer" number={deliverer?.number ?? null} />
  </Notice>
);

interface PhoneOfProps {
  readonly who: string;
  readonly number: string | null;
}

const PhoneOf = ({ who, number }: PhoneOfProps) =>
  number && (
    <div>
      {who}:
      <Phone number={number} />
    </div>
  );

interface DelivererNoticeProps extends OrderNoticeProps {
  readonly deliverer: NonNullable<OrderRecord['deliverer']>;
}

function DelivererNotice({ order, deliverer }: DelivererNoticeProps) {
  const { is_dismissed, name, number } = deliverer;
  const who = name || 'the deliverer';
  if (is_dismissed) {
    return (
      <Notice>
        <span>{`${name || 'The deliverer'} is dismissed. Hand the order over.`}</span>
        <Phone number={number} />
      </Notice>
    );
  }
  if (!isLate(order)) return null;
  return (
    <Notice>
      <span>{`Late for its slot. Call ${who}, or ${order.status === 'ASSIGNED' ? 'release it' : 'hand over'}.`}</span>
      <Phone number={number} />
    </Notice>
  );
}

/** The server's rule for late deliveries: not at the door when the slot ended. */
const isLate = ({ status, slot }: OrderRecord): boolean =>
  (status === 'ASSIGNED' || status === 'PICKED_UP') && Date.parse(slot.end) < serverNow().getTime();

const Phone = ({ number }: { readonly number: string | null }) =>
  number && (
    <>
      {' '}
      <PhoneLink number={number} />
    </>
  );
