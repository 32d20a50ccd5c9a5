import { orderNumber } from '@haat/contract/city-ids';

/** `C-000123`, in every city. */
export const complaintNumber = (complaintId: number): string =>
  `C-${String(orderNumber(complaintId)).padStart(6, '0')}`;
