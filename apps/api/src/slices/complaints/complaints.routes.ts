import * as complaints from '@haat/contract/complaints';
import type { Db } from '../../platform/database.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { getOwnShop } from '../shops/index.ts';
import { makeComplaint, writeMessage } from './change-complaint.ts';
import { viewComplaint, viewComplaints, type Whose } from './complaint.views.ts';

interface Person {
  readonly userId: number;
}

const asCustomer = ({ userId }: Person): Whose => ({ side: 'customer', id: userId });
const asShop = async (db: Db, { userId }: Person): Promise<Whose> => ({
  side: 'shop',
  id: (await getOwnShop(db, userId)).id,
});

export const customerComplaintRoutes: Slice = ({ routes }) => {
  routes.write(complaints.makeComplaint, async ({ tx, actor, params, body: { kind, body, files = [] } }) => {
    const complaint = { orderId: pathId(params.id), kind, body, fileIds: files };
    return viewComplaint(tx, asCustomer(actor), await makeComplaint(tx, actor, complaint));
  });

  routes.read(complaints.customerComplaints, ({ db, actor, query }) =>
    viewComplaints(db, asCustomer(actor), query),
  );

  routes.read(complaints.customerComplaint, ({ db, actor, params }) =>
    viewComplaint(db, asCustomer(actor), pathId(params.id)),
  );

  routes.write(complaints.customerMessage, async ({ tx, actor, params, body: { body } }) => {
    const complaintId = pathId(params.id);
    await writeMessage(tx, { userId: actor.userId, by: 'customer' }, { complaintId, body });
    return viewComplaint(tx, asCustomer(actor), complaintId);
  });
};

export const shopComplaintRoutes: Slice = ({ routes }) => {
  routes.read(complaints.shopComplaints, async ({ db, actor, query }) =>
    viewComplaints(db, await asShop(db, actor), query),
  );

  routes.read(complaints.shopComplaint, async ({ db, actor, params }) =>
    viewComplaint(db, await asShop(db, actor), pathId(params.id)),
  );

  routes.write(complaints.shopMessage, async ({ tx, actor, params, body: { body } }) => {
    const complaintId = pathId(params.id);
    await writeMessage(tx, { userId: actor.userId, by: 'shop' }, { complaintId, body });
    return viewComplaint(tx, await asShop(tx, actor), complaintId);
  });
};
