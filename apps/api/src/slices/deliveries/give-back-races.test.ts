// A deliverer gives an order back while somebody else acts. Both wait for a lock on the order, so that they meet.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeDelivererClient } from '../../testing/village.ts';
import { lockOrder } from '../orders/index.ts';

const village = setUpVillage();
let operator: Client;
let rival: Client;

beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
  rival = await makeDelivererClient(village.testApp, village.cityId);
});

interface Placed {
  readonly id: number;
  readonly deliveryId: number;
}

const orderThatIs = async (status: 'ASSIGNED' | 'PICKED_UP'): Promise<Placed> => {
  const { order, deliveryId } = await orderIn(village, status);
  if (deliveryId === undefined) throw new Error('the order has no delivery');
  return { id: order.id, deliveryId };
};

/** The calls get the order one after another. Returns what they are answered: the code, or the status. */
async function together(
  { id }: Placed,
  calls: readonly (() => Promise<TestAnswer>)[],
): Promise<(string | number)[]> {
  const { database } = village.testApp;
  const answers: Promise<TestAnswer>[] = [];
  await database.inTx(async (tx) => {
    await lockOrder(tx, id);
    for (const [index, call] of calls.entries()) {
      answers.push(call());
      await expect.poll(() => countLockWaits(database)).toBe(index + 1);
    }
  });
  return (await Promise.all(answers)).map(({ status, body }) => body?.code ?? status);
}

const giveBack =
  ({ deliveryId }: Placed, reason: string) =>
  () =>
    village.deliverer.post(`/deliveries/${deliveryId}/give_back/`, { reason });
const handOver =
  ({ id }: Placed) =>
  () =>
    operator.post(`/operator/orders/${id}/hand_over/`, { deliverer: rival.userId });
const release =
  ({ id }: Placed) =>
  () =>
    operator.post(`/operator/orders/${id}/release/`);
const cancel =
  ({ id }: Placed) =>
  () =>
    operator.post(`/operator/orders/${id}/cancel/`, { reason: 'Flood' });

const seen = async ({ id }: Placed) => {
  const { body } = await village.retailer.get(`/shops/orders/${id}/`);
  const texts: string[] = body.events.map(({ text }: { text: string }) => text);
  return {
    status: body.status,
    deliverer: body.deliverer?.number ?? null,
    failure: body.failed_delivery?.reason ?? null,
    gaveBack: texts.filter((text) => /gave the delivery back|^Not delivered/.test(text)).length,
  };
};

describe('a failed delivery [SILENT-16]', () => {
  it('before a hand-over: the need ends with it', async () => {
    const order = await orderThatIs('PICKED_UP');
    expect(await together(order, [giveBack(order, 'refused'), handOver(order)])).toEqual([200, 200]);
    expect(await seen(order)).toMatchObject({
      status: 'PICKED_UP',
      deliverer: rival.number,
      failure: null,
      gaveBack: 1,
    });
  });

  it('after a hand-over is refused', async () => {
    const order = await orderThatIs('PICKED_UP');
    expect(await together(order, [handOver(order), giveBack(order, 'refused')])).toEqual([200, 'not_found']);
    expect(await seen(order)).toMatchObject({ deliverer: rival.number, failure: null, gaveBack: 0 });
  });

  it('before a cancellation makes it possible', async () => {
    const order = await orderThatIs('PICKED_UP');
    expect(await together(order, [giveBack(order, 'refused'), cancel(order)])).toEqual([200, 200]);
    expect(await seen(order)).toMatchObject({ status: 'CANCELLED', failure: null, gaveBack: 1 });
  });

  it('after a cancellation, which was too early, stays', async () => {
    const order = await orderThatIs('PICKED_UP');
    const answers = await together(order, [cancel(order), giveBack(order, 'refused')]);
    expect(answers).toEqual(['order.cannot_cancel', 200]);
    expect(await seen(order)).toMatchObject({ status: 'PICKED_UP', failure: 'refused', gaveBack: 1 });
  });
});

describe('two at once by the same deliverer [SILENT-11, SILENT-16]', () => {
  it.each([
    ['ASSIGNED', 'vehicle', 'vehicle', 1, null],
    ['ASSIGNED', 'vehicle', 'unwell', 1, null],
    ['PICKED_UP', 'refused', 'refused', 1, 'refused'],
    ['PICKED_UP', 'nobody_there', 'refused', 2, 'refused'],
  ] as const)('%s, for %s and %s: it is given back %i times', async (status, one, other, times, failure) => {
    const order = await orderThatIs(status);
    const answers = await together(order, [giveBack(order, one), giveBack(order, other)]);
    expect(answers).toEqual([200, 200]);
    expect(await seen(order)).toMatchObject({ failure, gaveBack: times });
  });
});

describe('before the pick-up [SILENT-16]', () => {
  it.each([
    ['before', [200, 'delivery.cannot_release'], 1],
    ['after', [200, 'not_found'], 0],
  ] as const)('a deliverer gives it back %s an operator releases it', async (when, codes, times) => {
    const order = await orderThatIs('ASSIGNED');
    const calls = [giveBack(order, 'too_far'), release(order)];
    expect(await together(order, when === 'before' ? calls : calls.reverse())).toEqual(codes);
    expect(await seen(order)).toMatchObject({ status: 'ACCEPTED', deliverer: null, gaveBack: times });
  });
});
