// Makes every call of the operator's desk once. Checks each answer against its schema.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApp, codeOf } from './slices/second-factor/app.factory.ts';
import { makeAuthenticator } from './slices/second-factor/authenticator.factory.ts';
import { exportFile, importFile } from './testing/catalogue-files.ts';
import type { Client } from './testing/client.ts';
import { complain } from './testing/complaints.ts';
import { openCredit } from './testing/credit.ts';
import { endpoints } from './testing/endpoints.ts';
import { type AnswerJudge, judgeAnswers } from './testing/judge-answers.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { orderIn } from './testing/orders.ts';
import { makeOperatorImage } from './testing/pictures.ts';
import { makeProductType } from './testing/shops.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';
import { makeDelivererClient, makeVillage, type Village } from './testing/village.ts';

const operatorCalls = endpoints.filter(({ who }) => who === 'operator');

let t: TestApp;
let village: Village;
let operator: Client;
let judge: AnswerJudge;
beforeAll(async () => {
  t = await createTestApp();
  judge = judgeAnswers(t);
  village = await makeVillage(t);
  operator = await makeOperatorClient(t);
});
afterAll(() => t.close());

it('people and deliverers', async () => {
  const { userId } = await t.signIn();
  await operator.get('/operator/users/');
  await operator.post(`/operator/users/${userId}/operator/`);
  await operator.delete(`/operator/users/${userId}/operator/`);
  const { body: person } = await operator.get(`/operator/users/${userId}/`);
  await operator.patch(`/operator/users/${userId}/`, { version: person.version, is_blocked: true });
  await operator.post(`/operator/users/${userId}/end_sessions/`);
  const hired = { number: freshNumber(), city: village.cityId };
  const { body: deliverer } = await operator.post('/operator/deliverers/', hired);
  await operator.get('/operator/deliverers/');
  await operator.get(`/operator/deliverers/${deliverer.id}/`);
  const { version } = deliverer;
  await operator.patch(`/operator/deliverers/${deliverer.id}/`, { version, city: village.cityId });
  await operator.delete(`/operator/deliverers/${deliverer.id}/`);
});

it('orders', async () => {
  const { order } = await orderIn(village, 'ASSIGNED');
  const url = `/operator/orders/${order.id}/`;
  await operator.get('/operator/orders/');
  await operator.get(url);
  const other = await makeDelivererClient(t, village.cityId);
  await operator.post(`${url}hand_over/`, { deliverer: other.userId });
  await operator.post(`${url}release/`);
  await operator.post(`${url}assign/`, { deliverer: other.userId });
  await operator.post(`${url}release/`);
  await operator.get('/operator/dispatch/');
  await operator.post('/operator/orders/assign/', { orders: [order.id], deliverer: other.userId });
  await operator.post(`${url}cancel/`, { reason: 'The road is flooded' });
  await operator.get(`/operator/orders/export/?day=${order.created_at.slice(0, 10)}`);
});

it('payments of an order', async () => {
  const { order } = await orderIn(village, 'VERIFIED');
  const claim = { amount: 1, reference: '4711' };
  const { body } = await village.customer.post(`/customers/orders/${order.id}/paid_upi/`, claim);
  const path = `/operator/orders/${order.id}/payments/${body.payments[0].id}/`;
  await operator.post(`${path}deny/`, { reason: 'Not in the bank statement' });
  await operator.post(`${path}confirm/`);
});

it('credit with shops', async () => {
  await openCredit(village);
  await operator.get('/operator/credit/');
});

it('cash, hand-overs and the close of a day', async () => {
  const { retailer, deliverer } = village;
  await orderIn(village, 'COMPLETED');
  const amount = { shop: retailer.shopId, amount: 1 };
  const { body: first } = await deliverer.post('/deliveries/cash/hand_overs/', amount);
  const { body: second } = await deliverer.post('/deliveries/cash/hand_overs/', amount);
  await operator.get('/operator/cash/');
  await operator.get('/operator/hand-overs/');
  await operator.post(`/operator/hand-overs/${first.id}/confirm/`);
  await operator.post(`/operator/hand-overs/${second.id}/dispute/`, { reason: 'Nobody came' });
  const correction = { party: { kind: 'operator' }, amount: 5, reason: 'Change' };
  await operator.post(`/operator/cash/${deliverer.userId}/correct/`, correction);
  await operator.get('/operator/close/?day=2026-11-21');
  await operator.post('/operator/close/', { day: '2026-11-21', city: village.cityId });
  await operator.get(`/operator/deliverers/${deliverer.userId}/summary/`);
  await operator.get('/operator/statements/');
  await operator.post(`/operator/shops/${retailer.shopId}/payments/`, { amount: 1 });
});

it('announcements', async () => {
  const news = { city: village.cityId, audiences: ['customer'], texts: { en: 'The road is flooded.' } };
  await operator.post('/operator/announcements/', news);
  await operator.get('/operator/announcements/');
  await operator.get(`/operator/announcements/people/?city=${village.cityId}&audiences=customer`);
});

it('complaints', async () => {
  const { order } = await orderIn(village, 'COMPLETED');
  const { id } = await complain(village, { orderId: order.id });
  await operator.get('/operator/complaints/');
  await operator.get(`/operator/complaints/${id}/`);
  await operator.post(`/operator/complaints/${id}/messages/`, { body: 'Which one?' });
  const refund = { amount: 1, from: 'operator', how: 'cash' };
  await operator.post(`/operator/complaints/${id}/close/`, {
    outcome: 'refund',
    note: '₹1 back.',
    ...refund,
  });
  const { body } = await operator.get(`/operator/complaints/${id}/`);
  await operator.post(`/operator/refunds/${body.order_record.refunds[0].id}/paid/`);
});

it('the catalogue', async () => {
  const type = await makeProductType(t);
  const product = { name: 'Pumpkin', type, price: 26 };
  const { body: made } = await operator.post('/operator/catalogue/', product);
  const url = `/operator/catalogue/${made.id}/`;
  await operator.get('/operator/catalogue/');
  await operator.get(url);
  await operator.patch(url, { version: made.version, price: 28 });
  const { text: file } = await exportFile(operator);
  await importFile(operator, { file });
  await operator.delete(url);
});

it('synonyms', async () => {
  const { body: made } = await operator.post('/operator/synonyms/', { names: ['rice', 'arisi'] });
  const url = `/operator/synonyms/${made.id}/`;
  await operator.get('/operator/synonyms/');
  await operator.get(url);
  await operator.patch(url, { version: made.version, names: ['rice', 'arisi', 'chawal'] });
  await operator.post('/operator/synonyms/import/', { rows: [{ names: ['salt', 'uppu'] }] });
  await operator.delete(url);
});

it('the day, the setup and the audit', async () => {
  await operator.get('/operator/today/');
  await operator.get('/operator/setup/');
  const contacts = '/operator/support-contacts/';
  const { body: saved } = await operator.get(contacts);
  await operator.patch(contacts, { version: saved.version, email: 'help@haat.example' });
  await operator.get('/operator/audit/');
});

it('cities, slots and pictures', async () => {
  const place = { latitude: 10.52, longitude: 76.21, radius_km: 15, time_zone: 'Asia/Kolkata' };
  const city = { name: 'Eloor', ...place, delivery_base: 20, free_km: 2, per_km: 5 };
  const { body: added } = await operator.post('/operator/cities/', city);
  await operator.get('/operator/cities/');
  await operator.get(`/operator/cities/${added.id}/`);
  await operator.patch(`/operator/cities/${added.id}/`, { version: 1, radius_km: 12 });
  const times = { start: '17:00', end: '19:00', cut_off_minutes: 60, capacity: 20 };
  const { body: slot } = await operator.post('/operator/slots/', { city: added.id, weekday: 6, ...times });
  await operator.get(`/operator/slots/?city=${added.id}`);
  await operator.get(`/operator/slots/preview/?city=${added.id}`);
  await operator.get(`/operator/slots/${slot.id}/`);
  await operator.patch(`/operator/slots/${slot.id}/`, { version: 1, capacity: 30 });
  await operator.delete(`/operator/slots/${slot.id}/`);
  await makeOperatorImage(operator);
});

it('shops and types', async () => {
  const path = `/operator/shops/${village.retailer.shopId}/`;
  await operator.get('/operator/shops/');
  const { body: shop } = await operator.get(path);
  await operator.patch(path, { version: shop.version, name: 'Ammini Vegetables and Fruit' });
  await operator.post(`${path}suspend/`, { reason: 'Stones for rice' });
  await operator.post(`${path}restore/`);
  await operator.get(`${path}quantities/`);
  await operator.post(`${path}quantities/`, { quantity: 20 });
  await operator.get('/operator/catalogue/starter-pictures/');
  await operator.post('/operator/catalogue/starter-pictures/');
  await operator.post(`${path}verify/`);
  for (const resource of ['shop-types', 'product-types']) {
    const { body: type } = await operator.post(`/operator/${resource}/`, { name: 'Flowers' });
    await operator.get(`/operator/${resource}/`);
    await operator.get(`/operator/${resource}/${type.id}/`);
    await operator.patch(`/operator/${resource}/${type.id}/`, { version: 1, name: 'Garlands' });
    await operator.delete(`/operator/${resource}/${type.id}/`);
  }
});

it('news and support requests', async () => {
  const add = async (path: string, record: object) => (await operator.post(path, record)).body;
  const category = await add('/operator/categories/', {
    name: 'Recipes',
    cover: (await makeOperatorImage(operator)).id,
  });
  const article = { title: 'Pickle', body: '<p>Mango</p>', category: category.id };
  const news = {
    articles: await add('/operator/articles/', article),
    banners: await add('/operator/banners/', { title: 'Market', link: '/shops' }),
    categories: category,
    requests: await add('/customers/request/', { body: 'Rice flour' }),
  };
  for (const [name, { id }] of Object.entries(news)) {
    await operator.get(`/operator/${name}/`);
    await operator.get(`/operator/${name}/${id}/`);
    await operator.patch(`/operator/${name}/${id}/`, { version: 1 });
    if (name !== 'requests') await operator.delete(`/operator/${name}/${id}/`);
  }
});

it('the second factor', async () => {
  const path = '/operator/second-factor';
  const origin = 'https://haat.example';
  const person = await makeOperatorClient(t);
  const { secret, codes } = await addApp(t, person);
  const device = makeAuthenticator();
  const key = (await person.post(`${path}/passkeys/options/`, undefined, { origin })).body;
  const response = device.create(key.challenge, origin);
  const { body: added } = await person.post(`${path}/passkeys/`, { name: 'Phone', response }, { origin });
  const session = await t.signIn(person.number);
  await session.get(`${path}/`);
  await session.post(`${path}/give/recovery-code/`, { code: codes[0] });
  t.clock.advance(30_000);
  await session.post(`${path}/give/code/`, { code: codeOf(secret, t) });
  const asked = (await session.post(`${path}/give/passkey/options/`, undefined, { origin })).body;
  await session.post(`${path}/give/passkey/`, { response: device.get(asked.challenge, origin) });
  await session.post(`${path}/recovery-codes/`);
  await session.delete(`${path}/app/`);
  await session.delete(`${path}/passkeys/${added.state.passkeys[0].id}/`);
});

it('every answer matches its schema [API-4]', () => expect(judge.faults).toEqual([]));

it('every call was made [API-3, API-4, DESK-62]', () => {
  expect(operatorCalls.length).toBeGreaterThan(10);
  expect(judge.unanswered(operatorCalls)).toEqual([]);
});
