import { support } from '@haat/contract';
import type { Slice } from '../../platform/kit.ts';
import { createRequest } from './create-request.ts';
import { viewRequest } from './request.views.ts';

export const supportRoutes: Slice = ({ routes }) => {
  routes.write(support.createRequest, async ({ tx, actor, body }) => {
    const requestId = await createRequest(tx, actor, body);
    return viewRequest(tx, requestId);
  });
};
