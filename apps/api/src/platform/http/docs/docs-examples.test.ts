// Every call has an example that matches its schemas, and every refusal has one with its code.
import type { Problem } from '@haat/contract/problem';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveReferences } from '../../../testing/resolve-references.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Media {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Record<string, { value: Problem }>;
}
interface Components {
  readonly schemas: Record<string, object>;
  readonly examples: Record<string, { value: Problem }>;
}
interface Operation {
  readonly parameters?: { name: string; in: string; schema: object; example?: unknown }[];
  readonly requestBody?: { content: Record<string, Media> };
  readonly responses: Record<string, { description: string; content?: Record<string, Media> }>;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

let t: TestApp;
let components: Components;
let calls: (readonly [call: string, operation: Operation])[];
beforeAll(async () => {
  t = await createTestApp();
  const document = resolveReferences((await t.nobody.get('/docs/json')).body) as {
    paths: Record<string, Record<string, Operation>>;
    components: Components;
  }; // OpenAPI's own form
  const { paths } = document;
  ({ components } = document);
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
});
afterAll(() => t.close());

/** Compiled once for each schema: reading the components anew for every example takes half a minute. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile({ ...schema, components });
  validators.set(text, validate);
  return validate;
}

function expectExample(call: string, { schema, example }: Pick<Media, 'schema' | 'example'>): void {
  expect(example, `${call} has no example`).toBeDefined();
  const validate = validatorOf(schema);
  expect(validate(example), `${call}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

function typeOf(call: string): string {
  if (call.includes('/files/{id}/')) return '*/*';
  return call.endsWith('/export/') && !call.includes('/users/') ? 'text/csv' : 'application/json';
}

it('every call is documented', () => expect(calls.length).toBeGreaterThan(50));

it('every body has a valid example', () => {
  const bodies = calls.flatMap(([call, { requestBody }]) =>
    Object.values(requestBody?.content ?? {}).map((media) => [call, media] as const),
  );
  expect(bodies.length).toBeGreaterThan(15);
  for (const [call, media] of bodies) expectExample(call, media);
});

it('every answer with a body has a valid example', () => {
  for (const [call, { responses }] of calls) {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    expect(successes.length, call).toBeGreaterThan(0);
    for (const [status, { content }] of successes) {
      const type = typeOf(call);
      if (status !== '204') expect(Object.keys(content ?? {}), call).toEqual([type]);
      for (const media of Object.values(content ?? {})) expectExample(`${call} ${status}`, media);
    }
  }
});

it('every path parameter has an example, and every example of a parameter is valid', () => {
  for (const [call, { parameters = [] }] of calls) {
    for (const parameter of parameters) {
      if (parameter.in === 'path' || parameter.example !== undefined) {
        expectExample(`${call} ${parameter.name}`, parameter);
      }
    }
  }
});

it('every refusal shows one document of each of its codes [ERR-15]', () => {
  for (const [call, { responses }] of calls) {
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(refusals.length, call).toBeGreaterThan(0);
    for (const [status, { description, content }] of refusals) {
      const { schema = {}, examples = {} } = content?.['application/problem+json'] ?? {};
      const told = [...description.matchAll(/`([a-z_.]+)`:/g)].map(([, code]) => code);
      expect(Object.keys(examples), call).toEqual(told);
      for (const [code, { value }] of Object.entries(examples)) {
        expectExample(call, { schema, example: value });
        expect([value.code, value.status]).toEqual([code, Number(status)]);
      }
    }
  }
});

it.each([
  'input.invalid',
  'product.out_of_stock',
  'cart.changed',
  'product.stock_changed',
  'order.changed',
] as const)('the refusal %s shows its data', (code) => {
  const { errors = {}, items = [], cart, quantity, amount } = components.examples[code]?.value ?? {};
  const data = [
    ...Object.values(errors),
    ...items,
    ...(cart?.items ?? []),
    ...(quantity ? [quantity] : []),
    ...(amount ? [amount] : []),
  ];
  expect(data.length).toBeGreaterThan(0);
});
