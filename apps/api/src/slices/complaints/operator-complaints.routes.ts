import type { BodyOf } from '@haat/contract/endpoint';
import { paiseOf } from '@haat/contract/money';
import * as complaints from '@haat/contract/operator/complaints';
import { invalidInput } from '../../platform/app-error.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordNumberSearch } from '../accounts/index.ts';
import { closeComplaint, writeMessage } from './change-complaint.ts';
import { viewComplaintRecords, viewComplaintThread } from './operator-complaints.views.ts';

export const operatorComplaintRoutes: Slice = ({ routes }) => {
  routes.write(complaints.listComplaints, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewComplaintRecords(tx, query, tx.now);
  });

  routes.read(complaints.getComplaint, ({ db, actor, params, now }) =>
    viewComplaintThread(db, pathId(params.id), { viewerId: actor.userId, now }),
  );

  routes.write(complaints.answerComplaint, async ({ tx, actor, params, body: { body } }) => {
    const complaintId = pathId(params.id);
    await writeMessage(tx, { userId: actor.userId, by: 'operator' }, { complaintId, body });
    return viewComplaintThread(tx, complaintId, { viewerId: actor.userId, now: tx.now });
  });

  routes.write(complaints.closeComplaint, async ({ tx, actor, params, body }) => {
    const complaintId = pathId(params.id);
    const { outcome, note } = body;
    await closeComplaint(tx, actor, { complaintId, outcome, note, refund: refundIn(body) });
    return viewComplaintThread(tx, complaintId, { viewerId: actor.userId, now: tx.now });
  });
};

/** Throws `input.invalid` for a part of it, for another outcome, and for the operator's on credit. */
function refundIn({ outcome, amount, from, how }: BodyOf<typeof complaints.closeComplaint>) {
  if (amount === undefined && from === undefined && how === undefined) return undefined;
  if (outcome !== 'refund') throw invalidInput({ outcome: [deskOnly('Choose a refund, or leave it out.')] });
  if (amount === undefined) throw invalidInput({ amount: [fieldMessages.required] });
  if (from === undefined) throw invalidInput({ from: [fieldMessages.required] });
  if (how === undefined) throw invalidInput({ how: [fieldMessages.required] });
  if (how === 'credit' && from === 'operator') {
    throw invalidInput({ how: [deskOnly('Only a shop has credit accounts. Choose cash or UPI.')] });
  }
  return { amountPaise: paiseOf(amount), source: from, way: how };
}
