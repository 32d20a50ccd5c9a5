// The phone app's page comes from the phone itself, so each of its calls is cross-origin. Calls carry a token in a
// header and no cookie, so another site on an allowed origin gains nothing.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Chrome asks again after two hours at most. */
const preflightSeconds = 7_200;

/** Lets pages of these origins call the API. Add this before the routes and before the answers for unknown paths. */
export function allowAppOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin) || !isForApp(request.url)) return done();
    reply
      .header('Access-Control-Allow-Origin', origin)
      .header('Access-Control-Expose-Headers', 'Date, ETag, Retry-After')
      .header('Vary', 'Origin');
    if (isPreflight(request)) answerPreflight(request, reply);
    else done();
  });
}

/** The phone app has no operator's pages. */
const isForApp = (url: string): boolean => /^\/api\/(?!operator\/)/.test(url);

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Allows the headers that the page asks for: no header of ours is secret. */
function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply): void {
  const wanted = headers['access-control-request-headers'];
  reply
    .code(204)
    .header('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
    .header('Access-Control-Max-Age', preflightSeconds);
  if (wanted !== undefined) reply.header('Access-Control-Allow-Headers', wanted);
  reply.send();
}
