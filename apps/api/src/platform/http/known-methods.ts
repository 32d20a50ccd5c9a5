import { METHODS } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { AppError } from '../app-error.ts';

/** All methods that Node accepts. CONNECT never arrives as a request. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

/** Fastify knows the usual ones by itself. */
export function learnMethods(app: FastifyInstance): void {
  for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
}

/** A known path answers every other method with 405 and `Allow`, before authentication. */
export function refuseMethodsBut(app: FastifyInstance, url: string, known: readonly HTTPMethods[]): void {
  const allowed = [...known, ...(known.includes('GET') ? ['HEAD'] : [])];
  const allow = allowed.join(', ');
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true } as object, // swagger's own field
    onRequest: async (_, reply) => {
      reply.header('Allow', allow);
      throw new AppError('method.not_allowed', { detail: `Use ${allow} here.` });
    },
    handler: async () => undefined,
  });
}
