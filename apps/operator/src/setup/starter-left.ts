// How many types of the starter set are still to be added while that runs. Kept on the device, in case the tab is
// closed meanwhile.
import { deviceStorage } from '@haat/client/device-storage';
import type { SetupKey } from '@haat/contract/operator/setup';
import { hasSessionChanged } from '../platform/session.ts';

const keyOf = (step: SetupKey): string => `starter set ${step}`;

/** 0: nothing was left unfinished. */
export const starterLeft = (step: SetupKey): number => Number(deviceStorage.getItem(keyOf(step)) ?? 0);

export function keepStarterLeft(step: SetupKey, left: number): void {
  if (hasSessionChanged()) return;
  if (left > 0) deviceStorage.setItem(keyOf(step), String(left));
  else deviceStorage.removeItem(keyOf(step));
}
