import { limits } from '@haat/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const drainAtMost = 64 * 1024 * 1024;

/** JSON only; an empty body is an empty object, so that a field can say that it is missing. */
export function addBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, {});
      return;
    }
    const text = decode(body as Buffer); // parseAs: 'buffer'
    if (text === undefined) {
      done(new AppError('input.malformed', { detail: 'The request is not UTF-8.' }));
      return;
    }
    parse(request, text, (error, value) => done(error ? new AppError('input.malformed') : null, value));
  });
}

function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined; // not UTF-8: the caller says so
  }
}

/**
 * Throws `body.too_large` for a body that says it is. It is read to its end first: a phone that is still sending when
 * the connection closes would see a broken network instead of the reason.
 */
export async function refuseLargeBody(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) <= limits.jsonBytes) return;
  let read = 0;
  for await (const chunk of request.raw) {
    read += chunk.length;
    if (read > drainAtMost) break;
  }
  throw new AppError('body.too_large');
}
