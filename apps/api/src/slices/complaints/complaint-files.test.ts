// Pictures and sounds that a customer sends with a complaint.
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { complain } from '../../testing/complaints.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { makePicture } from '../../testing/pictures.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeFile, makeWebm } from '../../testing/sounds.ts';
import { makeCustomer, makeRetailer } from '../../testing/village.ts';

const village = setUpVillage();
const dayMs = 24 * 60 * 60 * 1000;

let picture: number;
let sound: number;
beforeAll(async () => {
  picture = await makeFile(village.customer, await makePicture());
  sound = await makeFile(village.customer, makeWebm());
});

const statusFor = async (client: Client, id: number) => (await client.get(`/files/${id}/`)).status;
const filesOf = async (client: Client, path: string) =>
  (await client.get(path)).body.messages.map(({ files }: { files: unknown }) => files);

it('belong to the first message, each once [COMPLAIN-4]', async () => {
  const { customer, retailer } = village;
  const { id } = await complain(village, { files: [sound, picture, sound] });
  await customer.post(`/customers/complaints/${id}/messages/`, { body: 'Please answer.' });
  const sent = [
    { id: sound, kind: 'sound' },
    { id: picture, kind: 'picture' },
  ];
  const operator = await makeOperatorClient(village.testApp);
  for (const [client, side] of [
    [customer, 'customers'],
    [retailer, 'shops'],
    [operator, 'operator'],
  ] as const) {
    expect(await filesOf(client, `/${side}/complaints/${id}/`)).toEqual([sent, []]);
  }
});

it("must be the customer's own [COMPLAIN-4]", async () => {
  const { customer, testApp, cityId } = village;
  const others = await makeFile(await makeCustomer(testApp, cityId), await makePicture());
  const { order } = await orderIn(village, 'REJECTED');
  const path = `/customers/orders/${order.id}/complaints/`;
  const refused = await customer.post(path, { kind: 'damaged', body: 'See.', files: [picture, others] });
  expect(refused.status).toBe(404);
  expect((await customer.get(`/customers/complaints/?order=${order.id}`)).body.count).toBe(0);
});

it('are seen by the shop that sees the complaint, and by operators [COMPLAIN-27]', async () => {
  const { customer, retailer, testApp, cityId } = village;
  const [hidden, shown] = [await makeFile(customer, makeWebm()), await makeFile(customer, makeWebm())];
  await complain(village, { kind: 'behaviour', files: [hidden] });
  await complain(village, { files: [shown] });
  const others = await makeRetailer(testApp, cityId);
  const operator = await makeOperatorClient(testApp);
  const seen = async (id: number) =>
    Promise.all([customer, retailer, operator, others].map((client) => statusFor(client, id)));
  expect(await seen(hidden)).toEqual([200, 404, 200, 404]);
  expect(await seen(shown)).toEqual([200, 200, 200, 404]);
});

it('are gone 30 days after the close [COMPLAIN-27]', async () => {
  const { customer, testApp } = village;
  const [closed, open] = [await makeFile(customer, makeWebm()), await makeFile(customer, makeWebm())];
  const { id } = await complain(village, { files: [closed] });
  await complain(village, { files: [open] });
  const operator = await makeOperatorClient(testApp);
  await operator.post(`/operator/complaints/${id}/close/`, { outcome: 'none', note: 'All is well.' });
  const sweep = () => testApp.sweeps.run(testApp.database);
  testApp.clock.advance(30 * dayMs);
  await sweep();
  expect(await statusFor(customer, closed)).toBe(200);
  testApp.clock.advance(1);
  await sweep();
  expect(await filesOf(customer, `/customers/complaints/${id}/`)).toEqual([[], []]);
  expect([await statusFor(customer, closed), await statusFor(customer, open)]).toEqual([404, 200]);
  testApp.clock.advance(-30 * dayMs - 1);
});
