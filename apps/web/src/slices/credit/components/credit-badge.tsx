import type { CreditAccount } from '@haat/contract/credit';
import type { CreditState } from '@haat/contract/credit-machine';
import { IconBan, IconCircleCheck, IconClock, IconNotebook, IconX } from '@tabler/icons-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { credit as words } from '../credit.messages.ts';

const looks = {
  offered: ['waiting', IconClock],
  open: ['moving', IconCircleCheck],
  refused: ['refused', IconX],
  closed: ['closed', IconBan],
} as const satisfies Record<CreditState, readonly [string, typeof IconClock]>;

export function CreditBadge({ account: { state, is_paper: isPaper } }: { readonly account: CreditAccount }) {
  const [look, icon] = looks[state];
  if (isPaper && state === 'open') {
    return (
      <Badge look="moving" icon={IconNotebook}>
        {words.onPaper}
      </Badge>
    );
  }
  return (
    <Badge look={look} icon={icon}>
      {words.states[state]}
    </Badge>
  );
}
