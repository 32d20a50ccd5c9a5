import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly signal: AbortSignal;
  /** Replaces the system's look-up of host names. */
  readonly lookup?: LookupFunction | undefined;
  /** How long to wait for the answer. */
  readonly limitMs?: number;
}

export interface PostAnswer {
  readonly status: number;
  /** Seconds, from `Retry-After`. 0 without one. */
  readonly retryAfter: number;
  /** The beginning of it. */
  readonly text: string;
}

/** No answer came within the limit. */
export class NoAnswerError extends Error {
  constructor() {
    super('the push service did not answer in time');
  }
}

const usualLimitMs = 10_000;
const longestText = 16_384;

/** Follows no redirects. Rejects when no answer comes in time. */
export function post({
  url,
  headers,
  body,
  signal,
  lookup,
  limitMs = usualLimitMs,
}: Post): Promise<PostAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PostAnswer>();
  const limit = AbortSignal.timeout(limitMs);
  const fail = (error: Error): void => reject(limit.aborted ? new NoAnswerError() : error);
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.any([signal, limit]),
    ...(lookup && { lookup }),
  });
  request.on('error', fail);
  request.on('response', (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      if (text.length < longestText) text += chunk;
    });
    response.on('error', fail);
    response.on('end', () => {
      const { statusCode = 0, headers: answered } = response;
      resolve({ status: statusCode, retryAfter: secondsUntil(answered['retry-after']), text });
    });
  });
  request.end(body);
  return promise;
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsUntil(header: string | undefined): number {
  if (header === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
