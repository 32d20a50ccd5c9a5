import { IconPackage } from '@tabler/icons-react';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { useCountToPack } from '../packing.api.ts';
import { packing as words } from '../packing.messages.ts';

/** Leads to the packing list, and says how many orders aren't packed. */
export const PackLink = () => (
  <ButtonLink to="/retailer/packing" icon={<IconPackage size="1.25rem" aria-hidden />}>
    {words.pack(useCountToPack() ?? 0)}
  </ButtonLink>
);
