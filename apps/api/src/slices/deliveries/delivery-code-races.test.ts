// Delivery codes when two people, or two phones, act at once.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from '../../testing/village.ts';

// Six rounds can be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let t: TestApp;
let village: Village;
let operator: Client;
let tea: number;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
  tea = await makeGoods(t, village.retailer, { name: 'Tea', price: 30, quantity: 1_000 });
});
afterAll(() => t.close());

const rounds = Array.from({ length: 6 }, (_, round) => round);

/** An order on its way, with its code and a wrong one. */
async function onTheWay() {
  const { order, deliveryId } = await orderIn(village, 'PICKED_UP', {
    wanted: [{ productId: tea, quantity: 1 }],
  });
  const code = order.delivery_code ?? '';
  const act = async (path: string, body: object): Promise<string> => {
    const answer = await village.deliverer.post(`/deliveries/${deliveryId}/${path}/`, body);
    return answer.body.code ?? answer.body.status;
  };
  return {
    id: order.id,
    deliver: () => act('delivered', { code }),
    guess: () => act('delivered', { code: code === '0000' ? '1111' : '0000' }),
    fail: () => act('give_back', { reason: 'nobody_there' }),
    cancel: async (): Promise<number> =>
      (await operator.post(`/operator/orders/${order.id}/cancel/`, { reason: 'Nobody there' })).status,
    tries: async (): Promise<number> => {
      const { rows } = await t.database.pool.query('select code_tries from orders where id = $1', [order.id]);
      return rows[0].code_tries;
    },
    events: async (): Promise<string[]> => {
      const { body } = await operator.get(`/operator/orders/${order.id}/`);
      return body.events.map(({ text }: { text: string }) => text);
    },
  };
}

const handedOver = 'Delivered to the door with the delivery code';

it('two deliveries count their own wrong codes [HOUSE-23]', async () => {
  const two = [await onTheWay(), await onTheWay()];
  const guesses = await Promise.all(
    two.flatMap(({ guess }, which) => Array.from({ length: which + 3 }, guess)),
  );
  expect(guesses).toEqual(Array(7).fill('code.wrong'));
  expect(await Promise.all(two.map(({ tries }) => tries()))).toEqual([3, 4]);
  expect(await Promise.all(two.map(({ deliver }) => deliver()))).toEqual(['DELIVERED', 'DELIVERED']);
});

it('the right code among four wrong ones delivers once [HOUSE-22, HOUSE-23]', async () => {
  for (const _ of rounds) {
    const { guess, deliver, tries, events } = await onTheWay();
    const [right, ...wrong] = await Promise.all([deliver(), guess(), guess(), guess(), guess()]);
    expect(right).toBe('DELIVERED');
    // After the delivery it is a repeat, which needs no code.
    expect(wrong.filter((one) => !['code.wrong', 'DELIVERED'].includes(one))).toEqual([]);
    expect(await tries()).toBe(wrong.filter((one) => one === 'code.wrong').length);
    expect((await events()).filter((text) => text === handedOver)).toHaveLength(1);
  }
});

it('the right code beside the fifth wrong one delivers, or is one too late [HOUSE-23]', async () => {
  for (const _ of rounds) {
    const { guess, deliver, events } = await onTheWay();
    for (const __ of [1, 2, 3, 4]) await guess();
    const answers = await Promise.all([deliver(), guess()]);
    expect([
      ['DELIVERED', 'DELIVERED'],
      ['code.over', 'code.wrong'],
    ]).toContainEqual(answers);
    expect((await events()).includes(handedOver)).toBe(answers[0] === 'DELIVERED');
  }
});

it('the right code against an operator who cancels: one wins [SILENT-16]', async () => {
  for (const _ of rounds) {
    const { deliver, fail, cancel, events } = await onTheWay();
    await fail();
    const answers = await Promise.all([deliver(), cancel()]);
    expect([
      ['DELIVERED', 409],
      ['delivery.cannot_deliver', 200],
    ]).toContainEqual(answers);
    expect((await events()).at(-1)).toMatch(answers[1] === 200 ? /^Cancelled/ : handedOver);
  }
});

it('a wrong code against an operator who cancels: the order is cancelled [SILENT-16]', async () => {
  for (const _ of rounds) {
    const { guess, fail, cancel, tries } = await onTheWay();
    await fail();
    const [guessed, cancelled] = await Promise.all([guess(), cancel()]);
    expect(cancelled).toBe(200);
    expect(['code.wrong', 'delivery.cannot_deliver']).toContain(guessed);
    expect(await tries()).toBe(guessed === 'code.wrong' ? 1 : 0);
  }
});
