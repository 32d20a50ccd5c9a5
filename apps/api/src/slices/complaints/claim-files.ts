import type { Tx } from '../../platform/database.ts';
import { keepFiles } from '../files/index.ts';
import { insertComplaintFiles, type NewComplaint } from './complaint.queries.ts';

interface Claim extends Pick<NewComplaint, 'cityId' | 'customerId'> {
  readonly complaintId: number;
  readonly fileIds: readonly number[];
}

/** The complaint shows these files, each once. Throws `not_found` unless all are its customer's. */
export async function claimFiles(tx: Tx, { cityId, customerId, complaintId, fileIds }: Claim): Promise<void> {
  const ids = [...new Set(fileIds)];
  await keepFiles(tx, customerId, ids);
  await insertComplaintFiles(tx, { cityId, complaintId }, ids);
}
