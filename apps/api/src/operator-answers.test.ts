// Makes every call of the operator's desk once. Checks each answer against its schema.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { endpoints } from './testing/endpoints.ts';
import { type AnswerJudge, judgeAnswers } from './testing/judge-answers.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';
import { makeVillage, type Village } from './testing/village.ts';

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

it('the day, the first steps and the audit', async () => {
  await operator.get('/operator/today/');
  await operator.get('/operator/setup/');
  await operator.get('/operator/audit/');
});

it('every answer matches its schema [API-4]', () => expect(judge.faults).toEqual([]));

it('every call was made [API-3, API-4]', () => {
  expect(operatorCalls.length).toBeGreaterThan(10);
  expect(judge.unanswered(operatorCalls)).toEqual([]);
});
