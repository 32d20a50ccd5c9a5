// A radio button for one address, with Edit, and Delete unless it is the last address.
import type * as addresses from '@haat/contract/addresses';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Button, ButtonLink } from '../../../ui/layout/button.tsx';
import { addressName } from '../address-name.ts';
import { changeAddressWords, house, addresses as words } from '../addresses.messages.ts';
import styles from './address-choice.module.css';

interface AddressChoiceProps {
  readonly address: addresses.Address;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onSelect: () => void;
  /** Undefined for the last address. */
  readonly onDelete: (() => void) | undefined;
}

export function AddressChoice({ address, isSelected, isBusy, onSelect, onDelete }: AddressChoiceProps) {
  const id = useId();
  return (
    <div className={classes(styles.choice, isSelected && styles.selected)}>
      <label className={styles.label}>
        <input
          type="radio"
          name="address"
          checked={isSelected}
          onChange={onSelect}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-more`}
          className={styles.radio}
        />
        <AddressWords id={id} address={address} />
      </label>
      <div className={styles.acts}>
        <EditLink address={address} />
        {onDelete && (
          <Button
            kind="quiet"
            className={styles.delete}
            icon={<IconTrash size="1.25rem" aria-hidden />}
            aria-label={words.remove(addressName(address))}
            isBusy={isBusy}
            onClick={onDelete}
          >
            {words.removeShort}
          </Button>
        )}
      </div>
    </div>
  );
}

const EditLink = ({ address }: Pick<AddressChoiceProps, 'address'>) => (
  <ButtonLink
    kind="quiet"
    icon={<IconPencil size="1.25rem" aria-hidden />}
    aria-label={changeAddressWords.edit(addressName(address))}
    to={`/shops/address/${address.id}`}
  >
    {changeAddressWords.editShort}
  </ButtonLink>
);

interface AddressWordsProps extends Pick<AddressChoiceProps, 'address'> {
  readonly id: string;
}

/** The name and the description of the radio button. */
const AddressWords = ({ id, address }: AddressWordsProps) => (
  <span className={styles.words}>
    <span id={`${id}-name`} className={styles.name}>
      {addressName(address)}
    </span>
    <span id={`${id}-more`} className={styles.more}>
      <span>{onOneLine(address.address)}</span>
      {!address.has_pin && <span className={styles.receiver}>{house.noPlace}</span>}
      <span className={styles.receiver}>
        <span>{address.receiver}</span> · <span className={styles.number}>{formatPhone(address.number)}</span>
      </span>
    </span>
  </span>
);
