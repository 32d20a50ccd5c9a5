import { roundCoordinate } from '@haat/contract/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { makePicture, uploadPicture } from '../../testing/pictures.ts';
import { type MadeShop, makeVerifiedShop, northOfCentre } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let operator: Client;
let made: MadeShop;

beforeAll(async () => {
  testApp = await createTestApp();
  operator = await makeOperatorClient(testApp);
  made = await makeVerifiedShop(testApp);
});
afterAll(() => testApp.close());

const north = (km: number) => {
  const { latitude, longitude } = northOfCentre(km);
  return { latitude: roundCoordinate(latitude), longitude };
};
const change = (fields: object) => made.retailer.patch('/shops/update/', fields);
const told = async () => (await operator.get('/users/notifications/')).body.results;

describe("a shop's name and place [SHOP-53]", () => {
  it('change for customers, in the audit, and each operator is told', async () => {
    const address = 'Temple Road\nBy the well\nChembukara';
    const answer = await change({ name: 'Amma Stores', address, ...north(0.5) });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Amma Stores', address, ...north(0.5) } });
    expect((await made.retailer.get(`/shops/${made.shop.id}/`)).body).toMatchObject({
      name: 'Amma Stores',
      address,
    });
    const [line] = await auditOf(operator, 'shop', made.shop.id);
    expect(line).toMatchObject({
      action: 'shop.update',
      actor: { id: made.retailer.userId },
      before: { name: made.shop.name },
      after: { name: 'Amma Stores', address },
    });
    expect(await told()).toMatchObject([
      { body: `${made.shop.name} is now called Amma Stores.`, link: `/operator/shops/${made.shop.id}` },
    ]);
  });

  it('tell nobody when they stay as they are', async () => {
    const before = await told();
    expect((await change({ name: 'Amma Stores', is_open: true })).status).toBe(200);
    expect(await told()).toEqual(before);
  });

  it('move at most 1 km from where an operator last saw it, in several steps too [SHOP-54]', async () => {
    expect((await change(north(0.9))).status).toBe(200);
    const far = await change({ ...north(1.1), name: 'Amma Far' });
    expect(far).toMatchObject({ status: 409, body: { code: 'shop.too_far', title: 'Ask the operator' } });
    expect((await made.retailer.get('/shops/update/')).body).toMatchObject({
      name: 'Amma Stores',
      ...north(0.9),
    });
    await operator.post(`/operator/shops/${made.shop.id}/suspend/`, { reason: 'It moved.' });
    await operator.post(`/operator/shops/${made.shop.id}/restore/`);
    expect((await change(north(1.8))).status).toBe(200);
  });

  it('is moved further by an operator, who has seen it there [SHOP-54]', async () => {
    const path = `/operator/shops/${made.shop.id}/`;
    const { version } = (await operator.get(path)).body;
    const moved = await operator.patch(path, { version, ...north(5) });
    expect(moved).toMatchObject({ status: 200, body: { ...north(5), version: version + 1 } });
    expect((await made.retailer.get('/shops/update/')).body).toMatchObject(north(5));
    expect((await change(north(5.9))).status).toBe(200);
    expect((await change(north(6.1))).body.code).toBe('shop.too_far');
  });

  it.each([
    ['name', { name: '' }],
    ['address', { address: ' ' }],
    ['latitude', { latitude: 91 }],
    ['longitude', { longitude: 'east' }],
    ['cover', { cover: 999_999 }],
  ])('refuse a wrong %s', async (field, fields) => {
    const answer = await change(fields);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });
});

describe("a shop's picture [SHOP-53]", () => {
  it('is one of its retailer, or that of its type', async () => {
    const fields = { name: 'shop', is_primary: 'true' };
    const file = await makePicture();
    const { body: mine } = await uploadPicture(made.retailer, { file, fields });
    const before = await told();
    const { body } = await change({ cover: mine.id });
    expect(body.cover).toBe(mine.cover);
    expect((await made.retailer.get(`/shops/${made.shop.id}/`)).body.cover).toBe(mine.cover);
    expect((await change({ cover: null })).body.cover).not.toBe(mine.cover);
    expect(await told()).toEqual(before);
    const other = await makeVerifiedShop(testApp);
    const { body: theirs } = await uploadPicture(other.retailer, { file, fields });
    expect((await change({ cover: theirs.id })).status).toBe(400);
  });
});
