// Which bodies are accepted, and how others are refused.
import { request as sendRequest } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let person: Client;
let retailer: Client;
beforeAll(async () => {
  t = await createTestApp();
  person = await t.signIn();
  retailer = (await makeVerifiedShop(t)).retailer;
});
afterAll(() => t.close());

const path = '/customers/request/';
const json = { 'content-type': 'application/json' };
const send = (payload: string | Buffer, headers: Record<string, string> = json) =>
  person.send('POST', path, payload, headers);
const kept = async (): Promise<string[]> => {
  const { rows } = await t.database.pool.query('select body from customer_requests order by id');
  return rows.map(({ body }) => body);
};

it('refuses a number that is too large', async () => {
  const order = '{"slot":1,"expected_amount":1e400}';
  const answer = await retailer.send('POST', '/customers/checkout/', order, json);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toHaveProperty('expected_amount');
});

describe("bodies that aren't JSON objects", () => {
  it.each([
    ['half an object', '{"body": "x"'],
    ['a word', 'rice'],
    ['a list', '[{"body": "x"}]'],
    ['null', 'null'],
    ['a text', '"rice"'],
    ['a number', '7'],
    ['two objects', '{"body":"x"}{}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    [
      'a letter cut in half',
      Buffer.concat([Buffer.from('{"body": "'), Buffer.from([0xe0, 0xb4]), Buffer.from('"}')]),
    ],
    ['an object without end', '{"a":'.repeat(20_000)],
    ['lists without end', '['.repeat(200_000)],
  ])('%s: 400 input.malformed [API-6, ERR-4]', async (_, payload) => {
    const before = await kept();
    const answer = await send(payload);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.malformed']);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body.detail).toMatch(/\.$/);
    expect(await kept()).toEqual(before);
  });

  it('too deep a nesting: 400 [ERR-4]', async () => {
    const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
    const answer = await send(`{"body": "x", "more": ${deep}}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'input.malformed']);
  });

  it('an empty body counts as an empty object', async () => {
    for (const headers of [{}, json]) {
      const answer = await send('', headers);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'input.invalid',
        errors: { body: ['The field is required'] },
      });
    }
  });
});

describe('another type', () => {
  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/xml'],
    ['application/jsonx'],
    ['multipart/form-data; boundary=b'],
    ['nonsense'],
  ])('%s: 415 body.unsupported [ERR-11]', async (type) => {
    const answer = await send('{"body": "x"}', { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([415, 'body.unsupported']);
  });

  it('a body without a type: 415 [ERR-11]', async () => {
    const answer = await send('{"body": "x"}', {});
    expect([answer.status, answer.body.code]).toEqual([415, 'body.unsupported']);
  });

  it.each([['x'], ['compress'], ['gzip'], ['gzip, gzip'], ['br'], ['deflate'], ['identity, br']])(
    'refuses the Content-Encoding %s: 415 [ERR-11]',
    async (encoding) => {
      const answer = await send(gzipSync('{"body": "x"}'), { ...json, 'content-encoding': encoding });
      expect([answer.status, answer.body.code]).toEqual([415, 'body.unsupported']);
      expect(answer.body.detail).toContain('Content-Encoding');
    },
  );

  it('accepts the Content-Encoding identity [ERR-11]', async () => {
    const headers = { ...json, 'content-encoding': 'Identity' };
    expect((await send('{"body": "x"}', headers)).status).toBe(201);
  });

  it('refuses 64 MiB in 100 bytes of brotli, also without a sign-in and in forms [ERR-11]', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    const headers = { ...json, 'content-encoding': 'br' };
    const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-encoding': 'br' };
    const answers = [
      await t.nobody.send('POST', '/users/login/', bomb, headers),
      await send(bomb, headers),
      await retailer.send('POST', '/shops/product-images/', bomb, form),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 415]);
  });

  it.each([['application/json; charset=utf-8'], ['Application/JSON']])('%s is JSON', async (type) => {
    expect((await send('{"body": "x"}', { 'content-type': type })).status).toBe(201);
  });
});

describe('characters', () => {
  it.each([
    ['NUL', '{"body": "a\\u0000b"}'],
    ['half of a letter', '{"body": "a\\ud83cb"}'],
    ['the other half', '{"body": "\\udf45"}'],
  ])('%s: 400 by field [API-10]', async (_, payload) => {
    const answer = await send(payload);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'input.invalid', errors: { body: [expect.any(String)] } });
  });

  it('are trimmed at the ends, and not normalised [API-10]', async () => {
    const answer = await send(JSON.stringify({ body: '\n cafe\u0301  «🍅»\t\u200d ചക്ക \r\n' }));
    expect(answer.body.body).toBe('cafe\u0301  «🍅»\t\u200d ചക്ക');
  });

  it.each([['\u200b'], ['\u2060 \u202e'], ['\u3000\u2028'], ['\u0001']])(
    '%j alone count as empty [API-10]',
    async (body) => {
      expect((await send(JSON.stringify({ body }))).body.errors).toEqual({ body: ['The field is required'] });
    },
  );

  it('are counted by code points [LIMIT-2]', async () => {
    expect((await send(JSON.stringify({ body: '🍅'.repeat(2000) }))).status).toBe(201);
    expect((await send(JSON.stringify({ body: '🍅'.repeat(2001) }))).status).toBe(400);
  });

  it('NUL in a query: 400 [API-10]', async () => {
    expect((await person.get('/blog/articles/?search=a%00b')).status).toBe(400);
  });
});

describe('unknown fields', () => {
  it('are ignored [API-12]', async () => {
    const body = '{"body": "x", "status": "closed", "id": 7, "userId": 1, "user_id": 1}';
    const answer = await send(body);
    expect([answer.status, answer.body.status]).toEqual([201, 'open']);
  });

  it('that could pollute prototypes are ignored [API-12]', async () => {
    const poison =
      '{"body": "x", "__proto__": {"is_operator": true}, "constructor": {"prototype": {"a": 1}}}';
    expect((await send(poison)).status).toBe(201);
    expect(({} as Record<string, unknown>).is_operator).toBeUndefined();
    expect((await person.get('/users/cities/?__proto__[limit]=0&constructor=1')).status).toBe(200);
  });
});

describe('numbers in a query', () => {
  it.each([['1e1'], ['0x10'], ['%2B5'], ['5.0'], ['1&limit=2'], ['%D9%A3']])(
    'limit=%s is refused [API-13]',
    async (limit) => {
      const answer = await person.get(`/users/cities/?limit=${limit}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors)).toEqual(['limit']);
    },
  );

  it('may be as large as an id and larger', async () => {
    for (const offset of [Number.MAX_SAFE_INTEGER, '99999999999999999999']) {
      const answer = await person.get(`/users/cities/?offset=${offset}`);
      expect([answer.status, answer.body.results]).toEqual([200, []]);
    }
    const answer = await person.get('/users/cities/?limit=99999999999999999999');
    expect(answer.body.errors).toEqual({ limit: ['Use 100 or less.'] });
  });
});

describe('a body that is too large', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  /** Over a real connection: `length` false sends it in chunks. */
  function post(bytes: number, withLength: boolean, type = 'application/json'): Promise<[number, string]> {
    return new Promise((resolve, reject) => {
      const text = `{"body": "${'x'.repeat(bytes - 12)}"}`;
      const headers = {
        'content-type': type,
        authorization: `Token ${person.token}`,
        ...(withLength ? { 'content-length': text.length } : { 'transfer-encoding': 'chunked' }),
      };
      const request = sendRequest({ port, method: 'POST', path: `/api${path}`, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => resolve([answer.statusCode ?? 0, Buffer.concat(chunks).toString()]));
      });
      request.on('error', reject);
      request.end(text);
    });
  }

  it.each([
    [262_145, true],
    [262_145, false],
    [10_000_000, true],
    [10_000_000, false],
  ])(
    '%i bytes (with Content-Length: %s): 413, and the connection stays open [ERR-10]',
    async (bytes, withLength) => {
      const [status, text] = await post(bytes, withLength);
      expect([status, JSON.parse(text).code]).toEqual([413, 'body.too_large']);
    },
  );

  it('is refused before its type is checked', async () => {
    expect((await post(300_000, true, 'text/plain'))[0]).toBe(413);
  });

  it.each([[true], [false]])(
    'is not one of 256 KiB (with Content-Length: %s) [ERR-10]',
    async (withLength) => {
      const [status, text] = await post(262_144, withLength);
      expect([status, JSON.parse(text).code]).toEqual([400, 'input.invalid']);
    },
  );
});
