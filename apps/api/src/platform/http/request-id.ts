// The id of a request: in each line of the log about it, and in what a refused client is told.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Problem } from '@haat/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

const header = 'x-request-id';

/** The client's own, or that of a proxy, if it can't spoil the log. Otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

/** Polls cost prepaid data, so other answers have it only if the client sent one. */
export function addRequestId(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode >= 400 || request.headers[header] !== undefined)
    reply.header('X-Request-Id', request.id);
}

/** Another person's thing and an absent one get the same document, and so do all wrong codes. */
const alike: readonly string[] = ['not_found', 'otp.invalid'];

export const withRequestId = (problem: Problem, { id }: FastifyRequest): Problem =>
  alike.includes(problem.code) ? problem : { ...problem, request_id: id };
