// A known path answers every other method with 405 and `Allow`, before authentication. Routes for all methods of all paths
// would take 8 MB, so these answers come from the request's path when no route was found.
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AppError } from '../app-error.ts';
import { decodedPath } from './decoded-path.ts';
import { requestMessages } from './problem.messages.ts';

interface KnownPath {
  readonly url: string;
  readonly pattern: RegExp;
  readonly methods: readonly HTTPMethods[];
}

/** By server, because tests have several in one process. */
const pathsOf = new WeakMap<object, KnownPath[]>();

/** Call this once per set of paths that may be mistaken for each other, after the last of their routes. */
export function refuseOtherMethods(
  app: FastifyInstance,
  paths: ReadonlyMap<string, Iterable<HTTPMethods>>,
): void {
  const known = [...paths].map(([url, methods]) => makeKnownPath(url, [...methods]));
  for (const path of known) refuseShadowed(app, path, known);
  // A fixed part of a path counts before a parameter, as in the router.
  const all = [...(pathsOf.get(app.server) ?? []), ...known].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  pathsOf.set(app.server, all);
}

const order = ({ url }: KnownPath): string => url.replaceAll(':', '\uffff');

function makeKnownPath(url: string, methods: readonly HTTPMethods[]): KnownPath {
  const parts = url
    .replace(/\/$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+');
  const read = methods.includes('GET') ? (['HEAD'] as const) : [];
  return { url, pattern: new RegExp(`^${parts}/?$`), methods: [...methods, ...read] };
}

/** `GET /products/create/` would otherwise reach `GET /products/:id/`. */
function refuseShadowed(app: FastifyInstance, path: KnownPath, known: readonly KnownPath[]): void {
  const shadowing = known.filter((other) => other !== path && other.pattern.test(path.url));
  const methods = shadowing.flatMap((other) => other.methods).filter((name) => !path.methods.includes(name));
  if (methods.length === 0) return;
  app.route({
    method: [...new Set(methods)],
    url: path.url,
    onRequest: (_, reply, done) => done(refuse(path, reply)),
    handler: async () => undefined,
  });
}

/** For a request without a route: `method.not_allowed` when its path is known. */
export function refuseWrongMethod(
  { server, url, method }: FastifyRequest,
  reply: FastifyReply,
): AppError | undefined {
  const path = decodedPath(url);
  const found = pathsOf.get(server.server)?.find(({ pattern }) => pattern.test(path));
  // The router has no route for a parameter of over 100 letters, whatever its method.
  return found?.methods.some((one) => one === method) ? undefined : found && refuse(found, reply);
}

function refuse({ methods }: KnownPath, reply: FastifyReply): AppError {
  const allow = methods.join(', ');
  reply.header('Allow', allow);
  return new AppError('method.not_allowed', { detail: requestMessages.wrongMethod(allow) });
}
