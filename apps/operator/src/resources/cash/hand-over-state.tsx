import type { HandOverRecord } from '@haat/contract/operator/cash';
import { StatusChip } from '../../ui/status-chip.tsx';

type State = HandOverRecord['state'];

export const handOverStateWords: Readonly<Record<State, string>> = {
  waiting: 'Waiting',
  confirmed: 'Received',
  disputed: 'Not received',
};

const tones = { waiting: 'waiting', confirmed: 'done', disputed: 'refused' } as const;

export const HandOverStateChip = ({ state }: { readonly state: State }) => (
  <StatusChip tone={tones[state]}>{handOverStateWords[state]}</StatusChip>
);
