// Where a map opens without the device's position.
import type * as addresses from '@haat/contract/addresses';
import { screenConstants } from '@haat/contract/limits';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ensureKnown } from '../../platform/queries/kept-data.ts';
import type { MapStart } from '../../ui/map/pin-picker.tsx';
import { useCityStart } from '../accounts/index.ts';
import { addressName } from './address-name.ts';
import { addressesQuery } from './addresses.api.ts';
import { getSelection, selectedOf, useSelection } from './selected-address.ts';

/** The selected address for stores and cart. Undefined until the addresses are loaded. */
export function useSelectedAddress(): addresses.Address | undefined {
  const selection = useSelection();
  const { data } = useQuery(addressesQuery);
  return data && selectedOf(data, selection);
}

/** The same for event handlers. Undefined until the addresses are loaded. */
export function selectedAddressNow(client: QueryClient): addresses.Address | undefined {
  const data = client.getQueryData(addressesQuery.queryKey);
  return data && selectedOf(data, getSelection());
}

/** The same for event handlers: waits for the addresses and throws if they can't be loaded. */
export const loadSelectedAddress = async (client: QueryClient): Promise<addresses.Address | undefined> =>
  selectedOf(
    await ensureKnown(client, addressesQuery.queryKey, () => client.ensureQueryData(addressesQuery)),
    getSelection(),
  );

/** At the selected address, or in the centre of another city that the form selects. */
export function useMapStart(cityId: string): MapStart | null {
  const address = useSelectedAddress();
  const cityStart = useCityStart(cityId);
  const isElsewhere = cityId !== '' && cityId !== String(address?.city.id);
  if (!address || isElsewhere) return cityStart;
  return { point: address, name: addressName(address), zoom: screenConstants.mapZoomPicker };
}
