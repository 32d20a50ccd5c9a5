// The lines of an address that is being edited.
import type { Address } from '@haat/contract/addresses';
import { changeAddressWords as words } from '../addresses.messages.ts';
import styles from './address-form.module.css';

export const FixedPlace = ({ address: { address, city } }: { readonly address: Address }) => (
  <div className={styles.place}>
    <p className={styles.lines}>{`${address}\n${city.name}`}</p>
    <p className={styles.fixed}>{words.fixed}</p>
  </div>
);
