import * as requests from '@haat/contract/operator/requests';
import * as contacts from '@haat/contract/operator/support-contacts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { contactsOfSettings } from '../../support-contacts.ts';
import { recordNumberSearch, recordNumberView } from '../accounts/index.ts';
import { viewSupportContacts } from './contacts.views.ts';
import { viewRequestRecord, viewRequestRecords, viewWholeRequest } from './operator-requests.views.ts';
import { updateContacts } from './update-contacts.ts';
import { updateRequest } from './update-request.ts';

export const operatorRequestRoutes: Slice = ({ routes }) => {
  routes.write(requests.listRequests, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewRequestRecords(tx, query);
  });

  routes.write(requests.getRequest, async ({ tx, actor, params }) => {
    const request = await viewWholeRequest(tx, pathId(params.id));
    await recordNumberView(tx, actor, request.user.id);
    return request;
  });

  routes.write(requests.updateRequest, async ({ tx, actor, params, body: { version, ...changes } }) => {
    const requestId = pathId(params.id);
    await updateRequest(tx, actor.userId, { requestId, version, changes });
    return viewRequestRecord(tx, requestId);
  });
};

export const operatorContactRoutes: Slice = ({ routes, config }) => {
  const set = contactsOfSettings(config);

  routes.read(contacts.getSupportContacts, ({ db }) => viewSupportContacts(db, set));

  routes.write(contacts.updateSupportContacts, async ({ tx, actor, body: { version, ...changes } }) => {
    await updateContacts(tx, actor.userId, { version, changes });
    return viewSupportContacts(tx, set);
  });
};
