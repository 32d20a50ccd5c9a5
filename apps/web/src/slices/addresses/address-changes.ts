// The values of an address that can be edited, and what of them was changed.
import type { Address, updateAddress } from '@haat/contract/addresses';
import type { BodyOf } from '@haat/contract/endpoint';
import type { Point } from '@haat/contract/geo';
import { limits } from '@haat/contract/limits';
import { nationalDigits } from '@haat/contract/phone';
import { addressName } from './address-name.ts';

export type AddressChanges = BodyOf<typeof updateAddress>;

export const valuesOf = (address: Address) => ({
  name: addressName(address),
  receiver: address.receiver,
  number: nationalDigits(address.number),
  landmark: address.landmark ?? '',
});

interface Edited {
  readonly values: ReturnType<typeof valuesOf>;
  readonly pin: Point;
  readonly files: Pick<Address, 'photo' | 'voice_note'>;
}

/** `address` as the form opened with it: another device may have changed it since. */
export function changesOf(address: Address, { values, pin, files }: Edited): AddressChanges {
  const isNamed = values.name !== addressName(address);
  const edited = {
    latitude: pin.latitude,
    longitude: pin.longitude,
    photo: files.photo,
    voice_note: files.voice_note,
    name: isNamed ? values.name.trim() : address.name,
    receiver: values.receiver.trim(),
    number: limits.phonePrefix + values.number,
    landmark: values.landmark.trim() || null,
  };
  const changed = Object.entries(edited).filter(
    ([field, value]) => value !== address[field as keyof typeof edited], // the address has all of them
  );
  return Object.fromEntries(changed);
}
