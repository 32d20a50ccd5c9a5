// Writes refused requests to the security log: failed sign-ins, forbidden calls, reached limits.
import { type ErrorCode, statusOf } from '@haat/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { SecurityLog } from '../security-log.ts';
import { clientAddressOf } from './client-address.ts';
import { limitPerMinute } from './minute-counter.ts';
import { senderOf } from './rate-guard.ts';

export interface RefusalLogParts {
  readonly security: SecurityLog;
  readonly actorOf: (request: FastifyRequest) => Actor | undefined;
}

export function logRefusals(app: FastifyInstance, { security, actorOf }: RefusalLogParts): void {
  // One line a minute about each sender, because refused calls have no limit.
  const countLine = limitPerMinute(1);
  const isRepeated = (request: FastifyRequest): boolean =>
    countLine(`${senderOf(request, actorOf(request))} ${request.routeOptions.url}`) > 0;
  app.addHook('onError', async (request, _, error: unknown) => {
    const code = error instanceof AppError ? error.code : undefined;
    const event = code && eventOf(code);
    if (event === undefined) return;
    if (event === 'limit.reached' && isRepeated(request)) return;
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
  if (code === 'factor.invalid') return 'second_factor.failed';
  // Each sign-in of an operator with a second factor begins with these.
  if (code.startsWith('factor.')) return undefined;
  if (statusOf(code) === 403) return 'access.refused';
  return statusOf(code) === 429 ? 'limit.reached' : undefined;
}

function numberIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('number' in body)) return undefined;
  return typeof body.number === 'string' ? body.number : undefined;
}
