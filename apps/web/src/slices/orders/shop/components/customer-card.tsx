// The customer of an order, and where it goes, for its shop.
import type * as orders from '@haat/contract/orders';
import { IconMapPin, IconPhone, IconUser } from '@tabler/icons-react';
import { onOneLine } from '../../../../ui/format/address-text.ts';
import { NumberLinks } from '../../../../ui/format/number-links.tsx';
import { formatPhone } from '../../../../ui/format/phone-number.ts';
import { OutsideLink } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { customerOrders } from '../../customer/customer-orders.messages.ts';
import styles from '../../order/components/order-places.module.css';
import { Place } from '../../order/components/place.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';

export function CustomerCard({ order }: { readonly order: orders.Order }) {
  const { customer, address, fulfilment } = order;
  const { first_name = '', last_name = '', number = null } = customer ?? {};
  const name = `${first_name} ${last_name}`.trim();
  return (
    <Card className={styles.places}>
      {name && (
        <Place icon={<IconUser size="1.5rem" aria-hidden />} label={words.customer}>
          <p className={styles.name}>{name}</p>
          {number !== null && (
            <>
              <p className={styles.number}>{formatPhone(number)}</p>
              <OutsideLink
                href={`tel:${number}`}
                icon={<IconPhone size="1.25rem" aria-hidden />}
                className={styles.call}
              >
                {orderWords.call}
              </OutsideLink>
            </>
          )}
        </Place>
      )}
      {address?.address && (
        <Place
          icon={<IconMapPin size="1.5rem" aria-hidden />}
          label={fulfilment === 'pick_up' ? pickUp.address : customerOrders.deliverTo}
        >
          <p className={styles.name}>{address.receiver}</p>
          {address.number !== null && address.number !== number && (
            <p className={styles.number}>{formatPhone(address.number)}</p>
          )}
          <p>{onOneLine(address.address)}</p>
          {address.landmark !== null && (
            <p>
              <NumberLinks text={address.landmark} />
            </p>
          )}
        </Place>
      )}
    </Card>
  );
}
