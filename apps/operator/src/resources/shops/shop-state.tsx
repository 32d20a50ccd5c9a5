import type { ShopState } from '@haat/contract/operator/shops';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

export const shopStateWords: Readonly<Record<ShopState, string>> = {
  unverified: 'Waiting',
  verified: 'Verified',
  suspended: 'Suspended',
  closed: 'Closed for good',
};

export const shopTones: Readonly<Record<ShopState, Exclude<Tone, 'moving'>>> = {
  unverified: 'waiting',
  verified: 'done',
  suspended: 'refused',
  closed: 'closed',
};

export const ShopStateChip = ({ state }: { readonly state: ShopState }) => (
  <StatusChip tone={shopTones[state]}>{shopStateWords[state]}</StatusChip>
);
