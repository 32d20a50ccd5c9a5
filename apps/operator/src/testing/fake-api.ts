// A fake server by endpoint. Requests, answers and refusals must match the contract.
import type { AnswerOf, EndpointSpec } from '@haat/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@haat/contract/errors';
import { failuresOf } from '@haat/contract/failures';
import { getDelivererSummary } from '@haat/contract/operator/cash';
import * as shops from '@haat/contract/operator/shops';
import * as today from '@haat/contract/operator/today';
import type { Problem } from '@haat/contract/problem';
import { Value } from 'typebox/value';
import { todayAtRest } from './today-records.ts';

export interface RecordedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

class Refusal {
  readonly code: ErrorCode;
  readonly extra: Partial<Problem>;
  constructor(code: ErrorCode, extra: Partial<Problem>) {
    this.code = code;
    this.extra = extra;
  }
}

/** A refusal of the server. */
export const refuse = (code: ErrorCode, extra: Partial<Problem> = {}): Refusal => new Refusal(code, extra);

type Reply<E extends EndpointSpec> = AnswerOf<E> | Refusal;
type LateReply<E extends EndpointSpec> = Reply<E> | Promise<Reply<E>>;

interface Handler {
  readonly spec: EndpointSpec;
  readonly reply: (asked: RecordedCall) => unknown;
}

const patternOf = ({ path }: EndpointSpec): RegExp =>
  new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>\\d+)')}$`);
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

const breaches: string[] = [];

/** Mismatches with the contract since the last call, for `setup.ts`. */
export const takeBreaches = (): string[] => breaches.splice(0);

function refusalOf(spec: EndpointSpec, { code, extra }: Refusal): Response {
  if (!failuresOf(spec).includes(code)) breaches.push(`${nameOf(spec)} doesn't refuse with ${code}`);
  const [status, title] = errorCatalogue[code];
  const problem = { type: 'about:blank', title, status, code, detail: title, ...extra };
  return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

function answerOf(spec: EndpointSpec, answer: unknown): Response {
  const [status, schema] = Object.entries(spec.responses)[0] ?? ['500', null];
  if (schema === null) return new Response(null, { status: Number(status) });
  if (!Value.Check(schema, answer)) breaches.push(`${nameOf(spec)} doesn't answer ${JSON.stringify(answer)}`);
  if (spec.csv)
    return new Response(String(answer), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  return Response.json(answer, { status: Number(status) });
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

function handlerOf(handlers: readonly Handler[], method: string | undefined, path: string): Handler {
  const found = handlers.find(({ spec }) => spec.method === method && patternOf(spec).test(path));
  if (found) return found;
  breaches.push(`nobody answers ${method} ${path}`);
  throw new TypeError('Failed to fetch');
}

/** Replaces the network until the next fake API. */
export function fakeApi() {
  const handlers = new Map<string, Handler>([
    // Every page makes this call.
    [nameOf(today.getToday), { spec: today.getToday, reply: () => todayAtRest }],
    // Each shop's page makes this call.
    [nameOf(shops.countNotCounted), { spec: shops.countNotCounted, reply: () => ({ not_counted: 0 }) }],
    // Each deliverer's page makes this call.
    [nameOf(getDelivererSummary), { spec: getDelivererSummary, reply: () => ({ days: [] }) }],
  ]);
  const log: { readonly name: string; readonly asked: RecordedCall }[] = [];
  globalThis.fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), window.location.origin);
    const handler = handlerOf([...handlers.values()], init.method, url.pathname);
    const { spec, reply } = handler;
    const body = bodyOf(init.body);
    if (spec.body && !Value.Check(spec.body, body)) {
      breaches.push(`${nameOf(spec)} doesn't take ${init.body}`);
    }
    const asked: RecordedCall = {
      params: { ...patternOf(spec).exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      body,
      headers: new Headers(init.headers),
    };
    log.push({ name: nameOf(spec), asked });
    const answer = await reply(asked);
    return answer instanceof Refusal ? refusalOf(spec, answer) : answerOf(spec, answer);
  };
  return {
    /** Sets the answer of an endpoint. A later one replaces an earlier one. */
    on<E extends EndpointSpec>(spec: E, reply: (asked: RecordedCall) => LateReply<E>): void {
      handlers.set(nameOf(spec), { spec, reply });
    },
    has: (spec: EndpointSpec): boolean => handlers.has(nameOf(spec)),
    /** The calls of an endpoint, oldest first. */
    asked: (spec: EndpointSpec): readonly RecordedCall[] =>
      log.filter(({ name }) => name === nameOf(spec)).map(({ asked }) => asked),
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;
