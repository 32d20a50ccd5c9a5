// Goods sold by weight or volume: products, the catalogue and its file, carts and orders.
import { beforeAll, describe, expect, it } from 'vitest';
import { exportFile, header, importFile } from '../../testing/catalogue-files.ts';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { fillCart } from '../../testing/orders.ts';
import { byPiece } from '../../testing/packs.ts';
import { productInput } from '../../testing/products.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeProductType } from '../../testing/shops.ts';
import { makeGoods } from '../../testing/village.ts';

const village = setUpVillage();
let operator: Client;
let type: number;

beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
  type = await makeProductType(village.testApp, 'Fish');
});

const step = { net_quantity: 250, unit: 'g' };
const loose = { is_loose: true, ...step };
const base = '/shops/products-retailer/';
const refusal = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];

const withoutStep = [
  { net_quantity: null, unit: null },
  { net_quantity: 250, unit: null },
  { net_quantity: null, unit: 'g' },
  { net_quantity: 1, unit: 'piece' },
];

describe('a loose product', () => {
  it('says in which steps it is sold [LOOSE-1]', async () => {
    const { retailer, testApp } = village;
    const input = await productInput(testApp, retailer, { type });
    const made = await retailer.post(base, { ...input, ...loose });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(loose)]);
    expect((await retailer.get(`${base}${made.body.id}/`)).body).toMatchObject(loose);
    expect((await retailer.post(base, input)).body).toMatchObject(byPiece);
    for (const wrong of withoutStep) {
      expect(refusal(await retailer.post(base, { ...input, is_loose: true, ...wrong }))).toEqual([
        400,
        ['net_quantity'],
      ]);
    }
  });

  it('keeps its step as long as it is loose [LOOSE-1]', async () => {
    const { retailer, testApp } = village;
    const url = `${base}${await makeGoods(testApp, retailer, {})}/`;
    expect(refusal(await retailer.patch(url, { is_loose: true }))).toEqual([400, ['net_quantity']]);
    await retailer.patch(url, step);
    expect((await retailer.patch(url, { is_loose: true })).body).toMatchObject(loose);
    for (const wrong of withoutStep.slice(0, 3)) {
      expect(refusal(await retailer.patch(url, wrong))).toEqual([400, ['net_quantity']]);
    }
    expect((await retailer.patch(url, { price: 12 })).body).toMatchObject({ ...loose, price: 12 });
    expect((await retailer.patch(url, { ...byPiece })).body).toMatchObject(byPiece);
    expect(refusal(await retailer.patch(url, { is_loose: 'yes' }))).toEqual([400, ['is_loose']]);
  });
});

describe('a loose product of the catalogue', () => {
  const input = () => ({ name: 'Sardine', type, price: 30, ...loose });

  it('needs a step too, and shops take it over [LOOSE-1]', async () => {
    const { retailer } = village;
    const made = await operator.post('/operator/catalogue/', input());
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(loose)]);
    const url = `/operator/catalogue/${made.body.id}/`;
    const { version } = made.body;
    expect(refusal(await operator.patch(url, { unit: 'piece', version }))).toEqual([400, ['net_quantity']]);
    expect(refusal(await operator.post('/operator/catalogue/', { ...input(), unit: null }))).toEqual([
      400,
      ['net_quantity'],
    ]);
    expect((await retailer.get(`/shops/catalogue/${made.body.id}/`)).body).toMatchObject(loose);
    expect((await retailer.post(`/shops/catalogue/${made.body.id}/add/`)).body).toMatchObject(loose);
  });

  it('stands in the file, with the column is_loose [LOOSE-2]', async () => {
    const columns = `${header},net_quantity,unit,is_loose`;
    const rows = (...lines: string[]) => [columns, ...lines, ''].join('\r\n');
    const file = rows('Squid,Fish,,45,,250,g,TRUE', 'Crab,Fish,,80,,1,piece,');
    expect((await importFile(operator, { file })).body.counts).toMatchObject({ new: 2, refused: 0 });
    const { text } = await exportFile(operator);
    expect(text).toContain('Squid,Fish,,45,,,250,g,,,true');
    expect(text).toContain('Crab,Fish,,80,,,1,piece,,,false');
    const again = await importFile(operator, { file: text, dryRun: true });
    expect(again.body.counts).toMatchObject({ changed: 0, new: 0, refused: 0 });
    const kept = await importFile(operator, { file: `${header}\r\nSquid,Fish,,46,\r\n` });
    expect(kept.body.counts).toMatchObject({ changed: 1 });
    expect((await exportFile(operator)).text).toContain('Squid,Fish,,46,,,250,g,,,true');
    const removed = await importFile(operator, { file: rows('Squid,Fish,,46,,250,g,no') });
    expect(removed.body.rows).toMatchObject([{ fate: 'changed', changes: ['is_loose'] }]);
    const refused = await importFile(operator, {
      file: rows('Squid,Fish,,46,,,,yes', 'Crab,Fish,,80,,1,piece,1', 'Prawn,Fish,,90,,250,g,perhaps'),
      dryRun: true,
    });
    expect(refused.body.counts).toMatchObject({ refused: 3, new: 0, changed: 0 });
  });
});

describe('loose goods in carts and orders', () => {
  it('say how they are sold and what the line costs; an order keeps that [LOOSE-3]', async () => {
    const { retailer, customer, testApp, slotId } = village;
    const fish = await makeGoods(testApp, retailer, { name: 'Sardine', price: 9.5, ...loose });
    const soap = await makeGoods(testApp, retailer, { name: 'Soap', price: 36 });
    await fillCart(customer, [
      { productId: fish, quantity: 3 },
      { productId: soap, quantity: 2 },
    ]);
    const { body: cart } = await customer.get('/customers/cart/');
    const lines = [
      { quantity: 3, ...loose, amount: 28.5, weighed: null },
      { quantity: 2, ...byPiece, amount: 72, weighed: null },
    ];
    expect(cart.items).toMatchObject(lines);
    expect(cart.items[0].product).toMatchObject({ ...loose, price: 9.5 });
    const { body: order } = await customer.post('/customers/checkout/', { slot: slotId });
    expect(order.items).toMatchObject(lines);
    expect([order.items[0].price, order.price]).toEqual([9.5, 100.5]);
    await retailer.patch(`${base}${fish}/`, { net_quantity: 1, unit: 'kg', price: 40 });
    await retailer.patch(`${base}${soap}/`, { net_quantity: 75, unit: 'g' });
    const url = `/orders/${order.id}/`;
    expect((await customer.get(`/customers${url}`)).body.items).toMatchObject(lines);
    expect((await retailer.get(`/shops${url}`)).body.items).toMatchObject(lines);
    expect((await operator.get(`/operator${url}`)).body.items).toMatchObject(lines);
    await retailer.post(`/shops${url}accept/`);
    const { body: requests } = await village.deliverer.get('/deliveries/requests/');
    const { body: delivery } = await village.deliverer.post(
      `/deliveries/requests/${requests.results[0].id}/accept/`,
    );
    expect(delivery.order.items).toMatchObject(lines);
  });

  it('keep the price of a step and their step in a proposal [LOOSE-3]', async () => {
    const { retailer, customer, testApp, slotId } = village;
    const fish = await makeGoods(testApp, retailer, { name: 'Sardine', price: 9.5, mrp: 11, ...loose });
    const squid = await makeGoods(testApp, retailer, {
      name: 'Squid',
      price: 22,
      ...loose,
      net_quantity: 500,
    });
    await fillCart(customer, [{ productId: fish, quantity: 3 }]);
    const { body: order } = await customer.post('/customers/checkout/', { slot: slotId });
    const propose = (price: number) =>
      retailer.post(`/shops/orders/${order.id}/propose/`, {
        changes: [{ id: order.items[0].id, quantity: 2, price, substitute: { product: squid, quantity: 1 } }],
      });
    expect(refusal(await propose(11.01))).toEqual([400, ['changes.0.price']]);
    const { body: proposed } = await propose(10);
    expect(proposed.proposal).toMatchObject({
      changes: [
        {
          ...loose,
          old_quantity: 3,
          new_quantity: 2,
          old_price: 9.5,
          new_price: 10,
          substitute: { product: { ...loose, net_quantity: 500 }, quantity: 1 },
        },
      ],
      new_amount: proposed.delivery_cost + 42,
    });
    const { body: agreed } = await customer.post(`/customers/orders/${order.id}/proposal/`, {
      id: proposed.proposal.id,
      answer: 'agree',
    });
    expect(agreed.items).toMatchObject([
      { ...loose, quantity: 2, price: 10, amount: 20, weighed: null },
      { ...loose, net_quantity: 500, quantity: 1, price: 22, amount: 22, weighed: null },
    ]);
    expect(agreed.left_out).toMatchObject([{ ...loose, quantity: 1 }]);
  });
});
