import type * as addresses from '@haat/contract/addresses';
import type { Client } from './client.ts';

/** A body for a new address near the centre of `makeCity`. */
export const addressInput = (cityId: number, parts: object = {}) => ({
  latitude: 10.523,
  longitude: 76.214,
  address: 'Rose Villa\nTemple Road\nNear the pond',
  name: 'Home',
  receiver: 'Lakshmi Menon',
  number: '+919000000001',
  city: cityId,
  ...parts,
});

/** Adds an address through the API. A person's first one is primary. */
export async function makeAddress(
  client: Client,
  cityId: number,
  parts: object = {},
): Promise<addresses.Address> {
  const answer = await client.post('/customers/addresses/', addressInput(cityId, parts));
  if (answer.status !== 201) throw new Error(`the address was refused: ${answer.text}`);
  return answer.body;
}
