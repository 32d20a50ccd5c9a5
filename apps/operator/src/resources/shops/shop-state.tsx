import type { ShopState } from '@haat/contract/operator/shops';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

export const shopStateWords: Readonly<Record<ShopState, string>> = {
  unverified: 'Waiting',
  verified: 'Verified',
  suspended: 'Suspended',
  closed: 'Closed for good',
};

const tones: Readonly<Record<ShopState, Tone>> = {
  unverified: 'waiting',
  verified: 'done',
  suspended: 'refused',
  closed: 'closed',
};

export const ShopStateChip = ({ state }: { readonly state: ShopState }) => (
  <StatusChip tone={tones[state]}>{shopStateWords[state]}</StatusChip>
);
