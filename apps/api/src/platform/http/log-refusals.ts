// Writes refused requests to the security log: failed sign-ins, forbidden calls, reached limits.
import { type ErrorCode, statusOf } from '@haat/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { SecurityLog } from '../security-log.ts';
import { clientAddressOf } from './client-address.ts';

export function logRefusals(
  app: FastifyInstance,
  security: SecurityLog,
  actorOf: (request: FastifyRequest) => Actor | undefined,
): void {
  const isFirstOfMinute = makeFirstOfMinute();
  app.addHook('onError', async (request, _, error: unknown) => {
    const code = error instanceof AppError ? error.code : undefined;
    const event = code && eventOf(code);
    if (event === undefined) return;
    if (event === 'limit.reached' && !(await isFirstOfMinute(request, actorOf(request)))) return;
    await security.tell(event, { code, ...factsOf(request, actorOf(request)) }, request.log);
  });
}

/** Who called what. The route, not the path: a path may contain a search term. */
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

/** A sender can exceed a limit any number of times, so each gets one line per minute and route. */
function makeFirstOfMinute() {
  const lines = new RateLimiterMemory({ points: 1, duration: 60 });
  return async (request: FastifyRequest, actor: Actor | undefined): Promise<boolean> => {
    const sender = actor ? `user:${actor.userId}` : `ip:${clientAddressOf(request)}`;
    return lines.consume(`${sender} ${request.routeOptions.url}`).then(
      () => true,
      () => false,
    );
  };
}

function numberIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('number' in body)) return undefined;
  return typeof body.number === 'string' ? body.number : undefined;
}
