// The cart's delivery address, with a note when it differs from the selected address.

import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { addressesQuery, addressName, useSelectedAddress } from '../../addresses/index.ts';
import { cart as words } from '../cart.messages.ts';
import styles from './cart-address.module.css';

export function CartAddress({ addressId }: { readonly addressId: number | null }) {
  const { data } = useQuery(addressesQuery);
  const selected = useSelectedAddress();
  const address = data?.find(({ id }) => id === addressId);
  if (!address) return null;
  return (
    <Card className={styles.card}>
      <IconMapPin size="1.5rem" aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{addressName(address)}</p>
        <p className={styles.line}>{onOneLine(address.address)}</p>
        {selected && selected.id !== address.id && (
          <p className={styles.other}>{words.staysWith(addressName(selected))}</p>
        )}
      </div>
    </Card>
  );
}
