import type { IncomingMessage } from 'node:http';
import type { EndpointSpec } from '@haat/contract/endpoint';
import { serverLimits } from '@haat/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { cutOffAfterAnswer } from './cut-off.ts';
import { requestMessages } from './problem.messages.ts';
import { makeThrottle } from './throttle.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const drainAtMost = 16 * 1024 * 1024;

/** A body of 256 KiB takes about 10 ms to parse and check. Apps send a few hundred bytes. */
const largeBytes = 16 * 1024;
const turnMs = 100;
const turnsAhead = 50;

/**
 * JSON only. An empty body counts as an empty object, so that errors name the missing fields. `publicBodyMs`: how long the
 * body of a call that needs no sign-in may take.
 */
export function addBodyParsers(app: FastifyInstance, { publicBodyMs }: { publicBodyMs: number }): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  const read = (request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> => {
    const maxBytes = request.routeOptions.bodyLimit;
    const body = readBody(payload, maxBytes);
    return maxBytes > serverLimits.publicJsonBytes ? body : within(publicBodyMs, request, body);
  };
  const takeTurn = makeThrottle({ everyMs: turnMs, waitingAtMost: turnsAhead });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await read(request, payload);
    if (body.length === 0) return {};
    if (body.length > largeBytes) await takeTurn();
    const text = decode(body);
    return new Promise((resolve, reject) => {
      parse(request, text, (error, value) =>
        error ? reject(new AppError('input.malformed')) : resolve(value),
      );
    });
  });
}

/** Throws `request.timeout` when the body isn't read by then. The connection closes after that answer. */
async function within(ms: number, request: FastifyRequest, body: Promise<Buffer>): Promise<Buffer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    cutOffAfterAnswer(request);
    late.reject(new AppError('request.timeout', { detail: requestMessages.tooSlow }));
  }, ms);
  try {
    return await Promise.race([body, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Throws `body.too_large`, but reads to the end first: a phone that is still sending when the connection closes would
 * see a broken network instead of the reason.
 */
async function readBody(payload: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of payload) {
      read += chunk.length;
      if (read <= maxBytes) chunks.push(chunk);
      if (read > drainAtMost) break;
    }
  } catch {
    throw new AppError('input.malformed', { detail: requestMessages.incomplete });
  }
  if (read > maxBytes)
    throw new AppError('body.too_large', { detail: requestMessages.tooLarge(maxBytes / 1024) });
  return Buffer.concat(chunks);
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new AppError('input.malformed', { detail: requestMessages.notUtf8 });
  }
}

/** The body limit of a route. Calls without a sign-in cost an attacker nothing, so their limit is small. */
export const bodyLimitOf = ({ who }: EndpointSpec): number =>
  who === 'anyone' ? serverLimits.publicJsonBytes : serverLimits.jsonBytes;

/** Throws `body.too_large` by the Content-Length, whatever the type. */
export async function refuseLargeBody({ headers, raw, routeOptions }: FastifyRequest): Promise<void> {
  const { bodyLimit } = routeOptions;
  if (Number(headers['content-length'] ?? 0) > bodyLimit) await readBody(raw, bodyLimit);
}

/** Throws `body.unsupported`. A few compressed bytes can hold gigabytes, and no client of ours compresses. */
export function refuseCompressedBody(request: FastifyRequest): void {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (hasBody(request) && encoding !== 'identity' && encoding !== '') {
    throw new AppError('body.unsupported', { detail: requestMessages.encoded });
  }
}

/** Throws `body.unsupported` for a body of another type. */
export function requireMediaType(request: FastifyRequest, type: string): void {
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (hasBody(request) && sent !== type) {
    throw new AppError('body.unsupported', { detail: requestMessages.wrongType(type) });
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
