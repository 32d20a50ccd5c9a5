// Serves stored pictures: the one route of the server that is neither in the contract nor part of the web.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Files } from '../../files.ts';
import { refuseOtherMethods } from '../known-methods.ts';
import { requestMessages } from '../problem.messages.ts';

const fileName = /^[0-9a-f]{32}-[sml]\.webp$/;

/** Pictures need no token: nobody can guess their names, and a name always means the same picture. */
export function serveStoredFiles(app: FastifyInstance, files: Files): void {
  const url = '/media/:name';
  app.get<{ Params: { name: string } }>(url, async ({ params: { name } }, reply) => {
    const bytes = fileName.test(name) ? await files.get(name) : undefined;
    if (!bytes) throw new AppError('not_found', { detail: requestMessages.noSuchPicture });
    return (
      reply
        .type('image/webp')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        // The phone app shows them on a page of another origin.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    );
  });
  refuseOtherMethods(app, new Map([[url, ['GET']]]));
}
