import { type ComplaintSide, isSeenByShop } from '@haat/contract/complaint-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { getOwnShop, requireNotOwn } from '../shops/index.ts';
import { type ComplaintRow, lockComplaint } from './complaint.queries.ts';
import { findDelivererId } from './complaint-facts.views.ts';
import { complaintTexts } from './complaints.messages.ts';

export interface Writer {
  readonly userId: number;
  readonly by: ComplaintSide;
}

/** Locks a complaint that this side sees. Throws `not_found`, `complaint.closed`, and `operator.own`. */
export async function lockOpenComplaint(tx: Tx, writer: Writer, complaintId: number): Promise<ComplaintRow> {
  const complaint = await lockComplaint(tx, complaintId);
  if (!complaint || !(await isSeenBy(tx, writer, complaint))) throw new AppError('not_found');
  if (writer.by === 'operator') await requireNotOwnComplaint(tx, writer.userId, complaint);
  if (complaint.closedAt !== null) throw new AppError('complaint.closed', { detail: complaintTexts.closed });
  return complaint;
}

async function isSeenBy(tx: Tx, { userId, by }: Writer, complaint: ComplaintRow): Promise<boolean> {
  if (by === 'operator') return true;
  if (by === 'customer') return complaint.customerId === userId;
  return isSeenByShop(complaint.kind) && complaint.shopId === (await getOwnShop(tx, userId)).id;
}

/** Also the deliverer of its order, whom it may be about. */
async function requireNotOwnComplaint(tx: Tx, userId: number, complaint: ComplaintRow): Promise<void> {
  const { customerId, shopId, orderId } = complaint;
  const delivererId = await findDelivererId(tx, orderId);
  await requireNotOwn(tx, userId, { people: [customerId, delivererId], shopId });
}
