import type { ComplaintRecord } from '@haat/contract/operator/complaints';
import { StatusChip } from '../../ui/status-chip.tsx';
import { complaintStateWords } from './complaint-words.ts';

const tones = { open: 'waiting', closed: 'done' } as const;

export const ComplaintStateChip = ({ state }: Pick<ComplaintRecord, 'state'>) => (
  <StatusChip tone={tones[state]}>{complaintStateWords[state]}</StatusChip>
);
