// Contract, server and documentation agree.
import { pathOf } from '@haat/contract/endpoint';
import { statusOf } from '@haat/contract/errors';
import { endpoints as allEndpoints } from '@haat/contract/every-endpoint';
import { failuresOf } from '@haat/contract/failures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveReferences } from '../../../testing/resolve-references.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const endpoints = [...allEndpoints];

interface Operation {
  readonly summary: string;
  readonly security?: unknown;
  readonly parameters?: { name: string; in: string }[];
  readonly operationId: string;
  readonly requestBody?: { required: boolean; content: Record<string, unknown> };
  readonly responses: Record<string, { content?: Record<string, unknown> }>;
}
let t: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  t = await createTestApp();
  document = resolveReferences((await t.nobody.get('/docs/json')).body);
});
afterAll(() => t.close());

it('the contract has all its calls', () => {
  expect(endpoints.length).toBeGreaterThan(50);
});

describe.each(endpoints)('%s', (_, spec) => {
  const path = `/api${spec.path}`;

  it('is served, and needs a token unless it is for anyone [WHO-3, API-1, API-5]', async () => {
    const answer = await t.app.inject({ method: spec.method, url: pathOf(spec, { id: 1 }) });
    if (spec.who === 'anyone') expect(answer.statusCode).toBe(400);
    else expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.required']);
  });

  it('is documented, with its refusals [API-3, API-4, ERR-15]', () => {
    const operation = document.paths[path]?.[spec.method.toLowerCase()];
    expect(operation?.summary).toBe(spec.summary);
    const named = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const asked = [...named, ...Object.keys(spec.query?.properties ?? {})];
    expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual(expect.arrayContaining(asked));
    const statuses = [
      ...Object.keys(spec.responses),
      ...failuresOf(spec).map((code) => String(statusOf(code))),
    ];
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
    for (const code of failuresOf(spec)) {
      expect(operation?.responses[statusOf(code)]?.content).toHaveProperty(['application/problem+json']);
    }
    expect(Boolean(operation?.security)).toBe(spec.who !== 'anyone');
    if (spec.method !== 'GET')
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['400', '415']));
    if (spec.body) expect(operation?.requestBody?.content).toHaveProperty(['application/json']);
    if (spec.multipart) expect(operation?.requestBody?.content).toHaveProperty(['multipart/form-data']);
  });
});

describe('facts outside the schemas', () => {
  const operation = (method: string, path: string) => document.paths[`/api${path}`]?.[method];
  const headers = (found: Operation | undefined) =>
    (found?.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);

  it('Idempotency-Key, ETag and Retry-After are documented', () => {
    const checkout = operation('post', '/customers/checkout/');
    expect(headers(checkout)).toEqual(['Idempotency-Key']);
    for (const status of ['409', '429'])
      expect(checkout?.responses[status]).toHaveProperty('headers.Retry-After');
    const poll = operation('get', '/users/notifications/');
    expect([headers(poll), Object.keys(poll?.responses ?? {})]).toEqual([
      ['If-None-Match'],
      expect.arrayContaining(['200', '304']),
    ]);
    expect(headers(operation('post', '/users/login/'))).toEqual([]);
  });

  it('optional bodies are documented', () => {
    expect(operation('post', '/users/notifications/mark_read/')?.requestBody?.required).toBe(false);
    expect(operation('post', '/customers/checkout/')?.requestBody?.required).toBe(true);
  });

  it('every operation has a unique name', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(names).toContain('postShopsOrdersIdAccept');
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('/api/docs', () => {
  it('is a page that needs no sign-in [API-3]', async () => {
    for (const headers of [{}, { authorization: 'Token dead' }, { accept: 'text/html,*/*' }]) {
      const answer = await t.app.inject({ url: '/api/docs', headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch('text/html');
    }
  });

  it('serves the OpenAPI document, also at /json [API-3]', async () => {
    expect(document.openapi).toMatch(/^3\.1/);
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/json/']) {
      const answer = await t.app.inject({ url, headers: { accept: 'application/json' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch('application/json');
      expect(resolveReferences(answer.json()).paths).toEqual(document.paths);
    }
  });

  it('lists each path once, with its slash', () => {
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/.*\/$/);
  });
});

it('nothing else under /api answers with a page [API-3]', async () => {
  const person = await t.signIn();
  for (const [, spec] of endpoints) {
    for (const token of [undefined, person.token]) {
      const headers = { accept: 'text/html', ...(token ? { authorization: `Token ${token}` } : {}) };
      const answer = await t.app.inject({ method: spec.method, url: pathOf(spec, { id: 'x' }), headers });
      expect(answer.headers['content-type'] ?? '').not.toMatch('html');
    }
  }
});
