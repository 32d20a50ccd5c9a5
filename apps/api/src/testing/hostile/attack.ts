// Sends generated requests to a test app, and notes each answer that must not be.
import type { LightMyRequestResponse } from 'fastify';
import { textOfAnswer } from '../answer-text.ts';
import type { Client } from '../client.ts';
import { endpointFor } from '../endpoints.ts';
import { makePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { type ApiDocument, operationsOf } from './api-document.ts';
import {
  type Attackers,
  makeAttackers,
  type Role,
  roleFor,
  signInAgain,
  tokenOf,
  usualRole,
} from './attackers.ts';
import { rollDice } from './dice.ts';
import { judgeByDocument } from './judge-by-document.ts';
import { KnownValues } from './known-values.ts';
import { type HostileRequest, makeRequest, type RequestParts } from './make-request.ts';
import { type RowWatch, watchRows } from './watch-rows.ts';

/** Refused calls may change these, each for the reason beside it. */
const mayChange = [
  'sessions', // the last use, written in the background
  'login_codes', // a wrong code counts against its number
  'wrong_guesses', // the same
  'code_limits', // the same
  'uncounted_views', // counted in the background
  'article_views', // the same
  'articles', // the same
];

interface AttackOptions {
  /** The same seed makes the same requests. */
  readonly seed: number;
  readonly requests: number;
  /** Told of the requests sent so far, once per village. */
  readonly onVillage?: (sent: number) => void;
}

interface AttackReport {
  /** What must not be, with the request that led to it. */
  readonly faults: string[];
  readonly byStatus: Record<string, number>;
  /** Over two seconds. */
  readonly slow: string[];
  slowestMs: number;
}

const slowMs = 2_000;
const mostFaults = 20;
/** So that people and records never run out. */
const requestsPerVillage = 10_000;
const readsAtOnce = 5;

interface Ready {
  /** From 0. */
  readonly count: number;
  /** Of the operation. */
  readonly path: string;
  readonly role: Role;
  readonly request: HostileRequest;
}

interface Sent extends Ready {
  /** Undefined after an error that isn't an answer. */
  readonly answer: LightMyRequestResponse | undefined;
  readonly error: unknown;
  readonly ms: number;
}

export async function attack(testApp: TestApp, options: AttackOptions): Promise<AttackReport> {
  const document: ApiDocument = (await testApp.nobody.get('/docs/json')).body;
  const watch = await watchRows(testApp.config.databaseUrl ?? '', mayChange);
  const report: AttackReport = { faults: [], byStatus: {}, slow: [], slowestMs: 0 };
  const { stackTraceLimit } = Error;
  // Most requests are refused, and the stack of a refusal takes long.
  Error.stackTraceLimit = 0;
  try {
    await sendMany({ testApp, document, watch, report }, options);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    await watch.close();
  }
  return report;
}

interface AttackParts {
  readonly testApp: TestApp;
  readonly document: ApiDocument;
  readonly watch: RowWatch;
  readonly report: AttackReport;
}

async function sendMany(
  { testApp, document, watch, report }: AttackParts,
  { seed, requests, onVillage }: AttackOptions,
): Promise<void> {
  const dice = rollDice(seed);
  const known = new KnownValues();
  const parts: RequestParts = { document, dice, known, picture: await makePicture() };
  const operations = operationsOf(document);
  const people = peopleFor(testApp, known, watch);
  const note = makeNotes(document, report);
  const sendAll = async (all: readonly Ready[]): Promise<void> => {
    const sent = await Promise.all(all.map((one) => send(testApp, one)));
    const changed = await watch.changedTables();
    // Some reads are noted in the audit. A repeat shows whether a refused one changed a row, too.
    const isUnclear = changed.length > 0 && !sent.every(isRefused);
    for (const one of sent) {
      if (isUnclear && isRefused(one)) note(await send(testApp, one), await watch.changedTables());
      else note(one, changed);
      learn(known, one);
    }
    for (const one of sent) await people.comeBack(one);
  };
  const reads: Ready[] = [];
  for (let count = 0; count < requests && report.faults.length < mostFaults; count += 1) {
    if (count % requestsPerVillage === 0) {
      onVillage?.(count);
      await people.renew();
    }
    const operation = dice.pick(operations);
    const role = roleFor(operation.path, dice);
    const request = withToken(makeRequest(parts, operation), tokenOf(people.of(role), dice));
    const ready = { count, path: operation.path, role, request };
    if (!isRead(ready)) await sendAll([ready]);
    else if (reads.push(ready) === readsAtOnce) await sendAll(reads.splice(0));
  }
  await sendAll(reads);
}

/** Repeating it is harmless, so several of them share the look for changed rows. */
const isRead = ({ path, request }: Ready): boolean =>
  request.method === 'GET' && path !== '/api/deliveries/requests/{id}/accept/';

/** The people of a village. Those who have lost their session sign in again, and if they can't, a new village is made. */
function peopleFor(testApp: TestApp, known: KnownValues, watch: RowWatch) {
  let people: Attackers | undefined;
  const of = (role: Role): Client => {
    if (!people) throw new Error('there is no village yet');
    return people[role];
  };
  const renew = async (): Promise<void> => {
    people = await makeAttackers(testApp, known);
    await watch.changedTables();
  };
  const comeBack = async (sent: Sent): Promise<void> => {
    if (!people || !hasLost(people[sent.role], sent)) return;
    people = await signInAgain(testApp, people, sent.role);
    if (people) await watch.changedTables();
    else await renew();
  };
  return { of, renew, comeBack };
}

const withToken = (request: HostileRequest, token: Readonly<Record<string, string>>): HostileRequest => ({
  ...request,
  headers: { ...request.headers, ...token },
});

async function send({ app }: TestApp, ready: Ready): Promise<Sent> {
  const begun = performance.now();
  const { method, payload, ...rest } = ready.request;
  try {
    const answer = await app.inject({
      ...rest,
      method: method as 'GET', // or any other
      ...(payload === undefined ? {} : { payload }),
    });
    return { ...ready, answer, error: undefined, ms: performance.now() - begun };
  } catch (error) {
    return { ...ready, answer: undefined, error, ms: performance.now() - begun };
  }
}

/** Adds what is wrong with an answer to the report. */
function makeNotes(document: ApiDocument, report: AttackReport) {
  const judge = judgeByDocument(document);
  const operations = new Map(operationsOf(document).map((one) => [`${one.method} ${one.path}`, one]));
  return (sent: Sent, changed: readonly string[]): void => {
    const { answer, error, ms } = sent;
    report.slowestMs = Math.max(report.slowestMs, ms);
    if (ms > slowMs) report.slow.push(`${Math.round(ms)} ms: ${lineOf(sent)}`);
    if (!answer) {
      report.faults.push(`${error}: ${lineOf(sent)}`);
      return;
    }
    const status = answer.statusCode;
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
    const { method, url } = answer.raw.req;
    const spec = endpointFor(String(method), String(url));
    const fault = judge(spec && operations.get(`${spec.method} /api${spec.path}`), answer);
    if (fault) report.faults.push(`${fault}: ${lineOf(sent)}`);
    if (isRefused(sent) && changed.length > 0) report.faults.push(`${changed} changed: ${lineOf(sent)}`);
  };
}

/** A wrong delivery code isn't, because it counts against its order. */
const isRefused = ({ answer }: Sent): boolean =>
  answer !== undefined &&
  answer.statusCode >= 400 &&
  answer.statusCode < 500 &&
  !answer.body.includes('"code":"code.wrong"');

const shown = 300;

function lineOf({ count, request, role, answer }: Sent): string {
  const { method, url, headers, payload = '' } = request;
  const parts = [
    url,
    JSON.stringify(headers),
    JSON.stringify(String(payload)),
    answer ? textOfAnswer(answer) : '',
  ];
  const [path, ...rest] = parts.map((part) => (part.length > shown ? `${part.slice(0, shown)}…` : part));
  return `#${count} ${role} ${method} ${path} → ${answer?.statusCode} ${rest.join(' ')}`;
}

/** This person has signed out, is blocked, or has lost the role. */
function hasLost({ token }: Client, { request, role, answer }: Sent): boolean {
  if (!answer || role === 'nobody' || role === 'blocked') return false;
  if (request.headers.authorization !== `Token ${token}`) return false;
  const code = answer.statusCode === 401 || answer.statusCode === 403 ? codeOf(answer) : '';
  if (code === 'role.required') return role === usualRole(request.url);
  return code === 'auth.required' || code === 'account.blocked';
}

function codeOf(answer: LightMyRequestResponse): unknown {
  const text = textOfAnswer(answer);
  return text === '' ? undefined : JSON.parse(text).code;
}

function learn(known: KnownValues, { path, answer }: Sent): void {
  if (!answer || answer.statusCode >= 300) return;
  const text = textOfAnswer(answer);
  if (text.startsWith('{')) known.learnFrom(path, JSON.parse(text));
}
