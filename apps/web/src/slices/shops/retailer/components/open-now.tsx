// The switch 'Open' outside of the profile.
import { useQuery } from '@tanstack/react-query';
import { shopSettingsQuery } from '../retailer-shop.api.ts';
import { OpenSwitch } from './open-switch.tsx';

export function OpenNow() {
  const { data } = useQuery(shopSettingsQuery);
  return data ? <OpenSwitch shop={data} /> : null;
}
