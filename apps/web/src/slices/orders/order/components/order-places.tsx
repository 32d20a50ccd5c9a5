// The shop and the recipient of an order.

import type * as orders from '@haat/contract/orders';
import { IconBuildingStore, IconExternalLink, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { onOneLine } from '../../../../ui/format/address-text.ts';
import { mapsUrl } from '../../../../ui/format/maps-url.ts';
import { NumberLinks } from '../../../../ui/format/number-links.tsx';
import { formatPhone } from '../../../../ui/format/phone-number.ts';
import { OutsideLink } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { house } from '../../../addresses/addresses.messages.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { pickUp } from '../pick-up.messages.ts';
import styles from './order-places.module.css';
import { Place } from './place.tsx';

type OrderPlacesProps = Pick<
  orders.Order,
  'shop' | 'shop_number' | 'address' | 'fulfilment' | 'ready_at' | 'status'
>;

export const OrderPlaces = ({ shop, shop_number, address, ...order }: OrderPlacesProps) => (
  <Card className={styles.places}>
    <Place
      icon={<IconBuildingStore size="1.5rem" aria-hidden />}
      label={order.fulfilment === 'pick_up' ? pickUp.fetchAtShop : words.shop}
    >
      <Link to={`/shops/${shop.id}`} className={styles.name}>
        {shop.name}
      </Link>
      <p>{onOneLine(shop.address)}</p>
      {order.fulfilment === 'pick_up' && <WayToShop shop={shop} {...order} />}
      {shop_number && (
        <OutsideLink
          href={`tel:${shop_number}`}
          icon={<IconPhone size="1.25rem" aria-hidden />}
          className={styles.call}
        >
          {words.callShop}
        </OutsideLink>
      )}
    </Place>
    {order.fulfilment === 'delivery' && address && <DeliverTo address={address} />}
  </Card>
);

const WayToShop = ({ shop, status, ready_at }: Pick<OrderPlacesProps, 'shop' | 'status' | 'ready_at'>) => (
  <>
    {status === 'ACCEPTED' && <p>{ready_at === null ? pickUp.notReady : pickUp.ready}</p>}
    <OutsideLink
      href={mapsUrl(shop)}
      target="_blank"
      rel="noopener noreferrer"
      icon={<IconExternalLink size="1.25rem" aria-hidden />}
      className={styles.call}
    >
      {pickUp.openInMaps}
    </OutsideLink>
  </>
);

const DeliverTo = ({ address }: { readonly address: NonNullable<orders.Order['address']> }) => (
  <Place icon={<IconMapPin size="1.5rem" aria-hidden />} label={words.deliverTo}>
    <p className={styles.name}>{address.receiver}</p>
    {address.number !== null && <p className={styles.number}>{formatPhone(address.number)}</p>}
    <p>{onOneLine(address.address)}</p>
    {!address.has_pin && <p className={styles.quiet}>{house.noPlace}</p>}
    {address.landmark !== null && (
      <p>
        <NumberLinks text={address.landmark} />
      </p>
    )}
  </Place>
);
