// Makes every call of the contract once, except the operator's, and checks each answer against its schema.
import { limits } from '@haat/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBanner } from './slices/blog/edit-banner.ts';
import { addressInput } from './testing/addresses.ts';
import { makeArticle } from './testing/articles.ts';
import { makeCatalogueProduct } from './testing/catalogue.ts';
import { importGoods } from './testing/catalogue-files.ts';
import { complain } from './testing/complaints.ts';
import { buyOnCredit, makeBuyer, offerTo, openCredit } from './testing/credit.ts';
import { endpoints } from './testing/endpoints.ts';
import { type AnswerJudge, judgeAnswers } from './testing/judge-answers.ts';
import { offerFor, sendList } from './testing/lists.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { orderIn, placeOrder } from './testing/orders.ts';
import { confirmOrder, enterOrder } from './testing/phone-orders.ts';
import { makeProduct, productInput } from './testing/products.ts';
import { makeProductType, makeVerifiedShop } from './testing/shops.ts';
import { makeFile, makeWebm } from './testing/sounds.ts';
import { makeStanding } from './testing/standing.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from './testing/village.ts';

const customersCalls = endpoints.filter(({ who }) => who !== 'operator');

let t: TestApp;
let village: Village;
let judge: AnswerJudge;
beforeAll(async () => {
  t = await createTestApp();
  judge = judgeAnswers(t);
  village = await makeVillage(t);
});
afterAll(() => t.close());

it('sign-in with a phone and a browser', async () => {
  const { cityId } = village;
  const person = await t.signIn();
  await person.get('/users/details/');
  await person.get('/users/cities/');
  await person.patch('/users/preferences/', { language: 'ml', data_saver: true, sound: false });
  const place = { latitude: 10.521, longitude: 76.211, address: 'One\nTwo\nThree', city: cityId };
  await person.post('/customers/create/', { primary_address: { ...place, name: 'primary' } });
  await person.post('/users/device/gcm/', { registration_id: 'phone', cloud_message_type: 'FCM' });
  const endpoint = 'https://push.example.org/1';
  await person.post('/users/device/webpush/', { endpoint, keys: { p256dh: 'key', auth: 'secret' } });
  await person.delete('/users/device/webpush/', { endpoint });
  await t.signIn(person.number);
  const { body: devices } = await person.get('/users/sessions/');
  const other = devices.results.find((session: { is_current: boolean }) => !session.is_current);
  await person.delete(`/users/sessions/${other.id}/`);
  await person.delete('/users/sessions/');
  await person.post('/users/logout/');
});

it('export and deletion', async () => {
  const person = await t.signIn();
  await person.get('/users/export/');
  await t.nobody.post('/users/login/', { number: person.number });
  await person.delete('/users/', { otp: t.sms.codes.get(person.number) });
});

it('news, shops and support requests', async () => {
  const { customer, cityId } = village;
  const articleId = await makeArticle(t, { isPinned: true });
  await t.database.inTx((tx) =>
    createBanner(tx, null, { title: 'Market', imageId: null, link: '/shops', position: 0 }),
  );
  for (const path of ['articles/?is_pinned=1', `articles/${articleId}/`, 'banners/', 'categories/']) {
    await customer.get(`/blog/${path}`);
  }
  const { body: further } = await customer.post('/customers/addresses/', addressInput(cityId));
  await customer.get('/customers/addresses/');
  await customer.patch(`/customers/addresses/${further.id}/`, { landmark: 'Blue gate' });
  await customer.get(`/files/${await makeFile(customer, makeWebm())}/`);
  await customer.delete(`/customers/addresses/${further.id}/`);
  await customer.post('/customers/request/', { body: 'Rice flour, please' });
  await customer.get('/customers/requests/');
});

it('search and products', async () => {
  const { customer, retailer } = village;
  const product = await makeProduct(t, retailer, { name: 'Lemon' });
  const at = `address_id=${customer.addressId}`;
  const paths = [
    `nearby/?${at}`,
    `${retailer.shopId}/`,
    'shop-types/',
    'product-types/',
    'shop-product-types/',
    `products/?shop__id=${retailer.shopId}`,
    `products/${product.id}/`,
    `product-search/?${at}&search=lemmon`,
  ];
  for (const path of paths) await customer.get(`/shops/${path}`);
  const reduced = { offer_price: 1, offer_until: '2026-11-30' };
  await retailer.patch(`/shops/products-retailer/${product.id}/`, reduced);
  await customer.get(`/shops/offers/?${at}`);
  await customer.post(`/shops/products/${product.id}/tell_me/`, {});
  await customer.delete(`/shops/products/${product.id}/tell_me/`);
  await customer.send('PUT', `/shops/${retailer.shopId}/favourite/`, '', {});
  await customer.delete(`/shops/${retailer.shopId}/favourite/`);
});

it('an order from checkout to completion', async () => {
  const { customer, retailer, deliverer } = village;
  const { order, deliveryId } = await orderIn(village, 'COMPLETED');
  await customer.get('/customers/cart/');
  const [{ product: goods }] = order.items as [(typeof order.items)[0]]; // it has two
  const piece = { product_id: goods.id, address_id: customer.addressId };
  await customer.post('/customers/cart/add/', piece);
  await customer.post('/customers/cart/remove/', piece);
  await orderIn(village, 'INITIATED');
  await customer.get('/customers/orders/');
  await customer.get('/customers/orders/previous/');
  await retailer.get('/shops/orders/');
  await retailer.get('/shops/orders/previous/');
  await retailer.get(`/shops/orders/${order.id}/`);
  await deliverer.get('/deliveries/');
  await deliverer.get(`/deliveries/${deliveryId}/`);
});

it('an order that its deliverer gives back', async () => {
  const { deliverer } = village;
  const { deliveryId } = await orderIn(village, 'ASSIGNED');
  await deliverer.post(`/deliveries/${deliveryId}/give_back/`, { reason: 'other' });
  const pickedUp = await orderIn(village, 'PICKED_UP');
  await deliverer.post(`/deliveries/${pickedUp.deliveryId}/give_back/`, {
    reason: 'refused',
    note: 'Wrong house',
  });
});

it('a change of an order that waits, and its answer', async () => {
  const { customer, retailer } = village;
  const { order } = await orderIn(village, 'INITIATED');
  const [item] = order.items as [(typeof order.items)[0]]; // it has two
  const changes = [{ id: item.id, quantity: item.quantity - 1 }];
  const { body } = await retailer.post(`/shops/orders/${order.id}/propose/`, { changes });
  const answer = { id: body.proposal.id, answer: 'agree' };
  await customer.post(`/customers/orders/${order.id}/proposal/`, answer);
});

it('an order by telephone, and one that is repeated', async () => {
  const { customer, retailer } = village;
  const { id: product } = await makeProduct(t, retailer, { name: 'Lime' });
  const entered = await enterOrder(village, product, { number: customer.number });
  await retailer.get('/shops/phone-orders/');
  const { body } = await confirmOrder(village, entered, entered.code);
  await confirmOrder(village, entered, entered.code);
  await retailer.get(`/shops/phone-orders/customer/?number=${encodeURIComponent(customer.number)}`);
  await customer.post(`/customers/orders/${body.id}/again/`);
  await customer.get(`/shops/${retailer.shopId}/bought-before/`);
});

it('goods for every morning', async () => {
  const { customer, retailer } = village;
  const { id: product } = await makeProduct(t, retailer, { name: 'Milk' });
  const { id } = await makeStanding(village, product);
  await retailer.get('/shops/standing/');
  await retailer.post('/shops/orders/accept_standing/');
  await customer.get('/customers/standing/');
  await customer.get(`/customers/standing/${id}/`);
  await customer.patch(`/customers/standing/${id}/`, { paused_until: '2026-12-01' });
  await customer.delete(`/customers/standing/${id}/`);
});

it('lists of what somebody wants', async () => {
  const { customer, retailer } = village;
  const { id: product } = await makeProduct(t, retailer, { name: 'Curd' });
  const [agreed, cancelled, refused] = [
    await sendList(village),
    await sendList(village),
    await sendList(village),
  ];
  await offerFor(retailer, agreed.id, product);
  await customer.post(`/customers/lists/${agreed.id}/agree/`);
  await customer.post(`/customers/lists/${agreed.id}/agree/`);
  await customer.post(`/customers/lists/${cancelled.id}/cancel/`);
  await retailer.post(`/shops/lists/${refused.id}/refuse/`, { reason: 'closed' });
  for (const path of ['', `${agreed.id}/`, `${refused.id}/`]) {
    await customer.get(`/customers/lists/${path}`);
    await retailer.get(`/shops/lists/${path}`);
  }
});

it('a payment that its customer claims, and its answers', async () => {
  const { customer, retailer } = village;
  const { order } = await orderIn(village, 'VERIFIED');
  await customer.post(`/customers/orders/${order.id}/pay_by/`, { pay_by: 'cash' });
  const claim = { amount: 1, reference: '4711' };
  const { body } = await customer.post(`/customers/orders/${order.id}/paid_upi/`, claim);
  const path = `/shops/orders/${order.id}/payments/${body.payments[0].id}/`;
  await retailer.post(`${path}deny/`);
  await retailer.post(`${path}confirm/`);
});

it('credit with a shop', async () => {
  const { retailer } = village;
  const { customer, id } = await openCredit(village);
  const refuser = await makeBuyer(village);
  const offer = await offerTo(village, refuser);
  await refuser.post(`/customers/credit/${offer.id}/refuse/`);
  await buyOnCredit(village, customer, 100);
  for (const answer of ['agree', 'refuse']) {
    const paid = await customer.post(`/customers/credit/${id}/entries/`, { amount: 1 });
    await retailer.post(`/shops/credit/${id}/entries/${paid.body.id}/${answer}/`);
    const line = await retailer.post(`/shops/credit/${id}/entries/`, { kind: 'sale', amount: 1 });
    await customer.post(`/customers/credit/${id}/entries/${line.body.id}/${answer}/`);
  }
  await retailer.patch(`/shops/credit/${id}/`, { is_closed: true });
  await retailer.post(`/shops/credit/${id}/remind/`);
  for (const path of ['', `${id}/`, `${id}/entries/`, `${id}/statement/`]) {
    await customer.get(`/customers/credit/${path}`);
    await retailer.get(`/shops/credit/${path}`);
  }
  await retailer.get('/shops/credit/customers/');
});

it('cash in hand, and its hand-overs', async () => {
  const { retailer, deliverer } = village;
  await orderIn(village, 'COMPLETED');
  const amount = { shop: retailer.shopId, amount: 1 };
  const { body: first } = await deliverer.post('/deliveries/cash/hand_overs/', amount);
  const { body: second } = await deliverer.post('/deliveries/cash/hand_overs/', amount);
  await deliverer.get('/deliveries/cash/');
  await retailer.get('/shops/cash/');
  await retailer.get('/shops/statement/');
  await retailer.get('/shops/sales/');
  await retailer.post(`/shops/cash/hand_overs/${first.id}/confirm/`);
  await retailer.post(`/shops/cash/hand_overs/${second.id}/dispute/`, { reason: 'Nobody came' });
  await deliverer.get('/deliveries/cash/entries/');
  await deliverer.get('/deliveries/summary/');
});

it('duty of a deliverer', async () => {
  const { deliverer } = village;
  await deliverer.get('/deliveries/duty/');
  await deliverer.patch('/deliveries/duty/', { is_on_duty: true });
});

it('complaints', async () => {
  const { customer, retailer } = village;
  const { id } = await complain(village);
  await customer.post(`/customers/complaints/${id}/messages/`, { body: 'Please answer.' });
  await retailer.post(`/shops/complaints/${id}/messages/`, { body: 'Sorry.' });
  for (const path of ['', `${id}/`]) {
    await customer.get(`/customers/complaints/${path}`);
    await retailer.get(`/shops/complaints/${path}`);
  }
});

it('a refund that the shop has paid', async () => {
  const { order } = await orderIn(village, 'COMPLETED');
  const { id } = await complain(village, { orderId: order.id });
  const operator = await makeOperatorClient(t);
  const closing = { outcome: 'refund', note: 'As agreed.', amount: 1, from: 'shop', how: 'cash' };
  await operator.post(`/operator/complaints/${id}/close/`, closing);
  const { refunds } = (await village.customer.get(`/customers/orders/${order.id}/`)).body;
  await village.retailer.post(`/shops/refunds/${refunds[0].id}/paid/`);
});

it('cancelled, rejected and withdrawn orders, and a request accepted by GET', async () => {
  const { customer, retailer, deliverer } = village;
  await orderIn(village, 'CANCELLED');
  await orderIn(village, 'REJECTED');
  const { order } = await orderIn(village, 'ACCEPTED');
  await retailer.get('/shops/packing/');
  await retailer.get(`/shops/packing/?start=${encodeURIComponent(order.slot.start)}`);
  await retailer.post(`/shops/orders/${order.id}/packed/`, { is_packed: true });
  await retailer.post(`/shops/orders/${order.id}/withdraw/`, { reason: 'other', note: 'A wedding' });
  const fish = await makeGoods(t, retailer, { is_loose: true, net_quantity: 250, unit: 'g', quantity: 9 });
  const loose = await orderIn(village, 'ACCEPTED', { wanted: [{ productId: fish, quantity: 2 }] });
  const [item] = loose.order.items;
  await retailer.post(`/shops/orders/${loose.order.id}/weigh/`, { items: [{ id: item?.id, weighed: 520 }] });
  await retailer.patch('/shops/update/', { offers_pick_up: true });
  const toFetch = await placeOrder(village, { checkout: { fulfilment: 'pick_up' } });
  for (const step of ['accept', 'ready', 'hand_out'])
    await retailer.post(`/shops/orders/${toFetch.id}/${step}/`, step === 'hand_out' ? {} : undefined);
  const together = await orderIn(village, 'ACCEPTED');
  await deliverer.get('/deliveries/requests/?latitude=10.5&longitude=76.2');
  await deliverer.post('/deliveries/requests/accept/', { ids: [together.deliveryId, 9_999_999] });
  await deliverer.get('/deliveries/trip/?latitude=10.5&longitude=76.2');
  await deliverer.post('/deliveries/picked_up/', { ids: [together.deliveryId] });
  const { deliveryId } = await orderIn(village, 'ACCEPTED');
  await deliverer.get(`/deliveries/requests/${deliveryId}/accept/`);
  for (const reader of [customer, retailer, deliverer]) await reader.get('/users/notifications/');
  await customer.post('/users/notifications/mark_read/', {});
});

it("a retailer's shop, products and catalogue", async () => {
  const { retailer, shop } = await makeVerifiedShop(t, { cityId: village.cityId });
  const typeId = await makeProductType(t, 'Fruit', [shop.type.id]);
  const catalogueId = await makeCatalogueProduct(t, { typeId });
  await retailer.get('/shops/update/');
  await retailer.patch('/shops/update/', { is_open: true });
  await retailer.patch('/shops/update/', { second_number: freshNumber() });
  await retailer.post('/shops/update/second_number/code/');
  const code = t.sms.texts.at(-1)?.slice(-limits.toldCodeDigits);
  await retailer.post('/shops/update/second_number/', { code });
  const product = await makeProduct(t, retailer);
  await retailer.get('/shops/products-retailer/');
  await retailer.get(`/shops/products-retailer/${product.id}/`);
  const { name } = await productInput(t, retailer);
  await retailer.patch(`/shops/products-retailer/${product.id}/`, { name });
  const { text: goods } = await retailer.get('/shops/products-retailer/export/');
  await importGoods(retailer, { file: goods });
  await retailer.patch('/shops/products-retailer/', { products: [{ id: product.id, price: 9 }] });
  await retailer.delete(`/shops/products-retailer/${product.id}/`);
  for (const path of ['types/', `?type__id=${typeId}`, `${catalogueId}/`]) {
    await retailer.get(`/shops/catalogue/${path}`);
  }
  await retailer.post(`/shops/catalogue/${catalogueId}/add/`);
  await retailer.post('/shops/catalogue/add_all/', { product_type: typeId, exclude: [] });
  await retailer.get('/shops/catalogue/quantities/');
  await retailer.post('/shops/catalogue/quantities/', { quantity: 20 });
});

it('every answer matches its schema [API-4]', () => expect(judge.faults).toEqual([]));

it('every call was made [API-3, API-4]', () => {
  expect(customersCalls.length).toBeGreaterThan(50);
  expect(judge.unanswered(customersCalls)).toEqual([]);
});
