import { actorOfRequest } from '../../platform/http/routes.ts';
import { factsOf } from '../../platform/http/tell-refusals.ts';
import type { Slice } from '../../platform/kit.ts';

/** After the answer: the person is gone by then, and the number is known from the request alone. */
export const tellDeletions: Slice = ({ app, security }) => {
  app.addHook('onResponse', async (request, reply) => {
    const isDeletion = request.method === 'DELETE' && request.routeOptions.url === '/api/users/';
    if (!isDeletion || reply.statusCode !== 204) return;
    await security.tell('user.delete', factsOf(request, actorOfRequest(request)), request.log);
  });
};
