import type { ComplaintRecord } from '@haat/contract/operator/complaints';
import Box from '@mui/material/Box';
import { time } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { complaintKindWords, complaintOutcomeWords, complaintStateWords } from './complaint-words.ts';

export const EarlierComplaints = ({ complaints }: { readonly complaints: readonly ComplaintRecord[] }) =>
  complaints.length === 0 ? (
    <Box sx={{ color: 'text.secondary' }}>None</Box>
  ) : (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {complaints.map((complaint) => (
        <Box component="li" key={complaint.id}>
          <RecordLink to={`/complaints/${complaint.id}/show`}>{complaint.number}</RecordLink>
          {`, ${complaint.shop.name}`}
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{lineOf(complaint)}</Box>
        </Box>
      ))}
    </Box>
  );

/** 'Damaged, 21 Nov 2026, 10:00, Refund' */
const lineOf = ({ kind, created_at, state, outcome }: ComplaintRecord): string => {
  const end = outcome ? complaintOutcomeWords[outcome] : complaintStateWords[state];
  return `${complaintKindWords[kind]}, ${time(created_at)}, ${end}`;
};
