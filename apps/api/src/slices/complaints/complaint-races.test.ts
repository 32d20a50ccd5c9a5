// Two people act at the same time. Both calls wait for a lock on the complaint, so that they meet.
import { expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { complain, messagesOf } from '../../testing/complaints.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer } from '../../testing/village.ts';
import { lockComplaint } from './complaint.queries.ts';

const village = setUpVillage();

async function together(
  complaintId: number,
  calls: readonly (() => Promise<TestAnswer>)[],
): Promise<TestAnswer[]> {
  const { database } = village.testApp;
  const answers: Promise<TestAnswer>[] = [];
  await database.inTx(async (tx) => {
    await lockComplaint(tx, complaintId);
    for (const [index, call] of calls.entries()) {
      answers.push(call());
      await expect.poll(() => countLockWaits(database)).toBe(index + 1);
    }
  });
  return Promise.all(answers);
}

const codesOf = (answers: readonly TestAnswer[]) => answers.map(({ status, body }) => body?.code ?? status);

const wholeOf = async (id: number) => (await village.customer.get(`/customers/complaints/${id}/`)).body;

async function twoOperators() {
  return [await makeOperatorClient(village.testApp), await makeOperatorClient(village.testApp)] as const;
}

it('of two closes at once one counts [COMPLAIN-11]', async () => {
  const { id } = await complain(village);
  const [one, other] = await twoOperators();
  const path = `/operator/complaints/${id}/close/`;
  const answers = await together(id, [
    () => one.post(path, { outcome: 'refund', note: 'First' }),
    () => other.post(path, { outcome: 'none', note: 'Second' }),
  ]);
  expect(codesOf(answers).sort()).toEqual([200, 'complaint.closed']);
  const isFirst = answers[0]?.status === 200;
  const { outcome, messages } = await wholeOf(id);
  expect([outcome, messages.length, messages.at(-1)?.body]).toEqual(
    isFirst ? ['refund', 2, 'First'] : ['none', 2, 'Second'],
  );
});

it.each(['customer', 'shop', 'operator'] as const)(
  'a message of the %s comes before the note of a close at the same time, or is refused [COMPLAIN-11]',
  async (side) => {
    const { id } = await complain(village);
    const [operator, colleague] = await twoOperators();
    const close = () =>
      operator.post(`/operator/complaints/${id}/close/`, { outcome: 'none', note: 'The end' });
    const [client, path] = {
      customer: [village.customer, 'customers'] as const,
      shop: [village.retailer, 'shops'] as const,
      operator: [colleague, 'operator'] as const,
    }[side];
    const write = () => client.post(`/${path}/complaints/${id}/messages/`, { body: 'Wait' });
    const [closed, written] = (await together(id, [close, write])) as [TestAnswer, TestAnswer]; // one for each call
    expect(closed.status).toBe(200);
    const bodies = messagesOf(await wholeOf(id)).map(([, body]) => body);
    expect([written.body.code ?? written.status, ...bodies.slice(1)]).toEqual(
      written.status === 201 ? [201, 'Wait', 'The end'] : ['complaint.closed', 'The end'],
    );
  },
);

it('two answers at once both stay, and the first stops the clock [COMPLAIN-11]', async () => {
  const { id } = await complain(village);
  const [operator] = await twoOperators();
  const answers = await together(id, [
    () => village.retailer.post(`/shops/complaints/${id}/messages/`, { body: 'From the shop' }),
    () => operator.post(`/operator/complaints/${id}/messages/`, { body: 'From the desk' }),
  ]);
  expect(codesOf(answers)).toEqual([201, 201]);
  expect((await wholeOf(id)).messages).toHaveLength(3);
  const { answered_at } = (await operator.get(`/operator/complaints/${id}/`)).body;
  expect(answered_at).toBe('2026-11-21T10:00:00+05:30');
});

it('an answer while the customer deletes their account is deleted or refused [COMPLAIN-11, COMPLAIN-17]', async () => {
  const customer = await makeCustomer(village.testApp, village.cityId);
  const { id } = await complain(village, { customer });
  const otp = await codeFor(village.testApp, customer);
  const [written, deleted] = (await together(id, [
    () => village.retailer.post(`/shops/complaints/${id}/messages/`, { body: 'Quagga' }),
    () => customer.delete('/users/', { otp }),
  ])) as [TestAnswer, TestAnswer]; // one for each call
  expect(deleted.status).toBe(204);
  expect([201, 404]).toContain(written.status);
  const left = await village.testApp.database.pool.query(
    "select 1 from complaint_messages where body = 'Quagga'",
  );
  expect(left.rowCount).toBe(0);
});
