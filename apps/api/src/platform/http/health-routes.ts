// `/healthz` and `/readyz`: outside of the contract, without a token and without limits.
import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../health/health.ts';
import { refuseOtherMethods } from './known-methods.ts';

/** Also of the metrics' server. */
export const retryAfterSeconds = 5;

export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    const health = await readiness.look();
    reply.header('Cache-Control', 'no-store');
    if (health.status !== 'ready') reply.code(503).header('Retry-After', String(retryAfterSeconds));
    return health;
  });
  refuseOtherMethods(app, new Map(['/healthz', '/readyz'].map((url) => [url, ['GET']])));
}
