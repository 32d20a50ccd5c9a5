// Serves the built web app: files cached for good, and its page with the settings inserted.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Contacts } from '../../../support-contacts.ts';
import { addPageHeaders } from '../answer-headers.ts';
import { decodedPath } from '../decoded-path.ts';
import { isTagAmong, tagOfText } from '../entity-tag.ts';
import { answerNotFound } from '../server.ts';
import { fillPage, immutable, makeNonce, nonceMark, pageCaching, sendHtml } from './app-page.ts';
import { contentSecurityPolicy, policyWithGoogle } from './content-policy.ts';
import { type PageParts, readPageParts } from './page-links.ts';

/** Pages contain nothing private. */
const robots = 'User-agent: *\nDisallow: /api/\nAllow: /\n';

interface WebParts {
  readonly config: Config;
  /** The support contacts that operators have saved, read anew for each page. Without it there are none. */
  readonly readContacts?: () => Promise<Contacts | undefined>;
}

/** Serves `directory` (the web's build). Paths that can't be a file or an API call get the app's page. */
export async function serveWeb(app: FastifyInstance, directory: string, parts: WebParts): Promise<void> {
  const sendPage = makeSendPage(await readPageParts(directory), parts);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots),
  );
  await serveManifest(app, directory, parts.config);
  await serveFiles(app, directory);
  app.setNotFoundHandler((request, reply) => {
    const isRead = /^(GET|HEAD)$/.test(request.method);
    return isRead && isPagePath(request.url) ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}

/** The plugin's own route would read the file's folders for each request. */
async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    index: false,
    // The build has compressed them better than an answer's time allows.
    preCompressed: true,
    setHeaders: (reply, path) => reply.header('Cache-Control', cacheControlOf(path)),
  });
  const paths = await pathsOfFiles(directory);
  app.get('/*', ({ url }, reply) => {
    const path = decodedPath(url);
    return paths.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
}

/** As in URLs: '/assets/index.js'. Without hidden files. */
async function pathsOfFiles(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name))}`);
  return new Set(paths.filter((path) => !path.includes('/.')));
}

function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return immutable;
  // A new service worker is a new version of the app.
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

/** The web manifest with this market's name, in the language of `?lang=`. Old builds and `vite dev` have none. */
async function serveManifest(app: FastifyInstance, directory: string, { appName }: Config): Promise<void> {
  const file = join(directory, 'manifest.webmanifest');
  if (!existsSync(file)) return;
  const { translations = {}, ...built } = JSON.parse(await readFile(file, 'utf8'));
  const manifest = { ...built, name: appName, short_name: appName };
  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', ({ query: { lang } }, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(JSON.stringify({ ...manifest, ...(lang === 'hi' || lang === 'ml' ? translations[lang] : {}) })),
  );
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/**
 * No page's path ends in a file extension, or has `//`, `..` or a backslash. `/operator/` belongs to the operator's app,
 * `/.well-known/` to programs.
 */
function isPagePath(url: string): boolean {
  const path = decodedPath(url);
  if (posix.normalize(path) !== path || path.includes('\\')) return false;
  return !/^\/(api|media|assets|operator|\.well-known)(\/|$)|\.[a-z0-9]{1,12}\/?$/i.test(path);
}

function makeSendPage({ html, linksOf, scriptsOf }: PageParts, { config, readContacts }: WebParts) {
  const contactsFor = makeContactsReader(readContacts);
  const hasNonce = config.googleMapsKey !== undefined;
  const withoutMarks = (text: string) => (hasNonce ? text : text.replaceAll(` nonce="${nonceMark}"`, ''));
  const source = withoutMarks(html);
  const policy = contentSecurityPolicy(config, hashesOfScripts(source));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const isSavingData = request.headers['save-data']?.toString().toLowerCase() === 'on';
    const links = withoutMarks(linksOf(pathOf(request)));
    const linked = source.replace('</head>', (end) => links + end);
    const page = fillPage(linked, config, await contactsFor(request), isSavingData);
    reply.header('Vary', 'Save-Data');
    if (!hasNonce) {
      reply.header('Link', scriptsOf(pathOf(request)));
      addPageHeaders(reply, policy);
      return sendUnlessKnown(request, reply, page, tagOfText(policy + page));
    }
    const nonce = makeNonce();
    addPageHeaders(reply, policyWithGoogle(config, nonce));
    return sendHtml(reply, page.replaceAll(nonceMark, nonce));
  };
}

function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, page: string, tag: string) {
  reply.header('ETag', tag);
  if (!isTagAmong(tag, request.headers['if-none-match'])) return sendHtml(reply, page);
  return reply.code(304).header('Cache-Control', pageCaching).send();
}

/** The build's own scripts inside the page. The settings aren't a script. */
const hashesOfScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?: id="[^"]*")?>(.+?)<\/script>/gs)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );

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
