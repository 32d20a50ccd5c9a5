// A complaint about an order of the demo village.
import type { Complaint } from '@haat/contract/complaints';

export const makeComplaint = (parts: Partial<Complaint> = {}): Complaint => ({
  id: 123,
  number: 'C-000123',
  kind: 'quality',
  order: 1043,
  shop: { id: 7, name: 'Amma Vegetables' },
  state: 'open',
  outcome: null,
  answer_by: '2026-11-23T10:00:00+05:30',
  solve_by: '2026-12-21T10:00:00+05:30',
  messages: [
    { at: '2026-11-21T10:00:00+05:30', by: 'customer', body: 'Two tomatoes were rotten.', files: [] },
  ],
  ...parts,
});
