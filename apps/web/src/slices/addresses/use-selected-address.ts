import type * as addresses from '@haat/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from './addresses.api.ts';
import { getSelection, selectedOf, useSelection } from './selected-address.ts';

/** The address that stores are near to and carts are for; undefined until the addresses are loaded. */
export function useSelectedAddress(): addresses.Address | undefined {
  const selection = useSelection();
  const { data } = useQuery(addressesQuery);
  return data && selectedOf(data, selection);
}

/** The same for an act, which waits until the addresses are loaded; throws when they can't be. */
export const loadSelectedAddress = async (client: QueryClient): Promise<addresses.Address | undefined> =>
  selectedOf(await client.ensureQueryData(addressesQuery), getSelection());
