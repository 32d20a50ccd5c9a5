// Traces of requests and their statements, for OpenTelemetry.
import type { Tracing } from '@haat/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import { release } from './release.ts';
import { StartError } from './start-error.ts';

/** Loads the packages of OpenTelemetry, which the first `npm start` doesn't install. */
export async function openTracing(): Promise<Tracing> {
  try {
    const { startTracing } = await import('@haat/tracing');
    const tracing = startTracing(release());
    traceStatements(pg.Client.prototype, tracing);
    return tracing;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new StartError(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages of OpenTelemetry are not installed: run npm ci, then start again.',
    );
  }
}

/** Reading a body leaves the context of the request, so the second hook enters it again. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const open = new WeakMap<FastifyRequest, ReturnType<Tracing['openRequest']>>();
  app.addHook('onRequest', (request, _, done) => {
    const { method, headers, id: requestId } = request;
    const traced = tracing.openRequest({ method, headers, requestId });
    open.set(request, traced);
    traced.run(done);
  });
  app.addHook('preValidation', (request, _, done) => open.get(request)?.run(done));
  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the path: a path has ids and search words.
    open.get(request)?.end({ route: request.routeOptions.url ?? 'none', status: reply.statusCode });
    done();
  });
}

type Query = (this: unknown, ...args: unknown[]) => unknown;

/** pg answers through a promise, or through a callback as its last argument. */
export function traceStatements(client: { query: unknown }, tracing: Tracing): void {
  const send = client.query as Query; // all of pg's overloads
  const traced: Query = function (...args) {
    const text = textOf(args[0]);
    if (text === undefined) return send.apply(this, args);
    const end = tracing.openStatement(text);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...rest: unknown[]): void => {
        end(error);
        callback(error, ...rest);
      };
      return send.apply(this, [...args.slice(0, -1), ended]);
    }
    const answer = send.apply(this, args);
    if (answer instanceof Promise) answer.then(() => end(), end);
    return answer;
  };
  client.query = traced;
}

function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
}
