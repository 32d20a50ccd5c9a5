// The documentation has one valid example of each call.
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import * as accounts from './accounts.ts';
import type { EndpointSpec } from './endpoint.ts';
import { endpoints as allEndpoints } from './every-endpoint.ts';
import { examples } from './examples.ts';

const endpoints = [...allEndpoints.values()];
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

/** Checks for missing, wrong and unknown fields. */
function expectShape(schema: TSchema, value: unknown): void {
  expect(Value.Errors(schema, value)).toEqual([]);
  expect(Value.Clean(schema, structuredClone(value))).toEqual(value);
}

it('every call has one example', () => {
  expect(endpoints.length).toBeGreaterThan(50);
  expect(examples.map(({ spec }) => nameOf(spec)).sort()).toEqual(endpoints.map(nameOf).sort());
});

describe.each(examples.map((one) => [nameOf(one.spec), one] as const))('%s', (_, { spec, ...parts }) => {
  it('has a valid request', () => {
    if (spec.params) {
      expectShape(spec.params, parts.params);
      for (const id of Object.values(parts.params ?? {})) expect(id).toMatch(/^[1-9][0-9]*$/);
    }
    if (spec.query) expectShape(spec.query, parts.query);
    if (spec.body) expectShape(spec.body, parts.body);
  });

  it('has a valid answer', () => {
    // A 304 has no body.
    for (const [status, shape] of Object.entries(spec.responses)) {
      if (status === '304') continue;
      if (shape === null) expect(parts.answer).toBeUndefined();
      else expectShape(shape, parts.answer);
    }
  });
});

it('finds a wrong example', () => {
  const { body } = accounts.login;
  expect(() => expectShape(body, { number: '+919000000001' })).not.toThrow();
  expect(() => expectShape(body, { number: '12' })).toThrow();
  expect(() => expectShape(body, { number: '+919000000001', more: 1 })).toThrow();
});
