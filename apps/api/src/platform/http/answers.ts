// What a handler may answer, and how the answer is stored and sent.
import { Readable } from 'node:stream';
import type { AnswerOf, EndpointSpec } from '@haat/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { KeptAnswer } from './idempotency.ts';

/** An answer with a status, for endpoints that have several. */
export class StatusAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

export type Answer<E extends EndpointSpec> = AnswerOf<E> | StatusAnswer<AnswerOf<E>>;

/** 201 for something new, 200 for something that already existed. */
export const createdOr200 = <Body>(isNew: boolean, body: Body): StatusAnswer<Body> =>
  new StatusAnswer(isNew ? 201 : 200, body);

/** 304: the client's copy is current. */
export const notModified: StatusAnswer<never> = new StatusAnswer(304, undefined as never); // an answer without a body

/** An answer sent in chunks, because it may be too large for memory. The chunks are JSON of the contract's shape, or CSV. */
export const streamAnswer = (chunks: AsyncIterable<string>): StatusAnswer<never> =>
  new StatusAnswer(200, Readable.from(chunks) as never); // Fastify sends a stream as it is, past the serialiser

/** A file of this type. */
export function fileAnswer(reply: FastifyReply, type: string, bytes: Uint8Array): StatusAnswer<never> {
  reply.type(type);
  return new StatusAnswer(200, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as never); // Fastify sends bytes as they are, past the serialiser
}

export function keptOf(spec: EndpointSpec, answer: unknown): KeptAnswer {
  if (answer instanceof StatusAnswer) return { status: answer.status, body: answer.body };
  // The first declared status is the one of a plain answer.
  return { status: Number(Object.keys(spec.responses)[0] ?? 200), body: answer };
}

/** Sets status and headers. The handler returns the body, because Fastify waits longer for a returned reply. */
export function bodyOf(reply: FastifyReply, { status, body }: KeptAnswer): unknown {
  // Personal answers must not be cached where others can read them.
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  if (typeof body === 'string') reply.type('application/json; charset=utf-8');
  reply.code(status);
  return status === 204 || status === 304 ? undefined : body;
}
