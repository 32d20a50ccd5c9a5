// Input that isn't an HTTP request. Node rejects it before routing, so the problem document is written to the socket.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../app-error.ts';
import { everywhere } from '../localized-text.ts';
import { requestMessages } from './problem.messages.ts';
import { problemOf } from './problems.ts';

const lastAnswers = new WeakMap<Socket, ServerResponse>();

/** Remembers the last answer on each connection, so that no second one follows it. */
export function watchAnswers(server: Server): void {
  server.on('request', (request, response) => lastAnswers.set(request.socket, response));
}

/**
 * A browser keeps spare connections, and takes what comes on one for the answer to its next request. So nothing is written
 * where no request has begun, or where its answer has.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0 || hasItsAnswer(socket)) {
    socket.destroy(error);
    return;
  }
  const problem = problemOf(refusalOf(error));
  const body = JSON.stringify(problem);
  const head = [
    // Importing `STATUS_CODES` from node:http would load the HTTP client too.
    `HTTP/1.1 ${problem.status === 408 ? '408 Request Timeout' : '400 Bad Request'}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Permissions-Policy: geolocation=(self)',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** After a whole request and its whole answer, another request may have begun. */
function hasItsAnswer(socket: Socket): boolean {
  const last = lastAnswers.get(socket);
  return last?.headersSent === true && !(last.writableEnded && last.req.complete);
}

// No header has been read, so the language is unknown.
function refusalOf({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request.timeout', { detail: requestMessages.tooSlow });
  }
  const detail =
    code === 'HPE_HEADER_OVERFLOW'
      ? 'The address or the headers are too long. Send less of them.'
      : 'This is not an HTTP request. Send it again.';
  return new AppError('input.malformed', { detail: everywhere(detail) });
}
