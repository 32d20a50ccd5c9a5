// Where a map opens without the device's position.
import { screenConstants } from '@haat/contract/limits';
import type { MapStart } from '../../ui/map/pin-picker.tsx';
import { useCityStart } from '../accounts/index.ts';
import { addressName } from './address-name.ts';
import { useSelectedAddress } from './use-selected-address.ts';

/** At the selected address, or in the centre of another city that the form selects. */
export function useMapStart(cityId: string): MapStart | null {
  const address = useSelectedAddress();
  const cityStart = useCityStart(cityId);
  const isElsewhere = cityId !== '' && cityId !== String(address?.city.id);
  if (!address || isElsewhere) return cityStart;
  return { point: address, name: addressName(address), zoom: screenConstants.mapZoomPicker };
}
