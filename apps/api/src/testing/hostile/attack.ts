// Sends generated requests to a test app, one after another, and notes each answer that must not be.
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
import { watchRows } from './watch-rows.ts';

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
const requestsPerVillage = 4_000;

interface Sent {
  readonly request: HostileRequest;
  readonly role: Role;
  /** Undefined after an error that isn't an answer. */
  readonly answer: LightMyRequestResponse | undefined;
  readonly error: unknown;
  readonly ms: number;
}

export async function attack(testApp: TestApp, { seed, requests }: AttackOptions): Promise<AttackReport> {
  const document: ApiDocument = (await testApp.nobody.get('/docs/json')).body;
  const dice = rollDice(seed);
  const known = new KnownValues();
  const parts: RequestParts = { document, dice, known, picture: await makePicture() };
  const operations = operationsOf(document);
  const watch = await watchRows(testApp.config.databaseUrl ?? '', mayChange);
  const report: AttackReport = { faults: [], byStatus: {}, slow: [], slowestMs: 0 };
  const note = makeNotes(document, report);
  let people: Attackers | undefined;
  try {
    for (let count = 0; count < requests && report.faults.length < mostFaults; count += 1) {
      if (!people || count % requestsPerVillage === 0) {
        people = await makeAttackers(testApp, known);
        await watch.changedTables();
      }
      const operation = dice.pick(operations);
      const role = roleFor(operation.path, dice);
      const sent = await send(
        testApp,
        role,
        withToken(makeRequest(parts, operation), tokenOf(people[role], dice)),
      );
      note(sent, count, await watch.changedTables());
      learn(known, operation.path, sent);
      if (!hasLost(people[role], sent)) continue;
      people = await signInAgain(testApp, people, role);
      await watch.changedTables();
    }
  } finally {
    await watch.close();
  }
  return report;
}

const withToken = (request: HostileRequest, token: Readonly<Record<string, string>>): HostileRequest => ({
  ...request,
  headers: { ...request.headers, ...token },
});

async function send({ app }: TestApp, role: Role, request: HostileRequest): Promise<Sent> {
  const begun = performance.now();
  const { method, payload, ...rest } = request;
  try {
    const answer = await app.inject({
      ...rest,
      method: method as 'GET', // or any other
      ...(payload === undefined ? {} : { payload }),
    });
    return { request, role, answer, error: undefined, ms: performance.now() - begun };
  } catch (error) {
    return { request, role, answer: undefined, error, ms: performance.now() - begun };
  }
}

/** Adds what is wrong with an answer to the report. */
function makeNotes(document: ApiDocument, report: AttackReport) {
  const judge = judgeByDocument(document);
  const operations = new Map(operationsOf(document).map((one) => [`${one.method} ${one.path}`, one]));
  return (sent: Sent, count: number, changed: readonly string[]): void => {
    const { answer, error, ms } = sent;
    report.slowestMs = Math.max(report.slowestMs, ms);
    if (ms > slowMs) report.slow.push(`${Math.round(ms)} ms: ${lineOf(sent, count)}`);
    if (!answer) {
      report.faults.push(`${error}: ${lineOf(sent, count)}`);
      return;
    }
    const status = answer.statusCode;
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
    const { method, url } = answer.raw.req;
    const spec = endpointFor(String(method), String(url));
    const fault = judge(spec && operations.get(`${spec.method} /api${spec.path}`), answer);
    if (fault) report.faults.push(`${fault}: ${lineOf(sent, count)}`);
    if (status >= 400 && status < 500 && changed.length > 0)
      report.faults.push(`${changed} changed: ${lineOf(sent, count)}`);
  };
}

const shown = 300;

function lineOf({ request, role, answer }: Sent, count: number): string {
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

function learn(known: KnownValues, path: string, { answer }: Sent): void {
  if (!answer || answer.statusCode >= 300) return;
  const text = textOfAnswer(answer);
  if (text.startsWith('{')) known.learnFrom(path, JSON.parse(text));
}
