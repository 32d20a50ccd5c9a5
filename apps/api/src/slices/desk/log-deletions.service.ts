import { factsOf } from '../../platform/http/log-refusals.ts';
import { actorOfRequest } from '../../platform/http/request-actor.ts';
import type { Slice } from '../../platform/slice-context.ts';

/** Logs after the response. The account is deleted by then, so the number comes from the request. */
export const logDeletions: Slice = ({ app, security }) => {
  app.addHook('onResponse', async (request, reply) => {
    const isDeletion = request.method === 'DELETE' && request.routeOptions.url === '/api/users/';
    if (!isDeletion || reply.statusCode !== 204) return;
    await security.tell('user.delete', factsOf(request, actorOfRequest(request)), request.log);
  });
};
