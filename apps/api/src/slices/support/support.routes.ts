import * as support from '@haat/contract/support';
import type { Slice } from '../../platform/slice-context.ts';
import { createRequest } from './create-request.ts';
import { viewRequest, viewRequests } from './request.views.ts';

export const supportRoutes: Slice = ({ routes, config }) => {
  routes.write(support.createRequest, async ({ tx, actor, body }) => {
    const requestId = await createRequest(tx, actor, {
      body: body.body,
      requestsPerDay: config.supportRequestsPerDay,
    });
    return viewRequest(tx, requestId);
  });

  routes.read(support.listRequests, ({ db, actor, query }) => viewRequests(db, actor.userId, query));
};
