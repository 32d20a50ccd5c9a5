// What an operator can do about an order that is stuck, in a sentence.
import type { OrderRecord } from '@haat/contract/operator/orders';
import { filteredList } from '../../ui/filtered-list.ts';
import { Notice } from '../../ui/notice.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RecordLink } from '../../ui/record-link.tsx';

interface OrderNoticeProps {
  readonly order: OrderRecord;
}

export function OrderNotice({ order }: OrderNoticeProps) {
  const { city, shop, status } = order;
  if (status === 'INITIATED') {
    return (
      <Notice>
        {shop.name} hasn’t answered yet. Call the retailer, or cancel the order with a reason.
        {shop.retailer.number && (
          <>
            {' '}
            <PhoneLink number={shop.retailer.number} />
          </>
        )}
      </Notice>
    );
  }
  if (status === 'ACCEPTED') {
    return (
      <Notice>
        Nobody delivers this order yet. Ask a deliverer to accept it, or cancel the order with a reason.{' '}
        <RecordLink to={filteredList('deliverers', { city: String(city.id) })}>
          {`Deliverers in ${city.name}`}
        </RecordLink>
      </Notice>
    );
  }
  return null;
}
