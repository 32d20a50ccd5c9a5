import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { insertMessage, updateComplaint } from './complaint.queries.ts';
import { lockOpenComplaint, type Writer } from './open-complaint.ts';
import { requireTextsLeft } from './require-texts-left.ts';
import { tellSides } from './tell-sides.ts';

interface Message {
  readonly complaintId: number;
  readonly body: string;
}

/** The first message of shop or operator stops the clock of the answer. Throws `not_found`, `complaint.closed`, and of an operator `operator.own`. */
export async function writeMessage(
  tx: Tx,
  { userId, by }: Writer,
  { complaintId, body }: Message,
): Promise<void> {
  if (by !== 'operator') await requireTextsLeft(tx, { userId });
  const complaint = await lockOpenComplaint(tx, { userId, by }, complaintId);
  const { cityId, answeredAt } = complaint;
  await insertMessage(tx, { cityId, complaintId, by, authorId: userId, body });
  if (by !== 'customer' && answeredAt === null) {
    await updateComplaint(tx, complaintId, { answeredAt: tx.now });
  }
  await tellSides(tx, complaint, { by, actorId: userId, act: 'written' });
  if (by !== 'operator') return;
  const record = { kind: 'complaint', id: complaintId, action: 'answer', actorId: userId } as const;
  await publish(tx, 'record.changed', { ...record, before: {}, after: {} });
}
