import type { EndpointSpec } from '@haat/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { clientAddressOf } from './client-address.ts';
import { type CountCall, limitPerMinute } from './minute-counter.ts';
import { requestMessages } from './problem.messages.ts';

/** Throws `rate.limited`. */
export type RateGuard = (request: FastifyRequest, actor: Actor | undefined) => void;

/** A limit of calls per minute by person, or else by client address. */
export function makeRateGuard(count: CountCall): RateGuard {
  return (request, actor) => {
    const msLeft = count(senderOf(request, actor));
    if (msLeft <= 0) return;
    const seconds = Math.ceil(msLeft / 1000);
    throw new AppError('rate.limited', {
      detail: requestMessages.tooMany(seconds),
      retryAfterSeconds: seconds,
    });
  };
}

/** An endpoint's own limit. Endpoints that are counted as the same share one. */
export function makeEndpointGuards(): (spec: EndpointSpec) => RateGuard | undefined {
  const guards = new Map<string, RateGuard>();
  return ({ method, path, perMinute, countedAs }) => {
    if (perMinute === undefined) return undefined;
    const name = countedAs ?? `${method} ${path}`;
    const guard = guards.get(name) ?? makeRateGuard(limitPerMinute(perMinute));
    guards.set(name, guard);
    return guard;
  };
}

export const senderOf = (request: FastifyRequest, actor: Actor | undefined): string =>
  actor ? `user:${actor.userId}` : `ip:${clientAddressOf(request)}`;
