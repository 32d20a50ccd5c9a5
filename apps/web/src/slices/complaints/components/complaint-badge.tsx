import type { Complaint } from '@haat/contract/complaints';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { complaints as words } from '../complaints.messages.ts';

export const ComplaintBadge = ({ state }: Pick<Complaint, 'state'>) =>
  state === 'open' ? (
    <Badge look="waiting" icon={IconClock}>
      {words.states.open}
    </Badge>
  ) : (
    <Badge look="closed" icon={IconCircleCheck}>
      {words.states.closed}
    </Badge>
  );
