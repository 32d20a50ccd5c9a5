import { complaintDays } from '@haat/contract/complaint-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { lockOrder } from '../orders/index.ts';
import { claimFiles } from './claim-files.ts';
import { insertComplaint, insertMessage, type NewComplaint } from './complaint.queries.ts';
import { findOrderEnd } from './complaint-facts.views.ts';
import { complaintTexts } from './complaints.messages.ts';
import { requireTextsLeft } from './require-texts-left.ts';
import { tellSides } from './tell-sides.ts';

interface ComplaintInput extends Pick<NewComplaint, 'orderId' | 'kind'> {
  readonly body: string;
  readonly fileIds: readonly number[];
}

const lateMs = complaintDays * 24 * 60 * 60 * 1000;

/** Returns the complaint's id. Throws `not_found`, also for a file, `rate.limited`, and `complaint.late` long after the order's end. */
export async function makeComplaint(
  tx: Tx,
  actor: { readonly userId: number },
  { orderId, kind, body, fileIds }: ComplaintInput,
): Promise<number> {
  await requireTextsLeft(tx, actor);
  const { cityId, customerId, shopId } = await lockOrder(tx, orderId);
  if (customerId !== actor.userId) throw new AppError('not_found');
  const endedAt = await findOrderEnd(tx, orderId);
  if (endedAt && tx.now.getTime() > endedAt.getTime() + lateMs) {
    throw new AppError('complaint.late', { detail: complaintTexts.late });
  }
  const complaint: NewComplaint = { cityId, orderId, customerId, shopId, kind };
  const complaintId = await insertComplaint(tx, complaint);
  await insertMessage(tx, { cityId, complaintId, by: 'customer', authorId: actor.userId, body });
  await claimFiles(tx, { cityId, customerId, complaintId, fileIds });
  await tellSides(
    tx,
    { id: complaintId, ...complaint },
    { by: 'customer', actorId: actor.userId, act: 'made' },
  );
  return complaintId;
}
