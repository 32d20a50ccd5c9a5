// The shop and the recipient of an order.
import type * as orders from '@haat/contract/orders';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { IconBuildingStore } from '../../../ui/icons/icon-building-store.tsx';
import { IconMapPin } from '../../../ui/icons/icon-map-pin.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { customerOrders as words } from '../customer-orders.messages.ts';
import styles from './order-places.module.css';

export const OrderPlaces = ({ shop, address }: Pick<orders.Order, 'shop' | 'address'>) => (
  <Card className={styles.places}>
    <Place icon={<IconBuildingStore size="1.5rem" aria-hidden />} label={words.shop}>
      <Link to={`/shops/${shop.id}`} className={styles.name}>
        {shop.name}
      </Link>
      <p>{onOneLine(shop.address)}</p>
    </Place>
    <Place icon={<IconMapPin size="1.5rem" aria-hidden />} label={words.deliverTo}>
      <p className={styles.name}>{address.receiver}</p>
      <p className={styles.number}>{formatPhone(address.number)}</p>
      <p>{onOneLine(address.address)}</p>
      {address.landmark !== null && <p>{address.landmark}</p>}
    </Place>
  </Card>
);

interface PlaceProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

const Place = ({ icon, label, children }: PlaceProps) => (
  <section className={styles.place}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <h2 className={styles.label}>{label}</h2>
      {children}
    </div>
  </section>
);
