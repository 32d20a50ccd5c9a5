// Serves the built web app: files cached for good, and its page with the settings inserted.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { addPageHeaders } from './answer-headers.ts';
import { fillPage, immutable, makeNonce, nonceMark, sendHtml } from './app-page.ts';
import { policyWithGoogle } from './content-policy.ts';
import { answerNotFound } from './server.ts';

/** Pages contain nothing private. */
const robots = 'User-agent: *\nDisallow: /api/\nAllow: /\n';

/** Serves `directory` (the web's build). Paths that can't be a file or an API call get the app's page. */
export async function serveWeb(app: FastifyInstance, directory: string, config: Config): Promise<void> {
  const sendPage = makeSendPage(await readFile(join(directory, 'index.html'), 'utf8'), config);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots),
  );
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header('Cache-Control', isNamedByContent ? immutable : 'public, max-age=3600');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = /^(GET|HEAD)$/.test(request.method);
    return isRead && isPagePath(request.url) ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}

/** No page's path ends in a file extension. `/operator/` belongs to the operator's app. */
function isPagePath(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(api|media|assets|operator)(\/|$)|\.[a-z0-9]{1,12}\/?$/i.test(path);
}

function makeSendPage(html: string, config: Config) {
  const page = fillPage(html, config);
  if (config.googleMapsKey === undefined) {
    const withoutNonce = page.replaceAll(` nonce="${nonceMark}"`, '');
    return (_: FastifyRequest, reply: FastifyReply) => sendHtml(reply, withoutNonce);
  }
  return (_: FastifyRequest, reply: FastifyReply) => {
    const nonce = makeNonce();
    addPageHeaders(reply, policyWithGoogle(config, nonce));
    return sendHtml(reply, page.replaceAll(nonceMark, nonce));
  };
}
