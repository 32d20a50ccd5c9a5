import { expect, it } from 'vitest';
import { serializerCompiler } from './serializers.ts';

/** A shape that counts how often its properties are looked up. */
function makeShape() {
  let looks = 0;
  const schema = {
    type: 'object',
    get properties() {
      looks += 1;
      return { id: { type: 'integer' } };
    },
  };
  return { schema, looks: () => looks };
}

const compile = (schema: object) =>
  serializerCompiler({ schema, method: 'GET', url: '/', httpStatus: '200' });

it('compiles a shape at its first answer, and once for all endpoints that have it [SCALE-88]', () => {
  const { schema, looks } = makeShape();
  const [one, other] = [compile(schema), compile(schema)];
  expect(looks()).toBe(0);
  expect(one({ id: 1, secret: 'x' })).toBe('{"id":1}');
  const first = looks();
  expect(first).toBeGreaterThan(0);
  expect(other({ id: 2 })).toBe('{"id":2}');
  expect(looks()).toBe(first);
});
