import { factsOf } from '../../platform/http/log-refusals.ts';
import { actorOfRequest } from '../../platform/http/routes.ts';
import type { Slice } from '../../platform/slice-context.ts';

/** After the answer: the person is gone by then, and the number is known from the request alone. */
export const logDeletions: Slice = ({ app, security }) => {
  app.addHook('onResponse', async (request, reply) => {
    const isDeletion = request.method === 'DELETE' && request.routeOptions.url === '/api/users/';
    if (!isDeletion || reply.statusCode !== 204) return;
    await security.tell('user.delete', factsOf(request, actorOfRequest(request)), request.log);
  });
};
