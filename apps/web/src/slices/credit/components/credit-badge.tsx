import type { CreditState } from '@haat/contract/credit-machine';
import { IconBan, IconCircleCheck, IconClock, IconX } from '@tabler/icons-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { credit as words } from '../credit.messages.ts';

const looks = {
  offered: ['waiting', IconClock],
  open: ['moving', IconCircleCheck],
  refused: ['refused', IconX],
  closed: ['closed', IconBan],
} as const satisfies Record<CreditState, readonly [string, typeof IconClock]>;

export function CreditBadge({ state }: { readonly state: CreditState }) {
  const [look, icon] = looks[state];
  return (
    <Badge look={look} icon={icon}>
      {words.states[state]}
    </Badge>
  );
}
