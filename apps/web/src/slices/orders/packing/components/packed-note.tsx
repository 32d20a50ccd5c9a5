// For the deliverer of an order that is still in the shop: whether it is packed.
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { packing as words } from '../packing.messages.ts';

export const PackedNote = ({ packedAt }: { readonly packedAt: string | null }) => (
  <Badge look={packedAt === null ? 'waiting' : 'done'}>
    {packedAt === null ? words.notPacked : words.packed}
  </Badge>
);
