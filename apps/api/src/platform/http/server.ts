// The bare HTTP server: parsers, validators, headers, problem documents. It has no routes.

import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';
import { addAnswerHeaders } from './answer-headers.ts';
import { allowAppOrigins } from './app-origins.ts';
import { addBodyParsers } from './body-parsers.ts';
import { trustOf } from './client-address.ts';
import { answerClientError, watchAnswers } from './client-errors.ts';
import { addCutOff } from './cut-off.ts';
import { refuseWrongMethod } from './known-methods.ts';
import { requestMessages } from './problem.messages.ts';
import { handleError, sendProblem } from './problems.ts';
import { requestIdOf } from './request-id.ts';
import { serializerCompiler } from './serializers.ts';
import { refusalOf, validatorCompiler } from './validation.ts';

type Settings = Pick<Config, 'trustProxy' | 'mapTileUrl' | 'appOrigins'>;

/** How long and how many clients may hold a connection. */
export const connectionLimits = {
  headersMs: 20_000,
  /** How often Node looks for late requests: headers are cut after 25 s at most. */
  checkEveryMs: 5_000,
  // Enough time for 1 MB on the slowest usable network.
  requestMs: 300_000,
  /** How long a connection stays open between two requests. */
  keepAliveMs: 72_000,
  /** For the 16 KiB of a call that needs no sign-in, after its headers. */
  publicBodyMs: 30_000,
  /** The longest time without a byte in either direction, for example when a client doesn't read its answer. */
  silenceMs: 120_000,
  connections: 5_000,
};

/** Compressing with a small window takes half the time. An answer of 1.5 KB gets no longer. */
const compression: FastifyCompressOptions = {
  threshold: 1024,
  syncThreshold: 32 * 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
  globalDecompression: false,
};

export async function makeServer(
  config: Settings,
  log: FastifyBaseLogger | false,
  limits = connectionLimits,
): Promise<FastifyInstance> {
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestIdOf,
    trustProxy: trustOf(config.trustProxy),
    ...timeoutsOf(limits),
    forceCloseConnections: 'idle',
    // A request that arrives while the server stops gets its answer, with `Connection: close`.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
    schemaErrorFormatter: (errors, part) => refusalOf(errors, part),
  });
  app.server.maxConnections = limits.connections;
  watchAnswers(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  addBodyParsers(app, limits);
  addAnswerHeaders(app, config);
  await app.register(compress, compression);
  addCutOff(app);
  allowAppOrigins(app, config.appOrigins);
  // Before reading a body: an unknown path is 404 whatever its body.
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = hasNoRoute(request) ? refuseWrongMethod(request, reply) : undefined;
    if (refusal || !request.is404 || /^(GET|HEAD)$/.test(request.method)) done(refusal);
    else answerNotFound(request, reply);
  });
  return app;
}

const timeoutsOf = (limits: typeof connectionLimits) => ({
  requestTimeout: limits.requestMs,
  connectionTimeout: limits.silenceMs,
  keepAliveTimeout: limits.keepAliveMs,
  http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
});

/** The web's route for its files takes every path that no other route has. */
const hasNoRoute = ({ is404, routeOptions }: FastifyRequest): boolean => is404 || routeOptions.url === '/*';

/** `/api` and `/media` never answer with a page. */
export const answerNotFound = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, new AppError('not_found', { detail: requestMessages.noSuchPath }));
