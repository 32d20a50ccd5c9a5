import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { clientAddressOf } from './client-address.ts';

export type RateGuard = (request: FastifyRequest, actor: Actor | undefined) => Promise<void>;

/** A general limit of calls per minute by person, or else by client address. Counted in this process's memory. */
export function makeRateGuard(perMinute: number): RateGuard {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (request, actor) => {
    try {
      await limiter.consume(actor ? `user:${actor.userId}` : `ip:${clientAddressOf(request)}`);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw new AppError('rate.limited', {
        detail: `Too many requests. Try again in ${seconds} seconds.`,
        retryAfterSeconds: seconds,
      });
    }
  };
}
