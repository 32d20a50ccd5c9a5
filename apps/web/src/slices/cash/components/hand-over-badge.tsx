import type { HandOverState } from '@haat/contract/cash';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
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
