import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let operator: Client;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

const path = '/operator/images/';

it("an operator's picture is stored and served, and belongs to nobody [DESK-16]", async () => {
  const { status, body } = await uploadPicture(operator, { file: await makePicture() }, path);
  expect(status).toBe(201);
  expect((await t.app.inject({ url: body.cover })).headers['content-type']).toBe('image/webp');
  const { rows } = await t.database.pool.query('select owner_id from images where id = $1', [body.id]);
  expect(rows).toEqual([{ owner_id: null }]);
});

it("refuses a file that isn't a picture, a missing one, and a large one [DESK-16]", async () => {
  const send = (file?: Uint8Array) => uploadPicture(operator, file ? { file } : {}, path);
  const answers = [
    await send(new TextEncoder().encode('name;price')),
    await send(),
    await send(new Uint8Array(1_048_577)),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [415, 'image.invalid'],
    [400, 'input.invalid'],
    [413, 'image.too_large'],
  ]);
});
