import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';

/** The body of an answer, also of a compressed one. */
export function textOfAnswer({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(rawPayload).toString('utf8');
  return rawPayload.toString('utf8');
}
