import type { Side } from './complaints.api.ts';

const lists = { customer: '/shops/complaints', shop: '/retailer/complaints' } as const;

export const complaintPath = (side: Side, complaintId: number): string => `${lists[side]}/${complaintId}`;
