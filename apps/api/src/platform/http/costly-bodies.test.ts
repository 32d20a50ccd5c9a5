// Small bodies that are costly to check are refused early, with a small document.
import { endpoints } from '@haat/contract/every-endpoint';
import { serverLimits } from '@haat/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Shape } from './cut-long-arrays.ts';

const bodies = [...endpoints.values()].flatMap(({ method, path, body }) =>
  body ? [{ name: `${method} ${path}`, body: body as Shape }] : [],
); // JSON Schema

let t: TestApp;
let person: Client;
let retailer: Client;
beforeAll(async () => {
  t = await createTestApp();
  person = await t.signIn();
  retailer = (await makeVerifiedShop(t)).retailer;
});
afterAll(() => t.close());

function expectSmall(answer: TestAnswer): string[] {
  expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
  expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(16_384);
  const fields = Object.keys(answer.body.errors);
  expect(fields.length).toBeLessThanOrEqual(20);
  return fields;
}

const many = (item: unknown, count: number) => Array.from({ length: count }, () => item);
const nul = '\0';

describe('an array over its maxItems', () => {
  it.each<[string, unknown, string]>([
    ['/customers/orders/1/verified/', { items: many({}, 85_000) }, 'items'],
    ['/customers/orders/1/verified/', { item_data: { items: many({}, 85_000) } }, 'item_data.items'],
    ['/users/notifications/mark_read/', { ids: many('', 85_000) }, 'ids'],
    ['/shops/create/', { additional_types: many('', 85_000) }, 'additional_types'],
    ['/shops/products-retailer/', { tags: many(7, 85_000) }, 'tags'],
    ['/shops/products-retailer/', { images: many({}, 80_000) }, 'images'],
    ['/shops/catalogue/add_all/', { exclude: many({}, 80_000) }, 'exclude'],
  ])('%s: %# reports the array first, and at most 20 fields [ERR-14]', async (path, body, field) => {
    const fields = expectSmall(await retailer.post(path, body));
    expect(fields[0]).toBe(field);
  });

  it('keeps its message and those of other fields', async () => {
    const answer = await retailer.post('/shops/products-retailer/', {
      name: 'Tea',
      type: 1,
      tags: many('tea', 21),
      images: ['x', 1],
    });
    expect(answer.body.errors).toMatchObject({
      tags: ['Name at most 20.'],
      'images.0': ['Send a whole number.'],
      price: ['The field is required'],
    });
    expect(Object.keys(answer.body.errors)).not.toContain('images');
  });

  it('is cut exactly at the limit', async () => {
    const ids = many(1, 1000);
    expect((await person.post('/users/notifications/mark_read/', { ids })).status).toBe(204);
    const answer = await person.post('/users/notifications/mark_read/', { ids: [...ids, 1] });
    expect(answer.body.errors).toEqual({ ids: ['Name at most 1000.'] });
  });
});

it.each(bodies)('$name gives each of its arrays a maxItems', ({ body }) => {
  const unlimited = (shape: Shape): boolean =>
    (shape.type === 'array' && shape.maxItems === undefined) ||
    [shape.items, ...Object.values(shape.properties ?? {})].some((inside) => inside && unlimited(inside)) ||
    [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].some(unlimited);
  expect(unlimited(body)).toBe(false);
});

describe('many errors', () => {
  it('within maxItems are reported up to the twentieth [ERR-14]', async () => {
    const answer = await retailer.post('/shops/catalogue/add_all/', { exclude: many({}, 20_000) });
    expect(expectSmall(answer)).toHaveLength(20);
  });

  it('in texts are reported up to the twentieth [ERR-14]', async () => {
    const fields = expectSmall(await person.post('/users/setup/', { more: many(nul, 28_000) }));
    expect(fields).toEqual(many(0, 20).map((_, at) => `more.${at}`));
  });

  it('in nested texts without a sign-in are reported up to the twentieth [ERR-14]', async () => {
    const answer = await t.nobody.post('/users/login/', { a: many({ b: [nul] }, 900) });
    expect(expectSmall(answer)).toHaveLength(20);
  });

  it.each([
    ['long', 'x'.repeat(8_000)],
    ['of control characters', '\u0001'.repeat(2_000)],
    ['of emoji', '🍅'.repeat(2_000)],
    ['of half surrogates', '\ud83c'.repeat(2_000)],
  ])('with field names that are %s make a small document [ERR-14]', async (_, name) => {
    const body = Object.fromEntries(many(0, 20).map((_, at) => [`${at}${name}`, nul]));
    expect(expectSmall(await person.post('/users/setup/', body))).toHaveLength(20);
  });
});

describe('a call without a sign-in', () => {
  const bodyOf = (bytes: number) => `{"number":"${'9'.repeat(bytes - 13)}"}`;
  const json = { 'content-type': 'application/json' };

  it.each(['/users/login/', '/users/login/verify/'])('%s takes 16 KiB [ERR-10]', async (path) => {
    expect((await t.nobody.send('POST', path, bodyOf(16_384), json)).status).toBe(400);
    for (const bytes of [16_385, 262_145, 1_000_000]) {
      const answer = await t.nobody.send('POST', path, bodyOf(bytes), json);
      expect([answer.status, answer.body.code]).toEqual([413, 'body.too_large']);
      expect(answer.body.detail).toBe('Send at most 16 KiB.');
    }
  });

  it('accepts no more without Content-Length [ERR-10]', async () => {
    const url = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(bodyOf(16_385)));
        controller.close();
      },
    });
    const request = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit; // Node's own field
    expect((await fetch(new URL('/api/users/login/', url), request)).status).toBe(413);
  });

  it("doesn't affect a signed-in call's 256 KiB [ERR-10]", async () => {
    const answer = await person.send('POST', '/users/setup/', bodyOf(serverLimits.jsonBytes), json);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.invalid']);
  });
});
