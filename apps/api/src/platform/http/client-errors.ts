// Input that isn't an HTTP request. Node rejects it before routing, so the problem document is written to the socket.
import type { Socket } from 'node:net';
import { AppError } from '../app-error.ts';
import { everywhere } from '../words.ts';
import { problemOf } from './problems.ts';

// No header has been read, so the language is unknown.
const details: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The address or the headers are too long. Send less of them.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time. Send it again.',
};

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const detail = details[error.code ?? ''] ?? 'This is not an HTTP request. Send it again.';
  const problem = problemOf(new AppError('input.malformed', { detail: everywhere(detail) }));
  const body = JSON.stringify(problem);
  const head = [
    // Importing `STATUS_CODES` from node:http would load the HTTP client too.
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Permissions-Policy: geolocation=(self)',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
