import type { ComplaintOutcome } from '@haat/contract/complaint-kinds';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { insertMessage, updateComplaint } from './complaint.queries.ts';
import { lockOpenComplaint } from './open-complaint.ts';
import { tellSides } from './tell-sides.ts';

interface Close {
  readonly complaintId: number;
  readonly outcome: ComplaintOutcome;
  readonly note: string;
}

/** By an operator. The note becomes the last message. Throws `not_found`, `operator.own`, `complaint.closed`. */
export async function closeComplaint(
  tx: Tx,
  { userId }: { readonly userId: number },
  { complaintId, outcome, note }: Close,
): Promise<void> {
  const complaint = await lockOpenComplaint(tx, { userId, by: 'operator' }, complaintId);
  const { cityId, answeredAt } = complaint;
  await insertMessage(tx, { cityId, complaintId, by: 'operator', authorId: userId, body: note });
  await updateComplaint(tx, complaintId, { answeredAt: answeredAt ?? tx.now, closedAt: tx.now, outcome });
  await tellSides(tx, complaint, { by: 'operator', actorId: userId, act: outcome });
  await publish(tx, 'record.changed', {
    kind: 'complaint',
    id: complaintId,
    action: 'close',
    actorId: userId,
    before: { state: 'open', outcome: null },
    after: { state: 'closed', outcome },
  });
}
