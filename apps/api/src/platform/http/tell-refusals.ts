// What the security log is told of requests: failed sign-ins, everything forbidden, every limit that was reached.
import { type ErrorCode, statusOf } from '@haat/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { SecurityLog } from '../security-log.ts';
import { clientAddressOf } from './client-address.ts';

export function tellRefusals(
  app: FastifyInstance,
  security: SecurityLog,
  actorOf: (request: FastifyRequest) => Actor | undefined,
): void {
  app.addHook('onError', async (request, _, error: unknown) => {
    const event = error instanceof AppError ? eventOf(error.code) : undefined;
    if (event === undefined) return;
    const code = error instanceof AppError ? error.code : undefined;
    await security.tell(event, { code, ...factsOf(request, actorOf(request)) }, request.log);
  });
}

/** Who asked for what. The route, not the path: a path may hold what somebody searched for. */
export function factsOf(request: FastifyRequest, actor: Actor | undefined) {
  return {
    number: actor?.number ?? numberIn(request.body),
    address: clientAddressOf(request),
    user: actor?.userId,
    method: request.method,
    route: request.routeOptions.url,
  };
}

function eventOf(code: ErrorCode): string | undefined {
  if (code === 'otp.invalid') return 'sign_in.failed';
  if (statusOf(code) === 403) return 'access.refused';
  return statusOf(code) === 429 ? 'limit.reached' : undefined;
}

function numberIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('number' in body)) return undefined;
  return typeof body.number === 'string' ? body.number : undefined;
}
