import { roundCoordinate } from '@haat/contract/geo';
import type { Sale } from './sale.ts';

export interface ToldAddress {
  readonly address: string;
  /** Empty for none. */
  readonly landmark: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hasPin: boolean;
}

/** The address as the order has it. */
export const addressOf = (
  { address, landmark, latitude, longitude, hasPin }: ToldAddress,
  receiver: { readonly name: string; readonly number: string },
): Sale['address'] => ({
  receiver: receiver.name,
  number: receiver.number,
  address,
  latitude: roundCoordinate(latitude),
  longitude: roundCoordinate(longitude),
  hasPin,
  landmark: landmark === '' ? null : landmark,
  photoId: null,
  voiceNoteId: null,
});
