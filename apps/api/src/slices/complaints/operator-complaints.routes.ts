import * as complaints from '@haat/contract/operator/complaints';
import { pathId } from '../../platform/http/path-id.ts';
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

  routes.write(complaints.closeComplaint, async ({ tx, actor, params, body: { outcome, note } }) => {
    const complaintId = pathId(params.id);
    await closeComplaint(tx, actor, { complaintId, outcome, note });
    return viewComplaintThread(tx, complaintId, { viewerId: actor.userId, now: tx.now });
  });
};
