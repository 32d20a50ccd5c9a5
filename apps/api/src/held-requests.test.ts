// A role is removed while a request waits for its body, or while its change is running.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockUser, makeDeliverer, takeOperatorRole, unblockUser } from './slices/accounts/index.ts';
import { dismissDeliverer } from './slices/deliveries/index.ts';
import { restoreShop, suspendShop } from './slices/shops/index.ts';
import { anyWrite } from './testing/any-write.ts';
import type { Client } from './testing/client.ts';
import { type HeldRequest, holdRequest } from './testing/held-requests.ts';
import { countLockWaits, waitForLockWait } from './testing/lock-waits.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { orderIn } from './testing/orders.ts';
import { makePicture } from './testing/pictures.ts';
import { productInput } from './testing/products.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from './testing/village.ts';

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
});
afterEach(() => t.database.inTx((tx) => restoreShop(tx, null, village.retailer.shopId)));
afterAll(() => t.close());

const category = { path: '/operator/categories/', body: { name: 'Notices' } };
const takeRole = (userId: number) => t.database.inTx((tx) => takeOperatorRole(tx, null, userId));
const suspend = () =>
  t.database.inTx((tx) => suspendShop(tx, null, { shopId: village.retailer.shopId, reason: 'Complaints' }));
const count = async (from: string): Promise<number> =>
  (await t.database.pool.query(`select count(*)::int as count from ${from}`)).rows[0].count;

async function finish(held: HeldRequest): Promise<[number, string]> {
  const { status, body } = await held.finish();
  return [status, body?.code];
}

describe('a request that waits for its body is refused', () => {
  it('when the operator has lost the role [WHO-11]', async () => {
    const operator = await makeOperatorClient(t);
    const held = await holdRequest(t, operator, category);
    await takeRole(operator.userId);
    expect(await finish(held)).toEqual([403, 'role.required']);
    expect(await count('categories')).toBe(0);
  });

  it("when the retailer's shop has been suspended [WHO-11]", async () => {
    const { retailer } = village;
    const body = await productInput(t, retailer);
    const [products, files] = [await count('products'), t.files.names().length];
    const held = await holdRequest(t, retailer, { path: '/shops/products-retailer/', body });
    const picture = await holdRequest(t, retailer, await pictureForm());
    await suspend();
    expect(await finish(held)).toEqual([403, 'shop.not_verified']);
    expect(await finish(picture)).toEqual([403, 'shop.not_verified']);
    expect([await count('products'), t.files.names().length]).toEqual([products, files]);
  });

  it('when the deliverer has been dismissed [WHO-11]', async () => {
    const deliverer = await makeDelivererClient(t, village.cityId);
    const { deliveryId, order } = await orderIn({ ...village, deliverer }, 'VERIFIED');
    const path = `/deliveries/${deliveryId}/completed/`;
    const held = await holdRequest(t, deliverer, { path, body: { payment: 'Cash' } });
    await t.database.inTx((tx) => dismissDeliverer(tx, null, { userId: deliverer.userId }));
    expect(await finish(held)).toEqual([403, 'role.required']);
    expect((await village.customer.get(`/customers/orders/${order.id}/`)).body.status).toBe('VERIFIED');
  });

  it('when the person has been blocked, even when they no longer are [WHO-11]', async () => {
    const person = await t.signIn();
    const ask = { path: anyWrite.path, body: anyWrite.bodyOf('Rice') };
    const [first, second] = [await holdRequest(t, person, ask), await holdRequest(t, person, ask)];
    await t.database.inTx((tx) => blockUser(tx, null, person.userId));
    expect(await finish(first)).toEqual([401, 'auth.required']);
    await t.database.inTx((tx) => unblockUser(tx, null, person.userId));
    expect(await finish(second)).toEqual([401, 'auth.required']);
    expect(await count(anyWrite.table)).toBe(0);
  });

  it('when the session was ended by a device that it wants to sign out [WHO-71]', async () => {
    const owner = await t.signIn();
    const thief = await t.signIn(owner.number);
    const ends = ['/users/sessions/', `/users/sessions/${await sessionOf(owner)}/`];
    const held = await Promise.all(
      ends.map((path) => holdRequest(t, thief, { method: 'DELETE', path, body: {} })),
    );
    expect((await owner.delete(`/users/sessions/${await sessionOf(thief)}/`)).status).toBe(204);
    for (const one of held) expect(await finish(one)).toEqual([401, 'auth.required']);
    expect((await owner.get('/users/details/')).status).toBe(200);
  });

  it('but not when another role was given or taken meanwhile [WHO-11]', async () => {
    const operator = await makeOperatorClient(t);
    const held = await holdRequest(t, operator, { ...category, body: { name: 'Farming' } });
    await t.database.inTx((tx) => makeDeliverer(tx, operator.number, village.cityId));
    expect((await held.finish()).status).toBe(201);
  });
});

async function sessionOf(person: Client): Promise<number> {
  const { results } = (await person.get('/users/sessions/')).body;
  return results.find(({ is_current }: { is_current: boolean }) => is_current).id;
}

async function pictureForm() {
  const form = new FormData();
  form.append('cover', new Blob([new Uint8Array(await makePicture())], { type: 'image/png' }), 'a.png');
  const encoded = new Response(form);
  return {
    path: '/shops/product-images/',
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

async function untilBothWait(): Promise<void> {
  while ((await countLockWaits(t.database)) < 2);
}

describe('a role is taken away', () => {
  /** Runs `change` up to its commit, then `call`, which must wait for it. */
  async function during(
    change: Parameters<typeof t.database.inTx>[0],
    call: () => Promise<{ status: number }>,
  ) {
    let answer: ReturnType<typeof call> | undefined;
    await t.database.inTx(async (tx) => {
      await change(tx);
      answer = call();
      await Promise.race([answer, waitForLockWait(t.database)]);
    });
    return (await answer)?.status;
  }

  it('and a call that began before the commit is refused [WHO-11]', async () => {
    const operator = await makeOperatorClient(t);
    const { retailer } = village;
    const deliverer = await makeDelivererClient(t, village.cityId);
    const { deliveryId } = await orderIn({ ...village, deliverer }, 'ASSIGNED');
    const reason = 'Complaints';
    expect([
      await during(
        (tx) => takeOperatorRole(tx, null, operator.userId),
        () => operator.post(category.path, category.body),
      ),
      await during(
        (tx) => suspendShop(tx, null, { shopId: retailer.shopId, reason }),
        () => retailer.patch('/shops/update/', { is_open: false }),
      ),
      await during(
        (tx) => dismissDeliverer(tx, null, { userId: deliverer.userId }),
        () => deliverer.post(`/deliveries/${deliveryId}/picked_up/`),
      ),
    ]).toEqual([403, 403, 403]);
  });

  it('only after the running calls are done [WHO-11]', async () => {
    const operator = await makeOperatorClient(t);
    const done: string[] = [];
    let both: Promise<unknown> | undefined;
    await t.database.inTx(async (tx) => {
      await suspendShop(tx, null, { shopId: village.retailer.shopId, reason: 'Complaints' });
      const call = operator.post(`/operator/shops/${village.retailer.shopId}/restore/`);
      await waitForLockWait(t.database);
      const taken = takeRole(operator.userId);
      both = Promise.all([
        call.then(({ status }) => done.push(`call ${status}`)),
        taken.then(() => done.push('taken')),
      ]);
      await Promise.race([taken, untilBothWait()]);
    });
    await both;
    expect(done).toEqual(['call 200', 'taken']);
  });
});

it('one of two operators stays when they remove each other at once [WHO-11]', async () => {
  const [one, other] = [await makeOperatorClient(t), await makeOperatorClient(t)];
  const unmake = (by: Client, whom: Client) => by.delete(`/operator/users/${whom.userId}/operator/`);
  const answers = await Promise.all([unmake(one, other), unmake(other, one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
});
