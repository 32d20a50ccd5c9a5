import type { CustomerRequest } from '@haat/contract/support';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

type RequestStatus = CustomerRequest['status'];

export const requestStatusWords: Readonly<Record<RequestStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

const tones: Readonly<Record<RequestStatus, Tone>> = { open: 'waiting', answered: 'done', closed: 'closed' };

export const RequestStatusChip = ({ status }: { readonly status: RequestStatus }) => (
  <StatusChip tone={tones[status]}>{requestStatusWords[status]}</StatusChip>
);
