// Counts and times requests by route. A route is a pattern such as `/api/shops/:id/`, so the number of series is limited.
import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import type { Meters } from './meters.ts';

/** Call it before the first route. */
export function measureRequests(app: FastifyInstance, meters: Meters): void {
  if (!meters.isOn) return;
  const count = meters.counter({
    name: 'haat_http_requests_total',
    help: 'Requests by method, route and status.',
    labels: ['method', 'route', 'status'],
  });
  const time = meters.timer({
    name: 'haat_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer, by method and route.',
    labels: ['method', 'route'],
  });
  const note = (route: string, { method }: FastifyRequest, reply: FastifyReply): void => {
    count({ method, route, status: String(reply.statusCode) });
    time({ method, route }, reply.elapsedTime / 1000);
  };
  app.addHook('onRoute', (options) => {
    const own: onResponseHookHandler = (request, reply, done) => {
      note(options.url, request, reply);
      done();
    };
    options.onResponse = [own, ...[options.onResponse ?? []].flat()];
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) note('none', request, reply);
    done();
  });
}
