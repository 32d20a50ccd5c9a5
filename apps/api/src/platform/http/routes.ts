// The steps of every request: actor (from the session's token) → rate limit → role → contract → transaction → command → view.
import type { BodyOf, EndpointSpec, ParamsOf, QueryOf } from '@haat/contract/endpoint';
import type { Language } from '@haat/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { Actor, FindActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database.ts';
import { accessMessages } from './access.messages.ts';
import { requireRole } from './access.ts';
import { type Answer, bodyOf, keptOf } from './answers.ts';
import { bodyLimitOf, refuseCompressedBody, refuseLargeBody, requireMediaType } from './body-parsers.ts';
import { cleanText } from './clean-text.ts';
import { doneAtOf } from './done-at.ts';
import { findKeptAnswer, type KeptAnswer, type WriteKey, writeKeyOf } from './idempotency.ts';
import { refuseOtherMethods } from './known-methods.ts';
import { limitPerMinute } from './minute-counter.ts';
import { makeEndpointGuards, makeRateGuard, type RateGuard } from './rate-guard.ts';
import { addForms } from './read-form.ts';
import { actorOfRequest, languageOf, setActor } from './request-actor.ts';
import { schemaOf } from './route-schema.ts';
import { type Keyed, type KeyedParts, makeRunKeyed, RepeatedWrite } from './run-keyed.ts';

type ActorFor<E extends EndpointSpec> = E['who'] extends 'anyone' ? undefined : Actor;

interface RequestOf<E extends EndpointSpec> {
  readonly actor: ActorFor<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  /** When a phone without a connection did it. Undefined when it was sent at once. */
  readonly doneAt: Date | undefined;
  /** What the answer's texts are in. */
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Throws for an actor who may not call, where the role alone doesn't decide it. Runs before the input is checked. */
type Admit = (db: Db, actor: Actor) => Promise<void>;

export interface Routes {
  /** A call that changes nothing. It gets the `Db`. */
  read<E extends EndpointSpec>(
    spec: E,
    handler: (asked: RequestOf<E> & { db: Db }) => Promise<Answer<E>>,
    admit?: Admit,
  ): void;
  /** A change: runs the handler in one transaction. A repeat with the same Idempotency-Key gets the stored answer. */
  write<E extends EndpointSpec>(
    spec: E,
    handler: (asked: RequestOf<E> & { tx: Tx }) => Promise<Answer<E>>,
    admit?: Admit,
  ): void;
  /**
   * A change with work outside its transaction (network, pictures). The handler calls `inTx` once itself. Before that, it
   * counts a try by `tryInTx`.
   */
  act<E extends EndpointSpec>(
    spec: E,
    handler: (asked: RequestOf<E> & Keyed<E> & { db: Db }) => Promise<Answer<E>>,
    admit?: Admit,
  ): void;
  /** Call this after the last route: other methods of known paths answer 405 with `Allow`. */
  close(): void;
}

export interface RouteParts extends KeyedParts {
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly findActor: FindActor;
  readonly rateLimitPerMinute: number;
}

const refusalKey = Symbol('refusal');
type Marked = FastifyRequest & { [refusalKey]?: unknown };

type Handle<E extends EndpointSpec> = (asked: RequestOf<E>, keyed: Keyed<E>) => Promise<Answer<E>>;

interface Kind {
  readonly kind: 'read' | 'write' | 'act';
  readonly admit?: Admit | undefined;
}

export function makeRoutes(parts: RouteParts): Routes {
  const { app, database } = parts;
  const methods = new Map<string, Set<HTTPMethods>>();
  const routeOf = makeRouteOf(parts);

  const register = <E extends EndpointSpec>(spec: E, kind: Kind, handle: Handle<E>): void => {
    const route = routeOf(spec, kind, handle);
    methods.set(route.url, (methods.get(route.url) ?? new Set()).add(spec.method));
    if (!spec.multipart) app.route(route);
    else
      app.register(async (forms) => {
        await addForms(forms);
        forms.route(route);
      });
  };

  return {
    read: (spec, handler, admit) =>
      register(spec, { kind: 'read', admit }, (asked) => handler({ ...asked, db: database.db })),
    write: (spec, handler, admit) =>
      register(spec, { kind: 'write', admit }, (asked, { inTx }) => inTx((tx) => handler({ ...asked, tx }))),
    act: (spec, handler, admit) =>
      register(spec, { kind: 'act', admit }, (asked, keyed) =>
        handler({ ...asked, ...keyed, db: database.db }),
      ),
    close: () => refuseOtherMethods(app, methods),
  };
}

function makeRouteOf(parts: RouteParts) {
  const entranceOf = makeEntrance(parts);
  const answererOf = makeAnswerer(parts);

  return <E extends EndpointSpec>(spec: E, { kind, admit }: Kind, handle: Handle<E>): RouteOptions => ({
    method: spec.method,
    url: `/api${spec.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(spec),
    attachValidation: true,
    bodyLimit: bodyLimitOf(spec),
    onRequest: entranceOf(spec, admit),
    preValidation: (request, _reply, done) => {
      clean(spec, request);
      done();
    },
    handler: answererOf(spec, kind, handle),
  });
}

/** Checks a request by its headers: session, rate limit and role. */
function makeEntrance(parts: RouteParts) {
  const { database, clock, findActor, rateLimitPerMinute, requiresFactor } = parts;
  const guard = makeRateGuard(limitPerMinute(rateLimitPerMinute));
  const ownGuardOf = makeEndpointGuards();

  const enter = async (
    spec: EndpointSpec,
    request: Marked,
    { ownGuard, admit }: { ownGuard: RateGuard | undefined; admit: Admit | undefined },
  ): Promise<void> => {
    const actor = spec.who === 'anyone' ? undefined : await actorOf(request, findActor);
    setActor(request, actor);
    // A wrong token counts against its address, so that nobody can guess tokens without limit.
    guard(request, actor);
    if (!actor && spec.who !== 'anyone') throw signInFirst(request);
    ownGuard?.(request, actor);
    if (actor) requireRole(actor, spec, { now: clock.now(), requiresFactor });
    if (actor) await admit?.(database.db, actor);
    refuseCompressedBody(request);
    if (!spec.multipart) await refuseLargeBody(request);
    requireMediaType(request, spec.multipart ? 'multipart/form-data' : 'application/json');
  };

  return (spec: EndpointSpec, admit: Admit | undefined) => {
    const ownGuard = ownGuardOf(spec);
    return (request: FastifyRequest): Promise<void> => enter(spec, request, { ownGuard, admit });
  };
}

/** Refuses in the handler, because a repeat gets the stored answer even if its own body is invalid. */
function clean(spec: EndpointSpec, request: Marked): void {
  try {
    request.query = cleanText(request.query);
    if (spec.body) request.body = request.body === undefined ? {} : cleanText(request.body);
  } catch (refusal) {
    request[refusalKey] = refusal;
    request.body = {};
  }
}

/** Runs a handler and sends its answer. A repeated write gets the answer of the first. */
function makeAnswerer(parts: RouteParts) {
  const { database, clock } = parts;
  const runKeyed = makeRunKeyed(parts);

  const replay = async (key: WriteKey | undefined): Promise<KeptAnswer | undefined> =>
    key && findKeptAnswer(database.db, key, clock.now());

  return <E extends EndpointSpec>(spec: E, kind: Kind['kind'], handle: Handle<E>) =>
    async (request: Marked, reply: FastifyReply) => {
      const actor = actorOfRequest(request);
      const key = actor && writeKeyOf(spec, request, actor);
      const refusal = request[refusalKey] ?? request.validationError;
      // Other writes find a repeat when they claim the key.
      const kept = refusal || kind === 'act' ? await replay(key) : undefined;
      if (kept) return bodyOf(reply, kept);
      if (refusal) throw refusal;
      try {
        const asked = askedOf(spec, { request, reply, now: clock.now() });
        const call = { actor, key, body: request.body };
        const answer = await runKeyed(spec, call, (keyed) => handle(asked, keyed));
        return reply.sent ? reply : bodyOf(reply, keptOf(spec, answer));
      } catch (thrown) {
        if (!(thrown instanceof RepeatedWrite)) throw thrown;
        const answered = await replay(key);
        if (!answered) throw new AppError('unavailable');
        return bodyOf(reply, answered);
      }
    };
}

type Call = Pick<RequestOf<EndpointSpec>, 'request' | 'reply' | 'now'>;

function askedOf<E extends EndpointSpec>(spec: E, { request, reply, now }: Call): RequestOf<E> {
  const { params, query, body } = request;
  const checked = { actor: actorOfRequest(request), params, query, body } as Pick<
    RequestOf<E>,
    'actor' | 'params' | 'query' | 'body'
  >; // the validator has checked the shapes, `makeEntrance` the actor
  const doneAt = doneAtOf(spec, request, now);
  return { ...checked, now, doneAt, language: languageOf(request), request, reply };
}

/** A token that nobody has any more belonged to a session that has ended. */
const signInFirst = ({ headers }: FastifyRequest): AppError =>
  headers.authorization === undefined
    ? new AppError('auth.required')
    : new AppError('auth.required', { detail: accessMessages.signedOut });

function actorOf({ headers }: FastifyRequest, findActor: FindActor): ReturnType<FindActor> | undefined {
  const token = /^token +([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : findActor(token);
}
