import type { Complaint } from '@haat/contract/complaints';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { IconCircleCheck } from '../../../ui/icons/icon-circle-check.tsx';
import { IconClock } from '../../../ui/icons/icon-clock.tsx';
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
