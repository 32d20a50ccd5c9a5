import type { HandOverState } from '@haat/contract/cash';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { IconCheck } from '../../../ui/icons/icon-check.tsx';
import { IconClock } from '../../../ui/icons/icon-clock.tsx';
import { IconX } from '../../../ui/icons/icon-x.tsx';
import { cash as words } from '../cash.messages.ts';

const looks = {
  waiting: ['waiting', IconClock],
  confirmed: ['done', IconCheck],
  disputed: ['refused', IconX],
} as const;

export const HandOverBadge = ({ state }: { readonly state: HandOverState }) => {
  const [look, icon] = looks[state];
  return (
    <Badge look={look} icon={icon}>
      {words.states[state]}
    </Badge>
  );
};
