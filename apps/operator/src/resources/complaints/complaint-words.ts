import type { ComplaintKind, ComplaintOutcome } from '@haat/contract/complaint-kinds';
import type { ComplaintRecord } from '@haat/contract/operator/complaints';

export const complaintKindWords: Readonly<Record<ComplaintKind, string>> = {
  missing: 'Something is missing',
  wrong: 'Wrong item',
  damaged: 'Damaged',
  quality: 'Bad quality',
  not_delivered: 'Not delivered',
  behaviour: 'Behaviour',
  money: 'Money',
};

export const complaintStateWords: Readonly<Record<ComplaintRecord['state'], string>> = {
  open: 'Open',
  closed: 'Closed',
};

export const complaintOutcomeWords: Readonly<Record<ComplaintOutcome, string>> = {
  refund: 'Refund',
  replace: 'Replacement',
  none: 'No refund and no replacement',
};
