// The steps of every request: actor (from the session's token) → rate limit → role → contract → transaction → command → view.
import { Readable } from 'node:stream';
import type { AnswerOf, BodyOf, EndpointSpec, ParamsOf, QueryOf } from '@haat/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Actor, FindActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db, Tx } from '../database.ts';
import { requireRole } from './access.ts';
import { bodyLimitOf, refuseCompressedBody, refuseLargeBody, requireMediaType } from './body-parsers.ts';
import { cleanText } from './clean-text.ts';
import { claimKey, findKeptAnswer, type KeptAnswer, keepAnswer, writeKeyOf } from './idempotency.ts';
import { refuseMethodsBut } from './known-methods.ts';
import { makeRateGuard, type RateGuard } from './rate-guard.ts';
import { schemaOf } from './route-schema.ts';

type ActorFor<E extends EndpointSpec> = E['who'] extends 'anyone' ? undefined : Actor;

interface RequestOf<E extends EndpointSpec> {
  readonly actor: ActorFor<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer with a status, for endpoints that have several. */
export class StatusAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

type Answer<E extends EndpointSpec> = AnswerOf<E> | StatusAnswer<AnswerOf<E>>;

/** 201 for something new, 200 for something that already existed. */
export const createdOr200 = <Body>(isNew: boolean, body: Body): StatusAnswer<Body> =>
  new StatusAnswer(isNew ? 201 : 200, body);

/** 304: the client's copy is current. */
export const notModified: StatusAnswer<never> = new StatusAnswer(304, undefined as never); // an answer without a body

/** An answer sent in chunks, because it may be too large for memory. The chunks are JSON of the contract's shape. */
export const streamed = (chunks: AsyncIterable<string>): StatusAnswer<never> =>
  new StatusAnswer(200, Readable.from(chunks) as never); // Fastify sends a stream as it is, past the serialiser

export interface Routes {
  /** A call that changes nothing. It gets the `Db`. */
  read<E extends EndpointSpec>(
    spec: E,
    handler: (asked: RequestOf<E> & { db: Db }) => Promise<Answer<E>>,
  ): void;
  /** A change: runs the handler in one transaction. A repeat with the same Idempotency-Key gets the stored answer. */
  write<E extends EndpointSpec>(
    spec: E,
    handler: (asked: RequestOf<E> & { tx: Tx }) => Promise<Answer<E>>,
  ): void;
  /** A change with work outside its transaction (network, pictures). The handler calls `inTx` once itself. */
  act<E extends EndpointSpec>(
    spec: E,
    handler: (
      asked: RequestOf<E> & { db: Db; inTx: (work: (tx: Tx) => Promise<Answer<E>>) => Promise<Answer<E>> },
    ) => Promise<Answer<E>>,
  ): void;
  /** Call this after the last route: other methods of known paths answer 405 with `Allow`. */
  close(): void;
}

export interface RouteParts {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: Clock;
  readonly findActor: FindActor;
  /** Locks the session until the transaction ends. False when the session has already ended. */
  readonly lockSession: (tx: Tx, sessionId: number) => Promise<boolean>;
  readonly rateLimitPerMinute: number;
}

const actorKey = Symbol('actor');
const repeated = Symbol('repeated');
type Marked = FastifyRequest & { [actorKey]?: Actor | undefined };

/** Undefined when nobody is signed in, or before the session is checked. */
export const actorOfRequest = (request: Marked): Actor | undefined => request[actorKey];

export function makeRoutes(parts: RouteParts): Routes {
  const { app, database, clock, findActor, lockSession, rateLimitPerMinute } = parts;
  const methods = new Map<string, Set<HTTPMethods>>();
  const guard = makeRateGuard(rateLimitPerMinute);

  const enter = async (spec: EndpointSpec, request: Marked, ownGuard?: RateGuard): Promise<void> => {
    const actor = spec.who === 'anyone' ? undefined : await actorOf(request, findActor);
    request[actorKey] = actor;
    // A wrong token counts against its address, so that nobody can guess tokens without limit.
    await guard(request, actor);
    if (!actor && spec.who !== 'anyone') throw new AppError('auth.required');
    await ownGuard?.(request, actor);
    if (actor && spec.who !== 'anyone') requireRole(actor, spec.who, clock.now());
    refuseCompressedBody(request);
    if (!spec.multipart) await refuseLargeBody(request);
    requireMediaType(request, spec.multipart ? 'multipart/form-data' : 'application/json');
  };

  const replay = async (request: Marked, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const actor = request[actorKey];
    const key = actor && writeKeyOf(request, actor);
    const kept = key && (await findKeptAnswer(database.db, key, clock.now()));
    return kept && send(reply, kept);
  };

  const register = <E extends EndpointSpec>(
    spec: E,
    handle: (
      asked: RequestOf<E>,
      keyed: (work: (tx: Tx) => Promise<Answer<E>>) => Promise<Answer<E>>,
    ) => Promise<Answer<E>>,
  ): void => {
    const ownGuard = spec.perMinute === undefined ? undefined : makeRateGuard(spec.perMinute);
    const url = `/api${spec.path.replace(/\{(\w+)\}/g, ':$1')}`;
    methods.set(url, (methods.get(url) ?? new Set()).add(spec.method));
    app.route({
      method: spec.method,
      url,
      schema: schemaOf(spec),
      attachValidation: false,
      bodyLimit: bodyLimitOf(spec),
      onRequest: (request) => enter(spec, request, ownGuard),
      preValidation: async (request, reply) => {
        const sent = await replay(request, reply);
        if (sent) return sent;
        request.query = cleanText(request.query);
        if (spec.body) request.body = request.body === undefined ? {} : cleanText(request.body);
      },
      handler: async (request: Marked, reply) => {
        const actor = request[actorKey];
        const key = actor && writeKeyOf(request, actor);
        const asked = { actor, params: request.params, query: request.query, body: request.body } as Pick<
          RequestOf<E>,
          'actor' | 'params' | 'query' | 'body'
        >; // the validator has checked the shapes, `enter` the actor
        const keyed = (work: (tx: Tx) => Promise<Answer<E>>) =>
          database.inTx(async (tx): Promise<Answer<E>> => {
            // A sign-out or deletion waits for running requests, and later ones are refused.
            if (actor && !(await lockSession(tx, actor.sessionId))) throw new AppError('auth.required');
            if (key && !(await claimKey(tx, key))) throw repeated;
            const answer = await work(tx);
            if (key) await keepAnswer(tx, key, keptOf(spec, answer));
            return answer;
          });
        try {
          const answer = await handle({ ...asked, now: clock.now(), request, reply }, keyed);
          return reply.sent ? reply : send(reply, keptOf(spec, answer));
        } catch (thrown) {
          if (thrown !== repeated || !key) throw thrown;
          const kept = await findKeptAnswer(database.db, key, clock.now());
          if (!kept) throw new AppError('unavailable');
          return send(reply, kept);
        }
      },
    });
  };

  return {
    read: (spec, handler) => register(spec, (asked) => handler({ ...asked, db: database.db })),
    write: (spec, handler) => register(spec, (asked, keyed) => keyed((tx) => handler({ ...asked, tx }))),
    act: (spec, handler) =>
      register(spec, (asked, keyed) => handler({ ...asked, db: database.db, inTx: keyed })),
    close: () => refuseOtherMethods(app, methods),
  };
}

async function actorOf({ headers }: FastifyRequest, findActor: FindActor): Promise<Actor | undefined> {
  const token = /^token +([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : findActor(token);
}

function keptOf(spec: EndpointSpec, answer: unknown): KeptAnswer {
  if (answer instanceof StatusAnswer) return { status: answer.status, body: answer.body };
  // The first declared status is the one of a plain answer.
  return { status: Number(Object.keys(spec.responses)[0] ?? 200), body: answer };
}

function send(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  // Personal answers must not be cached where others can read them.
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  return status === 204 || status === 304 ? reply.code(status).send() : reply.code(status).send(body);
}

function refuseOtherMethods(
  app: FastifyInstance,
  methods: ReadonlyMap<string, ReadonlySet<HTTPMethods>>,
): void {
  for (const [url, known] of methods) refuseMethodsBut(app, url, [...known]);
}
