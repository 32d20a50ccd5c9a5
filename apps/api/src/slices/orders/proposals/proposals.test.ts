import type { Order } from '@haat/contract/orders';
import type { Proposal } from '@haat/contract/proposal-shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fillCart, openDeliveryId } from '../../../testing/orders.ts';
import { byPiece } from '../../../testing/packs.ts';
import { setUpVillage } from '../../../testing/set-up-village.ts';
import { makeCustomer, makeGoods, makeRetailer } from '../../../testing/village.ts';
import { cancelByOperator } from '../accept-or-end-order.ts';

const village = setUpVillage();

let tomatoes: number;
let soap: number;
let onions: number;
let order: Order;

const stockOf = async (product: number): Promise<number> =>
  (await village.retailer.get(`/shops/products-retailer/${product}/`)).body.quantity;
const stocks = () => Promise.all([tomatoes, soap, onions].map(stockOf));
const itemOf = (name: string) => {
  const item = order.items.find(({ product }) => product.name === name);
  if (!item) throw new Error(`no ${name}`);
  return item.id;
};
const propose = (changes: readonly object[], note?: string, who: Client = village.retailer) =>
  who.post(`/shops/orders/${order.id}/propose/`, { changes, note });
const proposed = async (
  changes: readonly object[],
  note?: string,
): Promise<Order & { proposal: Proposal }> => {
  const answer = await propose(changes, note);
  expect(answer.status).toBe(200);
  return answer.body;
};
const answerTo = ({ id }: Proposal, answer: string, who: Client = village.customer) =>
  who.post(`/customers/orders/${order.id}/proposal/`, { id, answer });
const seen = async (): Promise<Order> => (await village.customer.get(`/customers/orders/${order.id}/`)).body;

const cancelled = (reason: string) =>
  village.testApp.database.inTx((tx) =>
    cancelByOperator(tx, village.operatorId, { orderId: order.id, reason }),
  );

/** As the deliverer of the order sees it. */
async function leftOutOfDelivery(): Promise<Order['left_out']> {
  const id = await openDeliveryId(village, order.id);
  const { body } = await village.deliverer.post(`/deliveries/requests/${id}/accept/`);
  const { body: read } = await village.deliverer.get(`/deliveries/${id}/`);
  expect(read.order.left_out).toEqual(body.order.left_out);
  return read.order.left_out;
}

async function ordered(ifMissing?: string): Promise<void> {
  await fillCart(village.customer, [
    { productId: tomatoes, quantity: 5 },
    { productId: soap, quantity: 2 },
  ]);
  const answer = await village.customer.post('/customers/checkout/', {
    slot: village.slotId,
    if_missing: ifMissing,
  });
  expect(answer.status).toBe(201);
  order = answer.body;
}

beforeEach(async () => {
  const { testApp, retailer } = village;
  tomatoes = await makeGoods(testApp, retailer, { name: 'Tomato', price: 40, quantity: 10 });
  soap = await makeGoods(testApp, retailer, { name: 'Soap', price: 36, quantity: 10 });
  onions = await makeGoods(testApp, retailer, { name: 'Onion', price: 30, quantity: 10 });
  await ordered();
});

const fourTomatoes = () => ({ id: itemOf('Tomato'), quantity: 4 });
const onionsInstead = () => ({
  ...fourTomatoes(),
  substitute: { product: onions, quantity: 2 },
});

describe('a proposal', () => {
  it('shows old and new quantities, prices and amounts to both, and holds stock [PROPOSE-1]', async () => {
    const { status, proposal, allowed_actions: allowed } = await proposed([onionsInstead()], ' Few today ');
    expect(status).toBe('INITIATED');
    expect(allowed).toEqual(['accept', 'reject', 'propose']);
    expect(proposal).toEqual({
      id: expect.any(Number),
      state: 'open',
      changes: [
        {
          id: itemOf('Tomato'),
          name: 'Tomato',
          local_name: null,
          ...byPiece,
          old_quantity: 5,
          new_quantity: 4,
          old_price: 40,
          new_price: 40,
          substitute: {
            product: {
              id: onions,
              name: 'Onion',
              local_name: null,
              ...byPiece,
              price: 30,
              cover: { cover: expect.any(String) },
            },
            quantity: 2,
          },
        },
      ],
      note: 'Few today',
      old_amount: order.amount,
      new_amount: order.amount - 40 + 60,
      expires_at: expect.stringMatching(/\+05:30$/),
    });
    const mine = await seen();
    expect(mine.proposal).toEqual(proposal);
    expect(mine.allowed_actions).toEqual(['cancel', 'answer_proposal']);
    expect(mine.amount).toBe(order.amount);
    expect(mine.events.at(-1)?.text).toMatch(/suggested a change$/);
    expect(await stocks()).toEqual([5, 8, 8]);
  });

  it('is named in the lists of both sides while it is open [PROPOSE-40]', async () => {
    const open = async (who: Client, path: string) =>
      (await who.get(path)).body.results.find(({ id }: Order) => id === order.id).has_open_proposal;
    const both = () =>
      Promise.all([open(village.customer, '/customers/orders/'), open(village.retailer, '/shops/orders/')]);
    expect(await both()).toEqual([false, false]);
    const { proposal } = await proposed([{ id: itemOf('Tomato'), quantity: 3 }]);
    await proposed([{ id: itemOf('Tomato'), quantity: 2 }]);
    expect(await both()).toEqual([true, true]);
    await answerTo({ ...proposal, id: (await seen()).proposal?.id ?? 0 }, 'agree');
    expect(await both()).toEqual([false, false]);
  });

  it('waits as long as the city says [PROPOSE-2]', async () => {
    const { proposal } = await proposed([fourTomatoes()]);
    const minutes = (Date.parse(proposal.expires_at) - village.testApp.clock.now().getTime()) / 60_000;
    expect(minutes).toBeCloseTo(15, 3);
  });

  it('is refused when it changes nothing, or names an unknown item, a second time or too many [PROPOSE-3]', async () => {
    const tomato = itemOf('Tomato');
    const wrong = [
      [],
      [{ id: tomato, quantity: 5 }],
      [{ id: tomato, quantity: 6 }],
      [{ id: 999, quantity: 1 }],
      [
        { id: tomato, quantity: 4 },
        { id: tomato, quantity: 3 },
      ],
      [{ id: tomato, quantity: -1 }],
      [{ id: tomato, quantity: 5, price: 0 }],
      [{ id: tomato, quantity: 4, substitute: { product: 999, quantity: 1 } }],
      [{ id: tomato, quantity: 4, substitute: { product: tomatoes, quantity: 1 } }],
      [{ id: tomato, quantity: 4, substitute: { product: onions, quantity: 0 } }],
    ];
    for (const changes of wrong) {
      const { status, body } = await propose(changes);
      expect([status, body.code]).toEqual([400, 'input.invalid']);
    }
    expect((await seen()).proposal).toBeNull();
  });

  it('is refused when nothing would be left, or a substitute is out of stock [PROPOSE-4]', async () => {
    const none = [
      { id: itemOf('Tomato'), quantity: 0 },
      { id: itemOf('Soap'), quantity: 0 },
    ];
    expect((await propose(none)).body.code).toBe('proposal.nothing_left');
    const tooMany = [{ ...fourTomatoes(), substitute: { product: onions, quantity: 11 } }];
    expect((await propose(tooMany)).body).toMatchObject({
      code: 'product.out_of_stock',
      items: [{ id: onions, quantity: 11, available: 10 }],
    });
    expect(await stocks()).toEqual([5, 8, 10]);
  });

  it('is the shop’s alone, and only of an order that waits [PROPOSE-5]', async () => {
    const other = await makeRetailer(village.testApp, village.cityId);
    expect((await propose([fourTomatoes()], '', other)).status).toBe(404);
    expect((await propose([fourTomatoes()], '', village.customer)).status).toBe(403);
    await village.retailer.post(`/shops/orders/${order.id}/accept/`);
    expect((await propose([fourTomatoes()])).body.code).toBe('order.cannot_propose');
  });

  it('replaces an open one and its substitutes [PROPOSE-6]', async () => {
    const first = await proposed([onionsInstead()]);
    const second = await proposed([{ ...fourTomatoes(), substitute: { product: onions, quantity: 10 } }]);
    expect(await stockOf(onions)).toBe(0);
    expect((await answerTo(first.proposal, 'agree')).body.code).toBe('proposal.over');
    expect((await seen()).proposal?.id).toBe(second.proposal.id);
  });

  it('is told to the customer, and its answer to the shop [PROPOSE-7]', async () => {
    const newest = async (who: { get: typeof village.customer.get }) =>
      (await who.get('/users/notifications/?limit=1')).body.results[0];
    const { proposal } = await proposed([fourTomatoes()]);
    expect(await newest(village.customer)).toMatchObject({
      body: expect.stringMatching(/suggests a change to your order #\d+\. Answer now\.$/),
      link: `/shops/order/${order.id}`,
    });
    await answerTo(proposal, 'agree');
    expect((await newest(village.retailer)).body).toMatch(/^The customer agreed to your change/);
  });
});

describe('the answer', () => {
  it('agree: items, prices and substitutes as proposed, and the order accepted [PROPOSE-8]', async () => {
    const { proposal } = await proposed([{ ...onionsInstead(), price: 42.5 }]);
    const { status, body } = await answerTo(proposal, 'agree');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ACCEPTED', amount: proposal.new_amount, rejected_items: [] });
    expect(body.items).toMatchObject([
      { product: { name: 'Tomato' }, quantity: 4, price: 42.5 },
      { product: { name: 'Soap' }, quantity: 2, price: 36 },
      { product: { name: 'Onion' }, quantity: 2, price: 30 },
    ]);
    expect(body.price).toBe(4 * 42.5 + 2 * 36 + 2 * 30);
    expect(body.amount).toBe(body.price + body.delivery_cost);
    expect(body.proposal.state).toBe('agreed');
    expect(body.events.at(-1).text).toBe('The customer agreed to the change');
    const { body: requests } = await village.deliverer.get('/deliveries/requests/?limit=100');
    expect(requests.results.map(({ order: { id } }: { order: { id: number } }) => id)).toContain(order.id);
    expect(await stocks()).toEqual([5, 8, 8]);
    expect((await answerTo(proposal, 'agree')).status).toBe(200);
    expect((await answerTo(proposal, 'cancel')).body.code).toBe('proposal.over');
    const request = requests.results.find((one: { order: { id: number } }) => one.order.id === order.id);
    await village.deliverer.post(`/deliveries/requests/${request.id}/accept/`);
    const { body: delivery } = await village.deliverer.get(`/deliveries/${request.id}/`);
    const items = body.items.map(({ product: { name }, quantity, price }: Order['items'][number]) => ({
      product: { name },
      quantity,
      price,
    }));
    expect(delivery).toMatchObject({ status: 'ASSIGNED', amount: body.amount, order: { items } });
  });

  it('leave_out: no substitutes and nothing dearer; pieces that the shop has go back to stock [PROPOSE-9, PAY-67]', async () => {
    const { proposal } = await proposed([
      { ...onionsInstead(), price: 45 },
      { id: itemOf('Soap'), quantity: 1, price: 30 },
    ]);
    const { body } = await answerTo(proposal, 'leave_out');
    const leftOut = [
      { name: 'Tomato', local_name: null, ...byPiece, quantity: 5 },
      { name: 'Soap', local_name: null, ...byPiece, quantity: 1 },
    ];
    expect([body.left_out, await leftOutOfDelivery()]).toEqual([leftOut, leftOut]);
    expect(body).toMatchObject({ status: 'ACCEPTED', price: 30, rejected_items: [] });
    expect(body.amount).toBe(30 + body.delivery_cost);
    expect(body.items).toMatchObject([{ product: { name: 'Soap' }, quantity: 1, price: 30 }]);
    expect(body.proposal.state).toBe('left_out');
    // The fifth tomato isn't there, the other four are. One soap is missing.
    expect(await stocks()).toEqual([9, 8, 10]);
  });

  it('leave_out is refused when nothing would be left [PROPOSE-10]', async () => {
    const { proposal } = await proposed([
      { id: itemOf('Tomato'), quantity: 5, price: 50 },
      { id: itemOf('Soap'), quantity: 0, substitute: { product: onions, quantity: 1 } },
    ]);
    expect((await answerTo(proposal, 'leave_out')).body.code).toBe('proposal.nothing_left');
    expect((await seen()).proposal?.state).toBe('open');
    expect((await answerTo(proposal, 'agree')).status).toBe(200);
  });

  it('cancel: the order is cancelled, and only what the shop has goes back to stock [PROPOSE-11]', async () => {
    const { proposal } = await proposed([onionsInstead()]);
    const { body } = await answerTo(proposal, 'cancel');
    expect([body.status, body.proposal.state]).toEqual(['CANCELLED', 'cancelled']);
    expect(await stocks()).toEqual([9, 10, 10]);
  });

  it('an item at 0 is gone, and not refused; a substitute that the order has adds to its line [PROPOSE-12]', async () => {
    const { proposal } = await proposed([
      { id: itemOf('Tomato'), quantity: 0, substitute: { product: soap, quantity: 3 } },
    ]);
    const { body } = await answerTo(proposal, 'agree');
    expect(body.items).toMatchObject([{ product: { name: 'Soap' }, quantity: 5, price: 36 }]);
    expect([body.rejected_items, body.price]).toEqual([[], 180]);
    expect(await stocks()).toEqual([5, 5, 10]);
  });

  it('stays with its pieces: those that were lowered never go back to stock [PROPOSE-13]', async () => {
    const { proposal } = await proposed([onionsInstead()]);
    await answerTo(proposal, 'agree');
    await cancelled('Flood');
    expect(await stocks()).toEqual([9, 10, 10]);
  });

  it('is the customer’s alone [PROPOSE-14]', async () => {
    const { proposal } = await proposed([fourTomatoes()]);
    const stranger = await makeCustomer(village.testApp, village.cityId);
    expect((await answerTo(proposal, 'agree', stranger)).status).toBe(404);
    expect((await answerTo({ ...proposal, id: proposal.id + 1 }, 'agree')).body.code).toBe('proposal.over');
    expect((await answerTo(proposal, 'perhaps')).status).toBe(400);
  });
});

describe('a wish at checkout', () => {
  it('leave_out agrees at once to lower quantities, and to nothing else [PROPOSE-15]', async () => {
    await ordered('leave_out');
    expect((await seen()).if_missing).toBe('leave_out');
    const waits = await proposed([{ ...fourTomatoes(), price: 39 }]);
    expect([waits.status, waits.proposal.state]).toEqual(['INITIATED', 'open']);
    const agreed = await proposed([fourTomatoes()]);
    expect([agreed.status, agreed.proposal.state, agreed.price]).toEqual(['ACCEPTED', 'agreed', 232]);
    expect((await seen()).events.at(-1)?.text).toMatch(/accepted with the changes/);
  });

  it('replace agrees at once to substitutes that cost no more than the missing pieces [PROPOSE-16]', async () => {
    await ordered('replace');
    const dearer = await proposed([onionsInstead()]);
    expect(dearer.proposal.state).toBe('open');
    const cheaper = await proposed([{ ...fourTomatoes(), substitute: { product: onions, quantity: 1 } }]);
    expect([cheaper.status, cheaper.proposal.state]).toEqual(['ACCEPTED', 'agreed']);
    expect(cheaper.items).toHaveLength(3);
    // The order of before and this one hold 5 tomatoes each.
    expect(await stocks()).toEqual([0, 6, 9]);
  });
});

describe('a proposal ends', () => {
  it('after its time: the order waits for the shop again, which is told once [PROPOSE-17]', async () => {
    const { clock, jobs } = village.testApp;
    const { proposal } = await proposed([onionsInstead()]);
    clock.advance((15 * 60 - 1) * 1000);
    expect((await seen()).proposal?.state).toBe('open');
    clock.advance(2000);
    expect((await seen()).proposal?.state).toBe('expired');
    expect((await seen()).allowed_actions).toEqual(['cancel']);
    expect((await answerTo(proposal, 'agree')).body.code).toBe('proposal.over');
    await jobs.runDue({ early: true });
    await jobs.runDue({ early: true });
    expect((await seen()).status).toBe('INITIATED');
    expect(await stocks()).toEqual([5, 8, 10]);
    const texts = (await seen()).events.map(({ text }) => text);
    expect(texts.filter((text) => /not answered in time/.test(text))).toHaveLength(1);
    const accepted = await village.retailer.post(`/shops/orders/${order.id}/accept/`);
    expect(accepted.body).toMatchObject({ status: 'ACCEPTED', amount: order.amount });
  });

  it.each([
    ['accept', 'ACCEPTED', [5, 8, 10]],
    ['reject', 'REJECTED', [10, 10, 10]],
  ] as const)('when the shop answers itself with %s [PROPOSE-18]', async (action, status, left) => {
    const { proposal } = await proposed([onionsInstead()]);
    const { body } = await village.retailer.post(`/shops/orders/${order.id}/${action}/`);
    expect([body.status, body.proposal.state]).toEqual([status, 'withdrawn']);
    expect(await stocks()).toEqual(left);
    expect((await answerTo(proposal, 'agree')).body.code).toBe('proposal.over');
  });

  it('when the order is cancelled [PROPOSE-18]', async () => {
    await proposed([onionsInstead()]);
    const { body } = await village.customer.post(`/customers/orders/${order.id}/cancel/`);
    expect(body.proposal.state).toBe('withdrawn');
    expect(await stocks()).toEqual([10, 10, 10]);
  });
});

it('never has two ends: answers and the shop at once [PROPOSE-19]', async () => {
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) await ordered();
    const { proposal } = await proposed([onionsInstead()]);
    const answers = await Promise.all([
      answerTo(proposal, 'agree'),
      answerTo(proposal, 'cancel'),
      village.retailer.post(`/shops/orders/${order.id}/accept/`),
      village.customer.post(`/customers/orders/${order.id}/cancel/`),
    ]);
    const [agree, answerCancel, accept, cancel] = answers.map((answer) => answer.status === 200);
    // An order that the answer has cancelled can be cancelled again, which changes nothing.
    expect([agree, accept, answerCancel || cancel].filter(Boolean)).toHaveLength(1);
    const { status } = await seen();
    if (status !== 'CANCELLED') await cancelled('Next round');
  }
});
