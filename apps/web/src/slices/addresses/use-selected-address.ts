import type { addresses } from '@haat/contract';
import { selectedOf, useSelection } from './selected-address.ts';
import { useAddresses } from './use-addresses.ts';

/** The address that stores are near to and carts are for; undefined until the addresses are loaded. */
export function useSelectedAddress(): addresses.Address | undefined {
  const selection = useSelection();
  const { data } = useAddresses();
  return data && selectedOf(data, selection);
}
