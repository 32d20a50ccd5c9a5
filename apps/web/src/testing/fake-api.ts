// A fake server by endpoint. Requests, answers and refusals must match the contract.
import type { AnswerOf, EndpointSpec } from '@haat/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@haat/contract/errors';
import { failuresOf } from '@haat/contract/failures';
import type { Problem } from '@haat/contract/problem';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { promiseToSettle } from './promise-to-settle.ts';

export interface RecordedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The body as it was sent. A FormData for a file. */
  readonly body: unknown;
  readonly headers: Headers;
}

type Reply<E extends EndpointSpec> =
  | AnswerOf<E>
  | Refusal
  | NoAnswer
  | Response
  | Promise<AnswerOf<E> | Refusal | NoAnswer>;

class Refusal {
  readonly code: ErrorCode;
  readonly extra: Partial<Problem> & { readonly retryAfter?: number };
  constructor(code: ErrorCode, extra: Partial<Problem> & { readonly retryAfter?: number } = {}) {
    this.code = code;
    this.extra = extra;
  }
}
class NoAnswer {
  readonly why = 'cut off';
}

/** A refusal of the server. */
export const refuse = (code: ErrorCode, extra?: Partial<Problem> & { readonly retryAfter?: number }) =>
  new Refusal(code, extra);
/** The network breaks before an answer. */
export const cutOff = () => new NoAnswer();
/** The server doesn't answer before the end of the test. */
export const neverRespond = () => new Promise<never>(() => undefined);

interface Handler {
  readonly spec: EndpointSpec;
  readonly pattern: RegExp;
  readonly reply: (asked: RecordedCall) => unknown;
}

export interface FakeApi {
  /** Sets the answer of an endpoint. A later one replaces an earlier one. */
  on: <E extends EndpointSpec>(spec: E, reply: Reply<E> | ((asked: RecordedCall) => Reply<E>)) => FakeApi;
  /** Whether the server can be reached at all. Endpoints keep their handlers. */
  setThere: (isThere: boolean) => void;
  knows: (spec: EndpointSpec) => boolean;
  /** How the endpoint answers now, to set it again later. */
  replyOf: (spec: EndpointSpec) => (asked: RecordedCall) => unknown;
  /** The calls of an endpoint, oldest first. */
  asked: (spec: EndpointSpec) => readonly RecordedCall[];
  /** Everything that was sent except loads, also what no endpoint answers: 'POST /api/…'. */
  writes: () => readonly string[];
}

const patternOf = (spec: EndpointSpec): RegExp =>
  new RegExp(`^/api${spec.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const keyOf = (spec: EndpointSpec): string => `${spec.method} ${spec.path}`;

const breaches: string[] = [];

/**
 * Mismatches with the contract since the last call, for `setup.ts`. The app itself would take an error here for a dead
 * network.
 */
export const takeBreaches = (): string[] => breaches.splice(0);

function breach(what: string): never {
  breaches.push(what);
  throw new Error(what);
}

function problem(spec: EndpointSpec, { code, extra }: Refusal): Response {
  if (!failuresOf(spec).includes(code)) breach(`The contract doesn't let ${keyOf(spec)} refuse with ${code}`);
  const [status, title] = errorCatalogue[code];
  const { retryAfter, ...rest } = extra;
  const body = { type: 'about:blank', title, status, code, detail: title, ...rest };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
}

function success(spec: EndpointSpec, answer: unknown): Response {
  const [status, schema] = Object.entries(spec.responses)[0] ?? ['500', null];
  if (schema === null) return new Response(null, { status: Number(status) });
  assertShape(schema, answer, `the fake answer of ${keyOf(spec)}`);
  return new Response(JSON.stringify(answer), {
    status: Number(status),
    headers: { 'Content-Type': 'application/json' },
  });
}

function assertShape(schema: TSchema, value: unknown, what: string): void {
  if (Value.Check(schema, value)) return;
  const first = Value.Errors(schema, value)[0];
  breach(`The contract doesn't know ${what}: ${first?.instancePath} ${first?.message}`);
}

let cut = promiseToSettle<NoAnswer>();

/** Cuts off all calls that have no answer yet. Otherwise the outbox would wait for them during the next test. */
export function cutOffUnanswered(): void {
  cut.resolve(cutOff());
  cut = promiseToSettle();
}

async function answer(handler: Handler, asked: RecordedCall): Promise<Response> {
  const reply = await Promise.race([handler.reply(asked), cut.promise]);
  if (reply instanceof NoAnswer) throw new TypeError('Failed to fetch');
  if (reply instanceof Refusal) return problem(handler.spec, reply);
  return reply instanceof Response ? reply : success(handler.spec, reply);
}

/** A literal path wins over one with a parameter: in `/shops/nearby/`, 'nearby' isn't an id. */
const handlerOf = (handlers: readonly Handler[], method: string, path: string): Handler | undefined =>
  handlers
    .filter(({ spec, pattern }) => spec.method === method && pattern.test(path))
    .sort((one, other) => one.spec.path.split('{').length - other.spec.path.split('{').length)[0];

const recordOf = ({ pattern }: Handler, url: URL, init: RequestInit): RecordedCall => ({
  params: { ...pattern.exec(url.pathname)?.groups },
  query: Object.fromEntries(url.searchParams),
  body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
  headers: new Headers(init.headers),
});

interface Heard {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly log: { key: string; asked: RecordedCall }[];
  readonly writes: string[];
  isThere: boolean;
}

/** The app checks with HEAD whether the server can be reached. */
function hello({ isThere }: Heard): Response {
  if (!isThere) throw new TypeError('Failed to fetch');
  return new Response();
}

const fetchFrom =
  (heard: Heard): typeof fetch =>
  async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.origin);
    const method = init.method ?? 'GET';
    if (method === 'HEAD' && url.pathname === '/') return hello(heard);
    if (method !== 'GET') heard.writes.push(`${method} ${url.pathname}`);
    const handler = handlerOf([...heard.handlers.values()], method, url.pathname);
    if (!handler) throw new Error(`Nobody answers ${method} ${url.pathname}: api.on(…) is missing`);
    const asked = recordOf(handler, url, init);
    if (handler.spec.body)
      assertShape(handler.spec.body, asked.body, `what is sent to ${keyOf(handler.spec)}`);
    heard.log.push({ key: keyOf(handler.spec), asked });
    return answer(handler, asked);
  };

/** Replaces the network until the next fake API. A call without an answer rejects. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Handler>();
  const heard: Heard = { handlers, log: [], writes: [], isThere: true };
  globalThis.fetch = fetchFrom(heard);
  const api: FakeApi = {
    on(spec, reply) {
      const isFunction = typeof reply === 'function';
      handlers.delete(keyOf(spec));
      handlers.set(keyOf(spec), {
        spec,
        pattern: patternOf(spec),
        reply: isFunction ? (reply as (asked: RecordedCall) => unknown) : () => reply, // told apart just now
      });
      return api;
    },
    setThere(next) {
      heard.isThere = next;
    },
    knows: (spec) => handlers.has(keyOf(spec)),
    replyOf: (spec) => handlers.get(keyOf(spec))?.reply ?? breach(`Nobody answers ${keyOf(spec)} yet`),
    asked: (spec) => heard.log.filter(({ key }) => key === keyOf(spec)).map(({ asked }) => asked),
    writes: () => [...heard.writes],
  };
  return api;
}
