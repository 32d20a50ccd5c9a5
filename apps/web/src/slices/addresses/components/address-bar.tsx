// Shows the selected address and opens the list of addresses.

import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { addressName } from '../address-name.ts';
import { addressesQuery } from '../addresses.api.ts';
import { addresses as words } from '../addresses.messages.ts';
import { useSelectedAddress } from '../use-selected-address.ts';
import styles from './address-bar.module.css';

export const AddressBarSkeleton = () => (
  <Skeleton>
    <SkeletonBlock height="3.75rem" />
  </Skeleton>
);

export function AddressBar() {
  const { isPending } = useQuery(addressesQuery);
  const selected = useSelectedAddress();
  if (isPending) return <AddressBarSkeleton />;
  return (
    <Link to="/shops/address" className={styles.bar}>
      <IconMapPin size="1.5rem" aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{selected ? addressName(selected) : words.noneChosen}</span>
        {selected && <span className={styles.line}>{onOneLine(selected.address)}</span>}
      </span>
      <IconChevronDown size="1.5rem" aria-hidden className={styles.icon} />
    </Link>
  );
}
