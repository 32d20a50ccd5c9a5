// The server doesn't check the contract's schemas when it compiles them.
import { endpoints } from '@haat/contract/every-endpoint';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';

const ajv = new Ajv({ strict: false });

const isValid = (schema: object): boolean => ajv.validateSchema(schema) === true;

it('every shape of the contract is a valid schema', () => {
  for (const [name, { params, query, body }] of endpoints) {
    for (const schema of [params, query, body]) if (schema) expect(isValid(schema), name).toBe(true);
  }
  expect(endpoints.size).toBeGreaterThan(100);
});

it('finds a wrong schema', () => {
  expect(isValid({ type: 'object', properties: { id: { type: 'interger' } } })).toBe(false);
});
