// The steps of every request: actor (from the session's token) → rate limit → role → contract → transaction → command → view.
import type { BodyOf, EndpointSpec, ParamsOf, QueryOf, Who } from '@haat/contract/endpoint';
import type { Language } from '@haat/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import type { Actor, FindActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db, Tx } from '../database.ts';
import type { Processes } from '../processes/processes.ts';
import { requireRole } from './access.ts';
import { type Answer, bodyOf, keptOf } from './answers.ts';
import { bodyLimitOf, refuseCompressedBody, refuseLargeBody, requireMediaType } from './body-parsers.ts';
import { cleanText } from './clean-text.ts';
import { doneAtOf } from './done-at.ts';
import { isNoteDue, mayReadReplica } from './fresh-reads.ts';
import {
  claimKey,
  findKeptAnswer,
  type KeptAnswer,
  keepAnswer,
  type WriteKey,
  writeKeyOf,
} from './idempotency.ts';
import { refuseOtherMethods } from './known-methods.ts';
import { makeOwnGuards, makeRateGuard, type RateGuard } from './rate-guard.ts';
import { addForms } from './read-form.ts';
import { actorOfRequest, languageOf, setActor } from './request-actor.ts';
import { schemaOf } from './route-schema.ts';

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

/** Throws for an actor who may not call, where their role alone doesn't say it. Asked before the input is looked at. */
export type Admit = (db: Db, actor: Actor) => Promise<void>;

export interface Routes {
  /** A call that changes nothing. It gets the `Db`: the primary, or the replica if the contract's `reads` says so. */
  read<E extends EndpointSpec>(
    spec: E,
    handler: (asked: RequestOf<E> & { db: Db }) => Promise<Answer<E>>,
    admit?: Admit,
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
  /** The actor with the roles of now, which stay until the transaction ends. Undefined when the session has already ended. */
  readonly lockActor: (tx: Tx, actor: Actor) => Promise<Actor | undefined>;
  /** Notes with the commit that the session has changed something. */
  readonly noteWrite: (tx: Tx, sessionId: number) => void;
  readonly rateLimitPerMinute: number;
  readonly processes: Processes;
}

const refusalKey = Symbol('refusal');
type Marked = FastifyRequest & { [refusalKey]?: unknown };

/** Thrown inside a transaction when another one has answered this write already. */
class RepeatedWrite extends Error {}

export function makeRoutes(parts: RouteParts): Routes {
  const { app, database, clock, findActor, lockActor, noteWrite, rateLimitPerMinute, processes } = parts;
  const methods = new Map<string, Set<HTTPMethods>>();
  const guard = makeRateGuard(processes.makeLimit('all calls', rateLimitPerMinute));
  const ownGuardOf = makeOwnGuards(processes);

  const enter = async (
    spec: EndpointSpec,
    request: Marked,
    { ownGuard, admit }: { ownGuard: RateGuard | undefined; admit: Admit | undefined },
  ): Promise<void> => {
    const actor = spec.who === 'anyone' ? undefined : await actorOf(request, findActor);
    setActor(request, actor);
    // A wrong token counts against its address, so that nobody can guess tokens without limit.
    await guard(request, actor);
    if (!actor && spec.who !== 'anyone') throw new AppError('auth.required');
    await ownGuard?.(request, actor);
    if (actor && spec.who !== 'anyone') requireRole(actor, spec.who, clock.now());
    if (actor) await admit?.(database.db, actor);
    refuseCompressedBody(request);
    if (!spec.multipart) await refuseLargeBody(request);
    requireMediaType(request, spec.multipart ? 'multipart/form-data' : 'application/json');
  };

  /** Refuses in the handler, because a repeat gets the stored answer even if its own body is invalid. */
  const clean = (spec: EndpointSpec, request: Marked): void => {
    try {
      request.query = cleanText(request.query);
      if (spec.body) request.body = request.body === undefined ? {} : cleanText(request.body);
    } catch (refusal) {
      request[refusalKey] = refusal;
      request.body = {};
    }
  };

  const replay = async (key: WriteKey | undefined): Promise<KeptAnswer | undefined> =>
    key && findKeptAnswer(database.db, key, clock.now());

  /**
   * A sign-out, a deletion and the loss of a role wait for running requests, and later ones are refused. Much can happen
   * between the headers, which `enter` has judged, and the end of the body.
   */
  const guardWrite = async (
    tx: Tx,
    { who, actor, key }: { who: Who; actor: Actor | undefined; key: WriteKey | undefined },
  ): Promise<void> => {
    const [present, isClaimed] = await Promise.all([
      actor && lockActor(tx, actor),
      !key || claimKey(tx, key),
    ]);
    if (actor && who !== 'anyone') {
      if (!present) throw new AppError('auth.required');
      requireRole(present, who, tx.now);
    }
    if (!isClaimed) throw new RepeatedWrite();
  };

  const register = <E extends EndpointSpec>(
    spec: E,
    { kind, admit }: { readonly kind: 'read' | 'write' | 'act'; readonly admit?: Admit | undefined },
    handle: (
      asked: RequestOf<E>,
      keyed: (work: (tx: Tx) => Promise<Answer<E>>) => Promise<Answer<E>>,
    ) => Promise<Answer<E>>,
  ): void => {
    const ownGuard = ownGuardOf(spec);
    const url = `/api${spec.path.replace(/\{(\w+)\}/g, ':$1')}`;
    methods.set(url, (methods.get(url) ?? new Set()).add(spec.method));
    const route: RouteOptions = {
      method: spec.method,
      url,
      schema: schemaOf(spec),
      attachValidation: true,
      bodyLimit: bodyLimitOf(spec),
      onRequest: (request) => enter(spec, request, { ownGuard, admit }),
      preValidation: (request, _reply, done) => {
        clean(spec, request);
        done();
      },
      handler: async (request: Marked, reply) => {
        const actor = actorOfRequest(request);
        const key = actor && writeKeyOf(request, actor);
        const refusal = request[refusalKey] ?? request.validationError;
        // Other writes find a repeat when they claim the key.
        const kept = refusal || kind === 'act' ? await replay(key) : undefined;
        if (kept) return bodyOf(reply, kept);
        if (refusal) throw refusal;
        const asked = { actor, params: request.params, query: request.query, body: request.body } as Pick<
          RequestOf<E>,
          'actor' | 'params' | 'query' | 'body'
        >; // the validator has checked the shapes, `enter` the actor
        const keyed = (work: (tx: Tx) => Promise<Answer<E>>) =>
          database.inTx(async (tx): Promise<Answer<E>> => {
            // The work's first statements leave together with the guard's. If the guard refuses, they are rolled back.
            const guarded = guardWrite(tx, { who: spec.who, actor, key });
            const working = work(tx);
            working.catch(() => undefined); // the guard's refusal comes first
            await guarded;
            const answer = await working;
            if (key) keepAnswer(tx, key, keptOf(spec, answer));
            if (database.hasReplica && actor && isNoteDue(actor, tx.now)) noteWrite(tx, actor.sessionId);
            return answer;
          });
        try {
          const now = clock.now();
          const doneAt = doneAtOf(spec, request, now);
          const answer = await handle(
            { ...asked, now, doneAt, language: languageOf(request), request, reply },
            keyed,
          );
          return reply.sent ? reply : bodyOf(reply, keptOf(spec, answer));
        } catch (thrown) {
          if (!(thrown instanceof RepeatedWrite)) throw thrown;
          const answered = await replay(key);
          if (!answered) throw new AppError('unavailable');
          return bodyOf(reply, answered);
        }
      },
    };
    if (!spec.multipart) app.route(route);
    else
      app.register(async (forms) => {
        await addForms(forms);
        forms.route(route);
      });
  };

  return {
    read: (spec, handler, admit) =>
      register(spec, { kind: 'read', admit }, async (asked) => {
        const { db, hasReplica, replica } = database;
        if (!hasReplica || !mayReadReplica(spec, asked.actor, asked.now)) return handler({ ...asked, db });
        try {
          return await handler({ ...asked, db: replica });
        } catch (error) {
          // The replica may miss what another list has just shown.
          if (error instanceof AppError) return handler({ ...asked, db });
          throw error;
        }
      }),
    write: (spec, handler) =>
      register(spec, { kind: 'write' }, (asked, keyed) => keyed((tx) => handler({ ...asked, tx }))),
    act: (spec, handler) =>
      register(spec, { kind: 'act' }, (asked, keyed) => handler({ ...asked, db: database.db, inTx: keyed })),
    close: () => refuseOtherMethods(app, methods),
  };
}

function actorOf({ headers }: FastifyRequest, findActor: FindActor): ReturnType<FindActor> | undefined {
  const token = /^token +([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : findActor(token);
}
