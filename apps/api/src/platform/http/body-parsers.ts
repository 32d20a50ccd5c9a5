import type { IncomingMessage } from 'node:http';
import { limits } from '@haat/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const drainAtMost = 64 * 1024 * 1024;

/** JSON only; an empty body is an empty object, so that a field can say that it is missing. */
export function addBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const body = await readBody(payload);
    if (body.length === 0) return {};
    const text = decode(body);
    return new Promise((resolve, reject) => {
      parse(request, text, (error, value) =>
        error ? reject(new AppError('input.malformed')) : resolve(value),
      );
    });
  });
}

/**
 * Throws `body.too_large`, but reads to the end first: a phone that is still sending when the connection closes would
 * see a broken network instead of the reason.
 */
async function readBody(payload: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of payload) {
      read += chunk.length;
      if (read <= limits.jsonBytes) chunks.push(chunk);
      if (read > drainAtMost) break;
    }
  } catch {
    throw new AppError('input.malformed', { detail: 'The request was cut off. Send it again.' });
  }
  if (read > limits.jsonBytes) throw new AppError('body.too_large');
  return Buffer.concat(chunks);
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new AppError('input.malformed', { detail: 'The request is not UTF-8.' });
  }
}

/** Throws `body.too_large` for a body that says it is, whatever its type. */
export async function refuseLargeBody(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > limits.jsonBytes) await readBody(request.raw);
}

/** Throws `body.unsupported` for a body of another type. */
export function requireMediaType({ headers }: FastifyRequest, type: string): void {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  const sent = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (!isEmpty && sent !== type) {
    throw new AppError('body.unsupported', { detail: `Send the Content-Type ${type}.` });
  }
}
