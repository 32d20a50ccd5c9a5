// Serves the built web app: files cached for good, and its page with the settings inserted.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Contacts } from '../../support-contacts.ts';
import { addPageHeaders } from './answer-headers.ts';
import { fillPage, immutable, makeNonce, nonceMark, sendHtml } from './app-page.ts';
import { policyWithGoogle } from './content-policy.ts';
import { answerNotFound } from './server.ts';

/** Pages contain nothing private. */
const robots = 'User-agent: *\nDisallow: /api/\nAllow: /\n';

interface WebParts {
  readonly config: Config;
  /** The support contacts that operators have saved, read anew for each page. Without it there are none. */
  readonly readContacts?: () => Promise<Contacts>;
}

/** Serves `directory` (the web's build). Paths that can't be a file or an API call get the app's page. */
export async function serveWeb(app: FastifyInstance, directory: string, parts: WebParts): Promise<void> {
  const sendPage = makeSendPage(await readFile(join(directory, 'index.html'), 'utf8'), parts);
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

function makeSendPage(html: string, { config, readContacts }: WebParts) {
  const contactsFor = makeContactsReader(readContacts);
  const hasNonce = config.googleMapsKey !== undefined;
  const source = hasNonce ? html : html.replaceAll(` nonce="${nonceMark}"`, '');
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const page = fillPage(source, config, await contactsFor(request));
    if (!hasNonce) return sendHtml(reply, page);
    const nonce = makeNonce();
    addPageHeaders(reply, policyWithGoogle(config, nonce));
    return sendHtml(reply, page.replaceAll(nonceMark, nonce));
  };
}

/** The page is served without the database, too: with the contacts of the last page, or those of the environment. */
function makeContactsReader(readContacts: WebParts['readContacts']) {
  let last: Contacts | undefined;
  return async ({ log }: FastifyRequest): Promise<Contacts | undefined> => {
    try {
      last = await readContacts?.();
    } catch (error) {
      log.warn({ err: error }, 'could not read the support contacts');
    }
    return last;
  };
}
