// The built web app: its files for good, its one page with the village's settings written in.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { answerNotFound } from './server.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Serves `directory` (the web's build); every path that is no file is the app's own and gets its page. */
export async function serveWeb(app: FastifyInstance, directory: string, config: Config): Promise<void> {
  const page = fillPage(await readFile(join(directory, 'index.html'), 'utf8'), config);
  const sendPage = (_: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
  app.get('/', { schema: { hide: true } as object }, sendPage);
  app.get('/index.html', { schema: { hide: true } as object }, sendPage);
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
    const path = request.url.split('?')[0] ?? '';
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|media|assets)(\/|$)/.test(path);
    return isPage ? sendPage(request, reply) : answerNotFound(request, reply);
  });
}

function fillPage(html: string, config: Config): string {
  const settings = {
    appName: config.appName,
    supportPhone: config.supportPhone,
    supportEmail: config.supportEmail,
    storeUrl: config.storeUrl,
    mapTileUrl: config.mapTileUrl,
    googleMapsKey: config.googleMapsKey ?? null,
  };
  // `<` inside a script element could end it.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html
    .replace('__HAAT_CONFIG__', () => json)
    .replaceAll('__APP_NAME__', () => escapeHtml(config.appName));
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
