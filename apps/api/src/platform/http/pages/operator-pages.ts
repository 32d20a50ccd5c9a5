// Serves the built operator's app under /operator/: its files, and its page at every other path there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { addPageHeaders } from '../answer-headers.ts';
import { answerNotFound } from '../server.ts';
import { fillPage, immutable, makeNonce, nonceMark, sendHtml } from './app-page.ts';
import { policyOfOperator } from './content-policy.ts';

/** Serves `directory` (the build of apps/operator). A path that ends in a file extension is a file or nothing. */
export async function serveOperator(app: FastifyInstance, directory: string, config: Config): Promise<void> {
  const page = fillPage(await readFile(join(directory, 'index.html'), 'utf8'), config);
  const sendPage = (_: FastifyRequest, reply: FastifyReply) => {
    const nonce = makeNonce();
    addPageHeaders(reply, policyOfOperator(config, nonce));
    return sendHtml(reply, page.replaceAll(nonceMark, nonce));
  };
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/operator/assets/',
    decorateReply: false,
    index: false,
    // A route for each file. The page's route below takes the other paths.
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply) => reply.header('Cache-Control', immutable),
  });
  app.get('/operator', sendPage);
  app.get('/operator/*', (request, reply) =>
    isFilePath(request.url) ? answerNotFound(request, reply) : sendPage(request, reply),
  );
}

const isFilePath = (url: string): boolean => /\.[a-z0-9]{1,12}$/i.test(url.split('?')[0] ?? '');
