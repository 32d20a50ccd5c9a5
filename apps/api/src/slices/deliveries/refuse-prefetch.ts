import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';

const askers = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Browsers that look ahead, and whoever asks for the head alone, do not mean to accept anything. */
export function refusePrefetch(request: FastifyRequest): void {
  const isAhead = askers.some((name) =>
    /prefetch|prerender|preview/i.test(String(request.headers[name] ?? '')),
  );
  if (isAhead || request.method === 'HEAD') {
    throw new AppError('prefetch.refused', { detail: 'Open the request and accept it there.' });
  }
}
